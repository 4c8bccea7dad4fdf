import type { AnyItem, Ref, ViewerKind } from '@schakel/domain'

/** Who has logged in, as the server tells the browser (D19.7). */
export interface ViewerUser {
  readonly _id: string
  readonly name: string
  readonly username?: string
  readonly email: string
  readonly role: string
  readonly _feed?: string
  readonly kind: ViewerKind
  readonly organisation?: Ref & { readonly _id: string; readonly name: string }
  readonly avatar?: string
}

/** What this installation is called and set to (D1.1, D4.6). */
export interface Config {
  readonly brand: string
  readonly publicBrand: string
  readonly defaultPrice: number
  readonly demo?: boolean
}

/** The body of a search (D8.3): `*` or absence means any. */
export interface SearchBody {
  readonly q?: string
  readonly page?: number
  readonly page_size?: number
  readonly status?: string
  readonly feed?: string
  readonly parent?: string
  readonly tags?: readonly string[]
  readonly sort?: string
}

/** The answer to a save or an update. */
export interface Saved {
  readonly _id: string
  readonly _version: number
}

export type { AnyItem }
