import type { AnyItem, Ref, SearchFilters, ViewerKind } from '@schakel/domain'
import type { Settings } from '@schakel/domain/calls'

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
  readonly phone?: string
  /** What they chose for themselves. */
  readonly settings?: Settings
}

/** What this installation is called and set to (D1.1, D4.6). */
export interface Config {
  readonly brand: string
  readonly publicBrand: string
  readonly defaultPrice: number
  /** Whether this device may keep what it needs without a connection; not known when the configuration did not come. */
  readonly offline?: boolean
  readonly demo?: boolean
  /** How the identity provider is called, where there is one (D16). */
  readonly oidc?: string
  /** Whether one may connect a Google calendar here (D14). */
  readonly google?: boolean
  /** Where photos are searched, where that is set (D15). */
  readonly photos?: string
  /** Whether addresses can be shown on a map here (D15). */
  readonly map?: boolean
  /** Whether a business is found by its KvK number here. */
  readonly register?: boolean
}

/** The body of a search (D8.3): `*` or absence means any. */
export interface SearchBody extends SearchFilters {
  readonly page?: number
  readonly page_size?: number
  readonly sort?: string
  readonly order?: string
}

/** The answer to a save or an update. */
export interface Saved {
  readonly _id: string
  readonly _version: number
}

export type { AnyItem }
