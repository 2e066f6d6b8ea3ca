// Runs one bench by name: `npm run bench -- rules`, or parts of one: `npm run bench -- api views`. It measures, it does not
// judge: only an error makes it fail.
import { asJson, asTable, type Findings } from './report.ts'

interface Bench {
  /** Of which one or more can be run alone. */
  parts: readonly string[]
  run(parts: readonly string[]): Promise<Findings>
}

// Loaded one at a time, so that none pays for the others. Both sides run as they would in earnest.
process.env.NODE_ENV = 'production'
const benches: Record<string, () => Promise<Bench>> = {
  async rules() {
    const { benchRules } = await import('./rules.ts')
    return { parts: [], run: benchRules }
  },
  async api() {
    const { apiParts, benchApi } = await import('./api.ts')
    return { parts: apiParts, run: benchApi }
  },
  async years() {
    const { yearsParts, benchYears } = await import('./years.ts')
    return { parts: yearsParts, run: benchYears }
  },
  async scale() {
    const { benchScale, scaleParts } = await import('./scale.ts')
    return { parts: scaleParts, run: benchScale }
  },
  async web() {
    const { webParts, benchWeb } = await import('./web.ts')
    return { parts: webParts, run: benchWeb }
  },
}

const args = process.argv.slice(2)
const [name, ...parts] = args.filter((arg) => arg !== '--json')
const bench = name === undefined || !Object.hasOwn(benches, name) ? undefined : await benches[name]!()

if (name && bench && parts.every((part) => bench.parts.includes(part))) {
  const began = performance.now()
  const findings = await bench.run(parts)
  const seconds = (performance.now() - began) / 1000
  if (!args.includes('--json')) console.log(`${asTable(findings)}\n`)
  console.log(asJson(name, findings, seconds))
} else {
  console.log(`npm run bench -- <name> [part …] [--json]\nBenches: ${Object.keys(benches).join(', ')}`)
  if (bench) console.log(`Parts of ${name}: ${bench.parts.join(', ') || 'none'}`)
  if (args.length > 0) process.exitCode = 1
}
