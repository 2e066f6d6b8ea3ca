// Where figures are kept for a monitor: those of the process itself to begin with. Others add theirs.
import { collectDefaultMetrics, Registry } from 'prom-client'

/** Gauges that bear a counter's name; what they say, `…_resources` says as well. */
const MISNAMED = ['active_handles_total', 'active_requests_total', 'active_resources_total']

export function openRegistry(): Registry {
  const register = new Registry()
  collectDefaultMetrics({ register, prefix: 'herald_' })
  for (const name of MISNAMED) register.removeSingleMetric(`herald_nodejs_${name}`)
  return register
}
