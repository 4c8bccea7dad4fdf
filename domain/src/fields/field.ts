import type { IssueCode } from '../errors.ts'

/** What kind of input a field asks for; the form, the table and the documents follow from it. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'email'
  | 'phone'
  | 'website'
  | 'zipcode'
  | 'username'
  | 'password'
  | 'integer'
  | 'fraction'
  | 'money'
  | 'flag'
  | 'date'
  | 'dateTime'
  | 'repeat'
  | 'choice'
  | 'colour'
  | 'image'
  | 'object'
  | 'list'
  | 'status'
  | 'history'

/** A parsed value, or the rules it breaks with a path below the field ('' is the field itself). */
export type Parsed<T> = { readonly value: T } | { readonly issues: readonly SubIssue[] }

/** An issue inside a field. */
export interface SubIssue {
  readonly path: string
  readonly code: IssueCode
  readonly params?: Readonly<Record<string, string | number>>
}

/** What the parser may need from outside: the clock. */
export interface ParseContext {
  readonly now: Date
  /** Reduces markup to the allowed tags; given by the server (D4.3). */
  readonly sanitise?: (html: string) => string
}

/** What a field tells by which somebody is known: a name, an address, a number of a register, how many people it employs and so on (D7). */
export type Identifying =
  | 'name'
  | 'email'
  | 'website'
  | 'phone'
  | 'street'
  | 'zipcode'
  | 'city'
  | 'number'
  | 'headcount'

/** What may be said of any field. */
export interface FieldOptions<T> {
  /** Must be present and not empty (S5.4). */
  readonly required?: boolean
  /** The value when left out on creation. */
  readonly default?: T | ((now: Date) => T)
  /** Set when adding, removed from the form and refused when changed later (S5.6). */
  readonly addOnly?: boolean
  /** Derived by the server; accepted unchanged, refused when changed (D19.3). */
  readonly readOnly?: boolean
  /** Read and written by super users alone (D6: `matchnote`, a supplier's `note`). */
  readonly superOnly?: boolean
  /** Written by super users alone, read by all who read the item (D19.1: `role`, `_feed`). */
  readonly superWrite?: boolean
  /** Never read back (D19.1: `_pass`). */
  readonly writeOnly?: boolean
  /** Weight in search: 'name' ranks first, 'other' after it (D8.3). */
  readonly search?: 'name' | 'other'
  /** Left out of forms: it is kept by another part of the screen. */
  readonly hidden?: boolean
  /** By what of it somebody of a lead can be known, or that it tells nothing of the kind. What identifies is taken out of every anonymous form (D7). */
  readonly identifies?: Identifying | false
  /** What the form for a supplier holds of it before disclosure (D7): the value, the value without what identifies, or nothing. */
  readonly anonymous?: 'keep' | 'redact' | 'hide'
  /** Not changed for many items at once: each has its own (S3). A field that identifies never is, but for how many people there are. */
  readonly single?: boolean
  /**
   * Headings of the column that fills it in a table of its own type, beside its labels: without blanks, signs and capitals, best
   * first (D17.2). What says nothing is never imported, so that no file gives a right, a role or an owner (D6).
   */
  readonly import?: readonly string[]
  /** The same in a table of organisations, where it is said of the contact person of a row. */
  readonly importContact?: readonly string[]
  /** What a row gets that has nothing for it, as its cell would say it. */
  readonly importMissing?: string
  /** What a form may fill in from it: the rest of the address, or name and address of the business of this number. */
  readonly completes?: 'address' | 'company'
}

/** One field of a type: its rule, its input and its place in search and rights. */
export interface Field<T = unknown> extends FieldOptions<T> {
  readonly kind: FieldKind
  /** Shortest and longest text, or smallest and largest number. */
  readonly min?: number
  readonly max?: number
  /** Allowed values of a choice. */
  readonly options?: readonly string[]
  /** What the whole of a text looks like: a code, in which no word of anybody fits. */
  readonly pattern?: RegExp
  /** Fields of an object, or of each row of a list. */
  readonly fields?: Fields
  /** Checks a present, non-empty value and gives its kept form. */
  readonly parse: (raw: unknown, context: ParseContext) => Parsed<T>
}

/** The fields of a type by name. */
export type Fields = { readonly [name: string]: Field }

/** The kept value of a field. */
export type ValueOf<F> = F extends Field<infer T> ? T : never

/** A failed parse of the field itself. */
export function fail(code: IssueCode, params?: SubIssue['params']): { issues: SubIssue[] } {
  return { issues: [{ path: '', code, ...(params ? { params } : {}) }] }
}
