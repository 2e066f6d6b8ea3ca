// Loaded before a process begins (`NODE_OPTIONS=--import`): its machine's clock is off by so much.
const OFF_MS = Number(process.env.CLOCK_OFF_MS)
const Real = Date
const now = () => Real.now() + OFF_MS

globalThis.Date = new Proxy(Real, {
  construct: (_, args) => (args.length > 0 ? new Real(...args) : new Real(now())),
  get: (_, key) => (key === 'now' ? now : Reflect.get(Real, key)),
})
