// What is worth having if it comes soon.

/** Undefined where it fails, or does not come in time. */
export async function soon<T>(wanted: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((over) => {
    timer = setTimeout(() => over(undefined), ms)
  })
  const came = wanted.catch(() => undefined)
  return Promise.race([came, late]).finally(() => clearTimeout(timer))
}
