// Runs one bench by name: `npm run bench -- rules`. It measures, it does not judge: only an error makes it fail.
import { asJson, asTable, type Findings } from './report.ts'

// Loaded one at a time, so that none pays for the others. Both sides run as they would in earnest.
process.env.NODE_ENV = 'production'
const benches: Record<string, () => Promise<() => Promise<Findings>>> = {
  rules: async () => (await import('./rules.ts')).benchRules,
}

const args = process.argv.slice(2)
const name = args.find((arg) => !arg.startsWith('--'))
const unknown = args.find((arg) => arg !== name && arg !== '--json')
const load = name === undefined || !Object.hasOwn(benches, name) ? undefined : benches[name]

if (name && load && unknown === undefined) {
  const bench = await load()
  const began = performance.now()
  const findings = await bench()
  const seconds = (performance.now() - began) / 1000
  if (!args.includes('--json')) console.log(`${asTable(findings)}\n`)
  console.log(asJson(name, findings, seconds))
} else {
  console.log(`npm run bench -- <name> [--json]\nBenches: ${Object.keys(benches).join(', ')}`)
  if (args.length > 0) process.exitCode = 1
}
