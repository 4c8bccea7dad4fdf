/** The values that a list of imports names; types are gone when the code runs. */
export function valuesIn(list: string): string[] {
  return list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
}

/** Imports in place of one, on as many lines as that was, so that what comes after keeps its line. */
export function onItsLines(line: string, single: readonly string[]): string {
  return single.join(';') + '\n'.repeat(line.split('\n').length - 1)
}
