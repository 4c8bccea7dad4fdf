import { definitionOf, typeNames } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'

/** Collects the parameters of a statement. */
export class Params {
  readonly values: unknown[] = []

  /** The placeholder of a value, taken when it is first asked: a statement may not have a value that it does not use. */
  lazy(value: unknown): () => string {
    let placeholder: string | undefined
    return () => {
      placeholder ??= this.add(value)
      return placeholder
    }
  }

  /** The placeholder of a value. */
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

/** The pieces of SQL through which every read passes: which rows exist for a viewer, and in which form they leave (D6, D7). */
export interface Sight {
  /** Whether the row `i` exists for the viewer; trash left out. */
  readonly where: string
  /**
   * The same in words that no index answers and that the planner takes to hold for every other row: for a viewer of much, whose keys
   * stand on nearly all. In the words of `where` a plan that is made once for all viewers expects them to read next to nothing.
   */
  readonly filter: string
  /** The wire form of the row `i` without its place. */
  readonly form: string
  /** The arguments `keys, open, super, home` of the functions in `forms.sql`. */
  readonly args: string
  /** Whether the viewer may hold rows in a limited form at all. */
  readonly isLimited: boolean
  /** Whether the row `i` goes out whole or as disclosed, and not in its limited form. */
  readonly isOpen: string
  readonly keys: string
}

const withheld = typeNames.flatMap((type) => (definitionOf(type).withheld ? [`'${type}'`] : [])).join(', ')

/** The sight of a viewer, as SQL over a row `i` of items. */
export function sightOf({ viewer, keys }: ViewerStore, params: Params): Sight {
  const home = viewer.organisation?._id ?? null
  if (viewer.kind === 'super') {
    return {
      where: 'i.deleted_at is null',
      filter: 'i.deleted_at is null',
      form: 'case when i.secret is null then i.fields else i.fields || i.secret end',
      args: `'{}'::text[], '', true, null`,
      isLimited: false,
      isOpen: 'true',
      keys: `'{}'::text[]`,
    }
  }
  const all = `${params.add(keys.all)}::text[]`
  const homeParam = params.lazy(home)
  if (viewer.kind === 'staff') {
    return {
      where: `i.deleted_at is null and i.readers && ${all}`,
      filter: `i.deleted_at is null and case when i.readers && ${all} then true else false end`,
      form: 'i.fields',
      get args() {
        return `${all}, '', false, ${homeParam()}::text`
      },
      isLimited: false,
      isOpen: 'true',
      keys: all,
    }
  }
  const open = params.lazy(keys.disclosed)
  // A limited form that is not made yet is none.
  const seen = () => `(i.readers && ${all} or (i.limited_readers && ${all} and i.limited_readers <> '{}'
    and (i.limited is not null or ${open()}::text = any (i.limited_readers))))`
  return {
    get where() {
      return `i.deleted_at is null and ${seen()}`
    },
    get filter() {
      return `i.deleted_at is null and case when ${seen()} then true else false end`
    },
    get form() {
      return `case when i.readers && ${all} then i.fields
        when ${open()}::text = any (i.limited_readers) then case when i.type in (${withheld}) then disclosed_form(i.type, i.fields, i.limited) else i.fields end
        else i.limited end`
    },
    get args() {
      return `${all}, ${open()}::text, false, ${homeParam()}::text`
    },
    isLimited: true,
    get isOpen() {
      return `(i.readers && ${all} or ${open()}::text = any (i.limited_readers))`
    },
    keys: all,
  }
}

/** The form with its place for the types whose rows show where they belong; others go as they are. */
export function placed(sight: Sight): string {
  return `case when i.type in ('lead', 'supplier', 'organisation', 'space', 'software', 'tag', 'message') then ${sight.form}
    else ${sight.form} || row_place(i.id, i.type, ${sight.args}) end`
}
