/**
 * What a table has under a word that somebody typed or sent. `table[word]` would also find what every object has, such as
 * `constructor` and `toString`.
 */
export function own<T>(table: Readonly<Record<string, T>> | undefined, word: string): T | undefined {
  return table !== undefined && Object.hasOwn(table, word) ? table[word] : undefined
}
