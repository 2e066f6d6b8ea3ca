// What a test needs and may not be installed: then what needs it is skipped and said so; a run that must cover everything (CI)
// fails instead.
export function isThere(found: unknown, needed: string, notCovered: string): boolean {
  if (found) return true
  if (process.env.CI) throw new Error(`There is no ${needed}, and without it ${notCovered} cannot be tested`)
  console.warn(`\nNOT COVERED: ${notCovered}: there is no ${needed}\n`)
  return false
}
