import { isSame } from '@schakel/domain'
import type { Around } from './around.ts'
import type { Form } from './limitedForm.ts'

type Fields = Readonly<Record<string, unknown>>

/** A form, and all that it was made of but for what is the same around the whole lead. */
export interface Kept {
  readonly of: unknown
  readonly form: Form
  /** What is shown of it, redacted once more; `isMade` once that is done. */
  again?: { readonly shown: Fields; readonly limited: Promise<Fields>; isMade: boolean } | undefined
}

/** The forms around a lead by the id of their row, and what they have in common: a form is all that these say, and nothing else. */
export interface FormsOfLead {
  readonly of: unknown
  readonly forms: ReadonlyMap<string, Kept>
}

/** Forms that were made around leads, to be found again where they are made of the same. */
export class MadeForms {
  readonly #made = new Map<string, FormsOfLead>()
  readonly #most: number

  /** With the most leads of which it keeps the forms; the one kept first goes. */
  constructor(most: number) {
    this.#most = most
  }

  /** The forms of the rows around a lead, where what is the same around it is as it was. */
  around(root: string, of: unknown): ReadonlyMap<string, Kept> | undefined {
    const made = this.#made.get(root)
    return made && isSame(made.of, of) ? made.forms : undefined
  }

  keep(root: string, of: unknown, forms: ReadonlyMap<string, Kept>): void {
    this.#made.delete(root)
    this.#made.set(root, { of, forms })
    for (const [oldest] of this.#made) if (this.#made.size > this.#most) this.#made.delete(oldest)
  }

  clear(): void {
    this.#made.clear()
  }
}

/** Of what is kept, the form that is made of the same as this row's would be. */
export function keptOf(row: Around, ...kept: readonly (ReadonlyMap<string, Kept> | undefined)[]): Kept | undefined {
  const of = saidOf(row)
  for (const forms of kept) {
    const one = forms?.get(row.id)
    if (one && isSame(one.of, of)) return one
  }
  return undefined
}

/** What the form of a row is made of. */
export function saidOf({ limited: _, words: __, rules: ___, next: ____, due: _____, ...rest }: Around): unknown {
  return rest
}

/** So many leads are kept at hand, the last one written around at the end: whoever types in a note saves it again a second later. */
const LEADS_MAX = 8
/** And none of it for longer than this, ms: names stand in it, also of somebody who is erased meanwhile. */
const KEPT_MS = 60_000

/** What was made last around leads, by whoever wrote there. */
export class LastMade extends MadeForms {
  #isForgetting = false

  constructor() {
    super(LEADS_MAX)
  }

  override keep(root: string, of: unknown, forms: ReadonlyMap<string, Kept>): void {
    super.keep(root, of, forms)
    if (this.#isForgetting) return
    this.#isForgetting = true
    setTimeout(() => {
      this.#isForgetting = false
      this.clear()
    }, KEPT_MS).unref()
  }
}

/** That of this node. */
export const lastMade = new LastMade()
