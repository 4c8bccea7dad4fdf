/** A moment as part of the name of a file. */
export function stampOf(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}
