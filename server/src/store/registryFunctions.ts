import {
  amountsOf,
  containmentEdges,
  definitionOf,
  type EdgeName,
  edgeNames,
  edges,
  type TypeName,
  typeNames,
} from '@schakel/domain'
import { type SteppedType, steppedTypes, stepsOf } from '@schakel/domain/statistics'

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

function sqlArray(names: readonly string[]): string {
  return `array[${names.map(literal).join(', ')}]::text[]`
}

/** The statuses of which the dates say how steps went (D11.2): fields of their names (S4.5). */
export function statusesOf(type: SteppedType): string[] {
  return [...new Set(stepsOf(type).flatMap(({ status, from }) => [status, ...from]))]
}

/** The steps that are counted (D11.2) as rows of a number, a type, a status and the statuses before it; functions name them `{{steps}}`. */
export const stepRows = steppedTypes
  .flatMap((type) => stepsOf(type).map((step) => ({ type, ...step })))
  .map(({ type, status, from }, at) => {
    const others = from.filter((other) => other !== status)
    return `(${at}, ${literal(type)}, ${literal(status)}, ${sqlArray(others)})`
  })
  .join(', ')

/** The edges over which reading right passes down (D6), as the words of an SQL list; the functions name them `{{containment}}`. */
export const containment = containmentEdges.map(literal).join(', ')

/** The edges to rows of a sheet, which no list of an item shows (G1). */
export const sheetEdges = edgeNames.filter(isSheetEdge).map(literal).join(', ')

function isSheetEdge(edge: EdgeName): boolean {
  return typeNames.some((type) => definitionOf(type).isRow && definitionOf(type).edge === edge)
}

/** The types of such rows, which are in no feed and found by no word (G1). */
export const rowTypes = typeNames
  .filter((type) => definitionOf(type).isRow)
  .map(literal)
  .join(', ')

/** What a supplier does not read even when all is disclosed (D19.5); which amounts were entered is told by those that it reads (D22.3). */
export function withheldOf(type: TypeName): readonly string[] {
  return [...(definitionOf(type).withheld ?? []), ...(amountsOf(type).length > 0 ? ['_entered'] : [])]
}

/** What the database must know of the registry, written from it: which fields go with a reference, which are withheld, how lists are called. */
export function registryFunctions(): string {
  const withheld = typeNames.flatMap((type) => {
    const names = withheldOf(type)
    return names.length > 0 ? [`when ${literal(type)} then ${sqlArray(names)}`] : []
  })
  const amounts = typeNames.flatMap((type) => {
    const names = amountsOf(type)
    return names.length > 0 ? [`when ${literal(type)} then ${sqlArray(names)}`] : []
  })
  const short = typeNames.map((type) => {
    return `when ${literal(type)} then return ${shortForm(type, 'f')};`
  })
  const reached = steppedTypes.map((type) => {
    const pairs = statusesOf(type).map((status) => `${literal(status)}, f -> ${literal(status)}`)
    return `when ${literal(type)} then jsonb_strip_nulls(jsonb_build_object(${pairs.join(', ')}))`
  })
  const lists = (side: 'list' | 'back') =>
    edgeNames.map((edge) => `when ${literal(edge)} then ${literal(edges[edge][side])}`).join(' ')
  return `
create or replace function withheld_fields(t text) returns text[] language sql immutable as $$
  select case t ${withheld.join(' ')} else '{}'::text[] end
$$;
create or replace function amount_fields(t text) returns text[] language sql immutable as $$
  select case t ${amounts.join(' ')} else '{}'::text[] end
$$;
create or replace function short_form(t text, f jsonb) returns jsonb language plpgsql stable as $$
begin
  case t ${short.join('\n    ')} else return '{}'; end case;
end
$$;
create or replace function reached(t text, f jsonb) returns jsonb language sql immutable as $$
  select case t ${reached.join(' ')} end
$$;
create or replace function listed_edges() returns text[] language sql immutable as $$
  select ${sqlArray(edgeNames.filter((edge) => !isSheetEdge(edge)))}
$$;
create or replace function edge_list(e text, down boolean) returns text language sql immutable as $$
  select case when down then case e ${lists('list')} end else case e ${lists('back')} end end
$$;
`
}

/** Those that were asked for: a handful, and each read of a list asks for one. */
const shortForms = new Map<string, string>()

/** An item as a list tells of it, as an expression over its form; `short_form` does the same for a type that is not known beforehand. */
export function shortForm(type: TypeName, form: string): string {
  const asked = `${type} ${form}`
  const known = shortForms.get(asked) ?? writeShortForm(type, form)
  shortForms.set(asked, known)
  return known
}

function writeShortForm(type: TypeName, form: string): string {
  const names = ['_id', '_type', '_version', 'name', 'avatar', 'color', ...definitionOf(type).short, ...extra(type)]
  const pairs = [...new Set(names)].map((name) => `${literal(name)}, ${form} -> ${literal(name)}`)
  return `jsonb_strip_nulls(jsonb_build_object(${pairs.join(', ')}))`
}

function extra(type: TypeName): string[] {
  const { signature } = definitionOf(type)
  const known = type === 'dossier' ? ['province', 'size'] : type === 'file' ? ['_created'] : []
  return [...(signature ? [signature] : []), ...known]
}
