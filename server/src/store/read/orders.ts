import { definitionOf, fieldAt, isTypeName, sortableFields, usualOrder, type ViewerKind } from '@schakel/domain'
import { changedRead, foldedRead, type ReadScope, statusRead } from './form.ts'
import { cityOf, formRead } from './narrow.ts'
import type { ListingQuery } from './query.ts'
import { readValue } from './whereValue.ts'

// Each way of an order is one walk along an index, forwards or backwards; a date that is missing comes last both ways.
function walked(sort: string, scope: ReadScope): { readonly asc: string; readonly desc: string } | undefined {
  const both = (value: string) => ({ asc: `${value}, i.id desc`, desc: `${value} desc, i.id` })
  if (sort === 'changed') return both(changedRead(scope))
  if (sort === 'created') return both('i.created_at')
  const name = foldedRead(scope)
  if (sort === 'name') return { asc: `${name}, i.id`, desc: `${name} desc, i.id desc` }
  return sort === 'date' || sort === 'due'
    ? { asc: 'i.happened, i.id', desc: 'i.happened desc nulls last, i.id' }
    : undefined
}

/** Whether the order of a list is that of an index, so that its first items are found without looking at the others. */
export function isWalked({ sort = 'changed', order, feed }: ListingQuery, scope: ReadScope): boolean {
  // What somebody reads in a limited form is dated and named by that form, which no index holds.
  if (scope.isLimited && (sort === 'changed' || sort === 'name')) return false
  const isTyped = feed !== undefined && isTypeName(feed)
  if (sort === 'address.city') return isTyped && (order ?? 'asc') === 'asc'
  if (sort === 'created' || sort === 'date' || sort === 'due') return isTyped
  return walked(sort, scope) !== undefined || !(isTyped && (sort === 'status' || sortableFields(feed).includes(sort)))
}

/**
 * The order of a list (D8.3) as SQL over `i`. A field orders by the form that the viewer reads: what is hidden from them is not even
 * told by the order (D6), and an amount that nobody entered stands with what is missing (D22.3).
 */
export function orderOf(query: ListingQuery, scope: ReadScope, kind: ViewerKind): string {
  const sort = query.sort ?? 'changed'
  const way = query.order ?? usualOrder(sort)
  const known = walked(sort, scope)
  if (known) return known[way]
  const value = sortedBy(query, sort, scope, kind)
  return value === undefined ? orderOf({}, scope, kind) : `${value} ${way} nulls last, ${changedRead(scope)} desc, i.id`
}

function sortedBy({ feed }: ListingQuery, sort: string, scope: ReadScope, kind: ViewerKind): string | undefined {
  const form = formRead(scope)
  if (feed === undefined || !isTypeName(feed)) return undefined
  if (sort === 'status') {
    const { statuses, doneField } = definitionOf(feed)
    if (statuses === undefined) return doneField === undefined ? undefined : `(${form}) ->> '${doneField}' = 'true'`
    // As one goes through them, and not by their names.
    const names = Object.keys(statuses.entries).map((name) => `'${name}'`)
    return `array_position(array[${names.join(', ')}], ${statusRead(scope, feed)})`
  }
  if (!sortableFields(feed).includes(sort)) return undefined
  if (sort === 'address.city') return cityOf(form)
  const definition = fieldAt(feed, sort)
  if (definition?.kind === 'money')
    return `nullif(${readValue(kind, scope, { type: feed, path: sort, definition }).json}, 'null')`
  const path = `(${form}) #> '{${sort.replaceAll('.', ',')}}'`
  const isNumber = definition?.kind === 'integer' || definition?.kind === 'flag'
  return isNumber ? `nullif(${path}, 'null')` : `fold(${path} #>> '{}')`
}
