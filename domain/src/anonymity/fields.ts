/** A plain object from the wire, looked at field by field. */
export type Fields = { readonly [name: string]: unknown }
