/** The shape of a language file: the keys of the Dutch one, any text for each (D1.3). */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }
