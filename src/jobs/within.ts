// A limit to waiting for something that may never come.

export async function within<T>(ms: number, wanted: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`nothing came of it within ${ms / 1000} s`)), ms)
  })
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer))
}
