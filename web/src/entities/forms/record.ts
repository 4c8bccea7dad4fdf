/** What the inputs of an item hold, by field name. */
export type Values = Readonly<Record<string, unknown>>
