import { childLists, type EdgeName, edgeNames, edgesUnder, type TypeName, typeNames, typeOfId } from '@schakel/domain'
import { sheetEdges, shortForm } from '../registryFunctions.ts'
import type { Params, ReadScope } from './form.ts'

/** These have matches, or children by the thousand, and ask for the care of `item_lists`. */
const caredFor: readonly TypeName[] = ['dossier', 'supplier', 'space']
const DEPTH_MAX = 2
/** Of so many items the lists are opened in an answer that goes deeper: it is one statement, for which others wait (D21.1). */
const OPENED_MAX = 400
/** From this number of lines on there may be more than are told. */
const LINES_MAX = 200

/** How much of an item's lists is asked for. */
export interface Wanted {
  /** Steps from the item; 0 tells none. */
  readonly depth: number
  /** Only these lists of children; all lists when left out. */
  readonly lists?: readonly string[] | undefined
}

/**
 * The lists of an item as an expression over its id (D2.2): in the statement itself for those who read in full whatever they read at
 * all, which is most reads at a third of the price; by the function `item_lists` for all others.
 */
export function listsOf(
  scope: ReadScope,
  params: Params,
  id: string,
  idParam: string,
  { depth, lists }: Wanted,
): string {
  const type = typeOfId(id)
  const isShort = !scope.isLimited && depth <= DEPTH_MAX && type !== undefined && !caredFor.includes(type)
  const most = depth > DEPTH_MAX ? `, '', ${OPENED_MAX}` : ''
  const all = () => `item_lists(${idParam}, ${scope.args}, ${depth}${most})`
  if (lists === undefined) return isShort ? inline(scope, idParam, depth) : all()
  if (isShort && depth === 1)
    return lists.flatMap((list) => edgeOf(list).map((edge) => one(scope, idParam, list, edge, type))).join(' || ')
  const names = params.add(lists)
  return `(select jsonb_object_agg(l.key, l.value) from jsonb_each(${all()}) l where l.key = any (${names}::text[]))`
}

function edgeOf(list: string): EdgeName[] {
  const edge = childLists.get(list)
  return edge === undefined ? [] : [edge]
}

/** One list of children, one level deep. */
function one(scope: ReadScope, id: string, list: string, edge: EdgeName, parent: TypeName): string {
  return `coalesce((select jsonb_build_object('${list}', jsonb_agg(ref)) from (
    select ${reference(scope, 'e1', onlyChild(edge, parent))} as ref from edges e1 join items i on i.id = e1.child
      where e1.parent = ${id} and e1.edge = '${edge}' and ${scope.where} order by e1.created_at, e1.key limit ${LINES_MAX}) refs
    having count(*) > 0), '{}')`
}

const onlyChildren = new Map(
  typeNames.map((parent) => [parent, new Map(edgeNames.map((edge) => [edge, findOnlyChild(edge, parent)]))]),
)

/** The type of all that hangs over an edge under a type, when that is one type. */
function onlyChild(edge: EdgeName, parent: TypeName): TypeName | undefined {
  return onlyChildren.get(parent)?.get(edge)
}

function findOnlyChild(edge: EdgeName, parent: TypeName): TypeName | undefined {
  const [child, ...others] = typeNames.filter((type) => edgesUnder(type, parent).includes(edge))
  return others.length === 0 ? child : undefined
}

/** An item at the end of an edge, as a list tells of it; shorter where its type is known. */
function reference(scope: ReadScope, edge: string, type?: TypeName): string {
  const short = type === undefined ? `short_form(i.type, ${scope.form})` : shortForm(type, `(${scope.form})`)
  const line = `${short} || jsonb_build_object('_edge', ${edge}.edge) || ${edge}.props`
  if (type !== undefined && type !== 'dossier') return line
  const asker = `jsonb_strip_nulls(jsonb_build_object('organisation', organisation_of(i.id, ${scope.args})))`
  return `${line} || case when i.type = 'dossier' then ${asker} else '{}' end`
}

function inline(scope: ReadScope, id: string, depth: number): string {
  const edge = `e${depth}`
  const line = (end: 'parent' | 'child', more: string): string => `edge_list(${edge}.edge, ${end === 'child'}) as list,
    ${edge}.created_at, ${edge}.key, ${reference(scope, edge)}
      ${more} as ref
    from edges ${edge} join items i on i.id = ${edge}.${end}`
  const types = caredFor.map((type) => `'${type}'`).join(', ')
  // What lies above is told by name alone.
  const below =
    depth === 1
      ? ''
      : `|| coalesce(case when i.type in (${types}) then item_lists(i.id, ${scope.args}, ${depth - 1}, ${edge}.edge)
          else ${inline(scope, `${edge}.child`, depth - 1)} end, '{}')`
  return `(select case when sum(lines) >= ${LINES_MAX} then item_lists(${id}, ${scope.args}, ${depth}) else jsonb_object_agg(list, refs) end from (
    select list, count(*) as lines, jsonb_agg(ref order by created_at, key) as refs from (
      (select ${line('child', below)} where ${edge}.parent = ${id} and ${edge}.edge not in (${sheetEdges}) and ${scope.where} limit ${LINES_MAX})
      union all
      (select ${line('parent', '')} where ${edge}.child = ${id} and ${edge}.edge not in ('TAGS', 'OWNERS') and ${scope.where} limit ${LINES_MAX})
    ) refs group by list) lists)`
}
