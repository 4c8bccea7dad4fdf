import { definitionOf, isTypeName, may, organisationTypes, type TypeName, typeNames } from '@schakel/domain'
import { disclosedForm, formRead, isDisclosed, isRead, isThere, isWhole, madeForm } from '../access/whoReads.ts'
import type { ViewerContext } from '../context.ts'
import { withheldOf } from '../registryFunctions.ts'

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
export interface ReadScope {
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
  /** Whether the viewer reads the row `i` in full. */
  readonly isWhole: string
  /** Whether the row `i` goes out whole or as disclosed, and not in its limited form. */
  readonly isOpen: string
  readonly keys: string
  /** That the edge between two rows is told: what was not disclosed is tied to nobody (D2.1). */
  readonly told: (parent: string, child: string) => string
  /** That the viewer may not know who asks at the item of this id, which is SQL (D2.1). */
  readonly askerHidden: (id: string) => string
  /** The status of the row `i` where it goes out whole: of a message that came in, whether the viewer has read it themselves (D13). */
  readonly status: string
}

const withheld = typeNames.flatMap((type) => (withheldOf(type).length > 0 ? [`'${type}'`] : [])).join(', ')

const shownForm = madeForm()

/** The scope of a viewer, as SQL over a row `i` of items. */
export function readScope({ viewer, keys }: ViewerContext, params: Params): ReadScope {
  const home = viewer.organisation?._id ?? null
  const there = isThere()
  if (may(viewer, 'readEverything')) {
    return {
      where: there,
      filter: there,
      form: 'case when i.secret is null then i.fields else i.fields || i.secret end',
      args: `'{}'::text[], '', true, null`,
      isLimited: false,
      isWhole: 'true',
      isOpen: 'true',
      keys: `'{}'::text[]`,
      told: () => 'true',
      askerHidden: () => 'false',
      status: ownStatus(`'{}'::text[]`, 'true'),
    }
  }
  const all = `${params.add(keys.all)}::text[]`
  const homeParam = params.lazy(home)
  if (may(viewer, 'readSpaceInFull')) {
    return {
      where: `${there} and ${isWhole(all)}`,
      filter: `${there} and case when ${isWhole(all)} then true else false end`,
      form: 'i.fields',
      get args() {
        return `${all}, '', false, ${homeParam()}::text`
      },
      isLimited: false,
      isWhole: isWhole(all),
      isOpen: 'true',
      keys: all,
      told: () => 'true',
      askerHidden: () => 'false',
      status: ownStatus(all),
    }
  }
  const open = params.lazy(keys.disclosed)
  const held = () => ({ keys: all, open: `${open()}::text` })
  return {
    get where() {
      return `${there} and ${isRead(held())}`
    },
    get filter() {
      return `${there} and case when ${isRead(held())} then true else false end`
    },
    get form() {
      return formRead(held(), `case when i.type in (${withheld}) then ${disclosedForm()} else i.fields end`)
    },
    get args() {
      return `${all}, ${open()}::text, false, ${homeParam()}::text`
    },
    isLimited: true,
    isWhole: isWhole(all),
    get isOpen() {
      return `(${isWhole(all)} or ${isDisclosed(held().open)})`
    },
    keys: all,
    told: (parent, child) => `is_told(${parent}, ${child}, ${all}, ${open()}::text)`,
    askerHidden: (id) => `is_asker_hidden(${id}, ${all}, ${open()}::text)`,
    status: ownStatus(all),
  }
}

// As `message_form` says it: that somebody else has read a message is not told by what finds, counts or orders it either.
function ownStatus(keys: string, isSender = `(i.fields -> 'from' ->> '_id') = any (${keys})`): string {
  return `case when i.type <> 'message' then i.status when exists (select from message_reads r where r.message = i.id
      and case when ${isSender} then r.reader is distinct from (i.fields -> 'from' ->> '_id')
        else r.reader = any (${keys}) and not r.is_unread end) then 'read' else 'sent' end`
}

/** The status of the row `i` as the viewer reads it, for a condition or an order on it; of a known type in the words of its index. */
export function statusRead(scope: ReadScope, feed: string | undefined): string {
  if (feed !== undefined && isTypeName(feed) && feed !== 'message') {
    return scope.isLimited ? `(${scope.form}) ->> 'status'` : 'i.status'
  }
  return scope.isLimited
    ? `case when ${scope.isOpen} then ${scope.status} else ${shownForm} ->> 'status' end`
    : scope.status
}

// These go as they are; a row of any other type shows where it belongs.
const withoutPlace: readonly TypeName[] = [...organisationTypes, 'tag']

/** The form of the row `i` with its place, for the types that show it; shorter where its type is known. */
export function placed(scope: ReadScope, type?: TypeName): string {
  const message = () => `message_form(i.id, ${scope.form}, ${scope.args})`
  const software = () => `${scope.form} || people_of(i.id, ${scope.args})`
  const withPlace = () => `${scope.form} || row_place(i.id, i.type, ${scope.args})`
  if (type === 'software') return software()
  if (type !== undefined) return withoutPlace.includes(type) ? scope.form : type === 'message' ? message() : withPlace()
  return `case when i.type in (${withoutPlace.map((name) => `'${name}'`).join(', ')}) then ${scope.form}
    when i.type = 'message' then ${message()} when i.type = 'software' then ${software()} else ${withPlace()} end`
}

/**
 * The form of the row `i` with its place, as a list or a search tells of it: with the edge by which it is reached (D23.2). That is the
 * one of its type, and of a remark the one to what it is said on, where that is told: that it is an answer says that there is a question.
 */
export function reached(scope: ReadScope): string {
  return `(select p.form || jsonb_build_object('_edge', case when i.type = 'comment'
      then coalesce(p.form #>> '{_parents,0,_edge}', 'COMMENTS') else ${edgeOfType} end) from (select ${placed(scope)} as form) p)`
}

const edgeOfType = `case i.type ${typeNames.map((type) => `when '${type}' then '${definitionOf(type).edge}'`).join(' ')} end`

/** That the tag in the row `tag` is read on `i`: of an anonymous form only the branche is kept (D7). */
export function tagRead(scope: ReadScope, tag: string): string {
  return scope.isLimited ? `(${scope.isOpen} or ${isBranche(tag)})` : 'true'
}

/** That the row `tag` is a branche, which an anonymous form keeps (D7). */
export function isBranche(tag: string): string {
  return `${tag}.fields ->> 'type' = 'branche'`
}

/** When the row `i` last changed as the viewer reads it: a limited form by its own changes (D20.4). */
export function changedRead(scope: ReadScope): string {
  return scope.isLimited
    ? `case when ${scope.isOpen} then i.changed_at else coalesce(i.form_at, i.created_at) end`
    : 'i.changed_at'
}

/** The folded name of the row `i` as the viewer reads it. */
export function foldedRead(scope: ReadScope): string {
  return scope.isLimited
    ? `case when ${scope.isOpen} then i.folded else left(fold(${shownForm} ->> 'name'), 200) end`
    : 'i.folded'
}
