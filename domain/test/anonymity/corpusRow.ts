/** A passage as staff and leads write them, the values that must go, and words that must stay. */
export type Row = readonly [text: string, gone: readonly string[], stays: string]
