/** What the inputs of an item hold, by field name. */
export type Values = Readonly<Record<string, unknown>>

/** Whether a value is a group of named values. */
export function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
