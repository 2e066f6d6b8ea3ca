// Most operations are for who shows a token: the reference says so once, and of each only what is otherwise.
import type { Paths } from './shared.ts'

export const USUAL_SECURITY = [{ bearer: [] }]
const USUAL = JSON.stringify(USUAL_SECURITY)

export const withoutUsual = (paths: Paths): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, declared]) => [method, otherwise(declared)])),
    ]),
  ) as Paths

function otherwise<T extends object>(declared: T): T {
  const { security, ...rest } = declared as T & { security?: unknown }
  return (JSON.stringify(security) === USUAL ? rest : declared) as T
}
