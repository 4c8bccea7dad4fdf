import {
  childTypes,
  definitionOf,
  type EdgeName,
  isCentre,
  isEdgeName,
  isTypeName,
  may,
  type SearchFilters,
  statusFilters,
  typeOfId,
} from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { rowTypes } from '../registryFunctions.ts'
import { isBranche, type Params, type ReadScope, statusRead } from './form.ts'
import { insideOf } from './inside.ts'
import { isWaiting } from './late.ts'
import { narrowed, taggedWith } from './narrow.ts'
import { whereCondition } from './where.ts'

/** The filters as conditions over `i`, the viewer's scope included; `null` when they can match nothing. */
export function conditions(
  me: ViewerContext,
  query: SearchFilters,
  params: Params,
  scope: ReadScope,
  seen: string,
): string[] | null {
  const where = [seen]
  // Only super users list users (D6).
  if (!may(me.viewer, 'listUsers')) where.push(`i.type <> 'user'`)
  if (query.feed !== undefined) {
    // Types and statuses are closed lists: said in words, a plan that is made once is as good as one made for each request.
    if (isTypeName(query.feed)) where.push(`i.type = '${query.feed}'`)
    else if (isEdgeName(query.feed)) where.push(...reachedBy(scope, query.feed))
    else return null
  } else where.push(`i.type not in (${rowTypes})`)
  where.push(...statusConditions(query, params, scope))
  if (query.parent !== undefined) {
    if (typeOfId(query.parent) === undefined) return null
    where.push(insideOf(scope, params, query.parent))
  }
  if (query.only !== undefined) {
    if (!isCentre(me.viewer)) return null
    where.push(isWaiting(me, query.only, params))
  }
  for (const tag of query.tags ?? []) where.push(...taggedWith(tag, params, scope))
  if (query.where !== undefined) where.push(whereCondition(me, query, query.where, params, scope))
  if (query.also !== undefined)
    where.push(whereCondition(me, query, { any: false, rules: [query.also] }, params, scope))
  return [...where, ...narrowed(query, params, scope)]
}

function statusConditions(query: SearchFilters, params: Params, scope: ReadScope): string[] {
  const statuses = statusesOf(query)
  if (statuses.length === 0) return []
  const done = doneCondition(query, statuses, scope)
  if (done !== undefined) return done
  const { feed } = query
  const known = feed !== undefined && isTypeName(feed) ? statusFilters(feed) : []
  const words = statuses.map((status) => (known.includes(status) ? `'${status}'` : params.add(status)))
  const is = (value: string) => (words.length === 1 ? `${value} = ${words[0]}` : `${value} in (${words.join(', ')})`)
  // In the words of the index, but where messages may be among them: that somebody else has read one is not told.
  const isOfMessages = feed === undefined || !isTypeName(feed) || feed === 'message'
  if (isOfMessages && statuses.some((status) => status === 'sent' || status === 'read'))
    return [is(statusRead(scope, 'message'))]
  return [is('i.status'), ...(scope.isLimited ? [`(${scope.isOpen} or ${is(`i.limited ->> 'status'`)})`] : [])]
}

/** The statuses that a search is narrowed to; none for all. */
export function statusesOf({ status }: SearchFilters): readonly string[] {
  return status === undefined ? [] : typeof status === 'string' ? [status] : status
}

/** `open` and `done` of a type of which a flag stands for the status (D5), in the words of the index of what is open. */
function doneCondition({ feed }: SearchFilters, statuses: readonly string[], scope: ReadScope): string[] | undefined {
  if (feed === undefined || !isTypeName(feed)) return undefined
  const { doneField } = definitionOf(feed)
  const asked = [...new Set(statuses)].filter((status) => status === 'open' || status === 'done')
  if (doneField === undefined || asked.length === 0) return undefined
  if (asked.length === 2) return [`i.type = '${feed}'`]
  const is = (form: string) =>
    `(${form} ->> '${doneField}') is ${asked[0] === 'open' ? 'distinct' : 'not distinct'} from 'true'`
  return [`i.type = '${feed}'`, is('i.fields'), ...(scope.isLimited ? [`(${scope.isOpen} or ${is('i.limited')})`] : [])]
}

// What ties a dossier to its lead: told of what is disclosed alone, since another dossier may have disclosed that lead (D2.1).
const tying: readonly string[] = ['DOSSIERS', 'CONTACTS', 'MEMBERS']

// Whose something is and what is hung on it: of an anonymous form neither is told, but its branche (D7, D20.1).
const ofTheOpen: readonly EdgeName[] = ['OWNERS', 'TAGS']

const towardsFew: readonly EdgeName[] = ['OWNERS', 'TO']

/** That `i` is the child of an edge of this name whose other end the viewer reads too; most rows are told apart by their type alone. */
function reachedBy(scope: ReadScope, edge: EdgeName): string[] {
  const isSeen = (id: string, also = ''): string =>
    `exists (select from items i where i.id = ${id} and ${scope.where}${also})`
  const isReached = (): string => {
    if (!scope.isLimited || !ofTheOpen.includes(edge)) return isSeen('f.parent')
    const byOpen = isSeen('f.parent', ` and ${scope.isOpen}`)
    // The outer row is the tag.
    if (edge === 'TAGS') return `case when ${isBranche('i')} then ${isSeen('f.parent')} else ${byOpen} end`
    return byOpen
  }
  const match = edge === 'MATCH' ? ` and ${isSeen(`'match/' || f.key`)}` : ''
  const told = scope.isLimited && tying.includes(edge) ? ` and ${scope.isOpen}` : ''
  const types = childTypes(edge).map((type) => `'${type}'`)
  return [
    `i.type in (${types.join(', ')})`,
    // Few own much and few are written to: those that could be are not looked at one by one.
    ...(towardsFew.includes(edge)
      ? [`i.id = any (array(select distinct f.child from edges f where f.edge = '${edge}'))`]
      : []),
    `exists (select from edges f where f.child = i.id and f.edge = '${edge}' and ${isReached()}${match} offset 0)${told}`,
  ]
}
