import { definitionOf, isTypeName, provinces, type SearchFilters, type TypeName, typeOfId } from '@schakel/domain'
import { provinceRanges } from '@schakel/domain/anonymity'
import { fromMoment, untilMoment } from '@schakel/domain/planning'
import { changedRead, type Params, type ReadScope } from './form.ts'

/**
 * The filters by owner, place and time as conditions over `i`. Each looks at the form that the viewer reads and at nothing else, so
 * that what is hidden neither finds nor leaves out an item (D7).
 */
export function narrowed(query: SearchFilters, params: Params, scope: ReadScope): string[] {
  const where: string[] = []
  if (query.owner !== undefined) where.push(ownedBy(scope, params, query.owner))
  if (query.city !== undefined) {
    const city = params.add(query.city)
    where.push(atPlace(query, scope, (form) => `${cityOf(form)} = (select fold(${city}))`))
  }
  const { province } = query
  if (province !== undefined) where.push(atPlace(query, scope, (form) => isInProvince(form, [province], scope)))
  const happened = happenedRead(scope)
  if (query.from !== undefined) where.push(`${happened} >= ${params.add(fromMoment(query.from))}::text`)
  if (query.until !== undefined) where.push(`${happened} < ${params.add(untilMoment(query.until))}::text`)
  if (query.since !== undefined) where.push(changedSince(scope, params, query.since))
  return where
}

/** When the row `i` is due or takes place, as the viewer reads it. */
export function happenedRead(scope: ReadScope): string {
  return scope.isLimited ? `coalesce((${scope.form}) ->> 'date', (${scope.form}) ->> 'due')` : 'i.happened'
}

/** The city of a form, in the words of its index. */
export function cityOf(form: string): string {
  return `fold(((${form}) -> 'address') ->> 'city')`
}

/**
 * The zip code of a form, in the words of its index. Dutch ones are kept as `1234 AB` (D4.1), so that those of a province are a few
 * stretches of that index.
 */
export function isInProvince(form: string, asked: readonly string[], scope: ReadScope): string {
  const names = provinces.filter((name) => asked.includes(name))
  if (names.length === 0) return 'false'
  const zipcodeOf = (whole: string) => `(((${whole}) -> 'address') ->> 'zipcode') collate "C"`
  if (!scope.isLimited && names.length === 1) return `(${liesIn(zipcodeOf(form), names)})`
  // Many stretches ask of one row: the form, which is long, stands there once and is made once.
  const said = names.map((name) => `'${name}'`).join(', ')
  // An anonymous form says its province itself (D7).
  const isSaid = scope.isLimited ? ` or f.whole ->> 'province' in (${said})` : ''
  return `exists (select from (select (${form}) as whole offset 0) f, lateral (select ${zipcodeOf('f.whole')} as code) zip
    where ${liesIn('zip.code', names)}${isSaid})`
}

/** That a zip code is a Dutch one in one of these provinces. */
function liesIn(zipcode: string, names: readonly string[]): string {
  const stretches = provinceRanges.flatMap((range, index) => {
    if (!names.includes(range.province)) return []
    const end = provinceRanges[index + 1]?.from
    return [`${zipcode} >= '${range.from}'${end === undefined ? '' : ` and ${zipcode} < '${end}'`}`]
  })
  return `(${stretches.join(' or ')}) and ${zipcode} ~ '^[1-9][0-9]{3}( [A-Z]{2})?$'`
}

/** The provinces in which the row `i` lies, as `key`: those that `isInProvince` finds at its place. */
export function provincesRead(type: TypeName, scope: ReadScope): string {
  const form = formRead(scope)
  const said = scope.isLimited ? `nullif(f.whole ->> 'province', '')` : 'null'
  const own = `select coalesce(${provinceIn('zip.code')}, ${said}) as key
    from (select (${form}) as whole offset 0) f, lateral (select ((f.whole -> 'address') ->> 'zipcode') collate "C" as code) zip`
  if ('address' in definitionOf(type).fields) return `select o.key from (${own}) o where o.key is not null`
  const above = `select place.key from edges u, lateral (select p.key from items i, lateral (${own}) p where i.id = u.parent and ${scope.where}) place
    where u.child = i.id and u.edge in (${PLACES})${scope.isLimited ? ` and ${scope.isOpen}` : ''}`
  return `select o.key from (${own} union ${above}) o where o.key is not null`
}

/** The province of a Dutch zip code; null for any other. The stretches are looked through by halves. */
function provinceIn(zipcode: string): string {
  const starts = provinceRanges.map(({ from }) => from).join(',')
  const names = provinceRanges.map(({ province }) => `"${province}"`).join(',')
  return `case when ${zipcode} ~ '^[1-9][0-9]{3}( [A-Z]{2})?$'
    then ('{${names}}'::text[])[width_bucket(left(${zipcode}, 4)::int, '{${starts}}'::int[])] end`
}

/** The form of the row `i` as the viewer reads it, for a condition or an order on a field. */
export function formRead(scope: ReadScope): string {
  return scope.isLimited ? scope.form : 'i.fields'
}

/** Over these edges something lies where it hangs. */
const PLACES = `'DOSSIERS', 'CONTACTS', 'TODOS', 'ACTIVITIES', 'FILES'`

/** A dossier has no address of its own: it lies where its lead does, for whoever reads that lead. */
export function atPlace({ feed }: SearchFilters, scope: ReadScope, condition: (form: string) => string): string {
  const own = condition(formRead(scope))
  const hasAddress = feed === undefined || !isTypeName(feed) || 'address' in definitionOf(feed).fields
  if (hasAddress) return own
  // The inner `i` is the place: the same scope decides whether it exists, and of what is not disclosed nothing is told by it.
  const above = `exists (select from edges u, lateral (select from items i where i.id = u.parent and ${scope.where} and ${own}) place
    where u.child = i.id and u.edge in (${PLACES}))`
  return `(${own} or ${scope.isLimited ? `${scope.isOpen} and ` : ''}${above})`
}

/** Whose the row `i` is, as `child`, for whoever reads both; of an anonymous form nobody is told (D7). */
export function ownersRead(scope: ReadScope): string {
  return `select o.child from edges o, lateral (select from items i where i.id = o.child and ${scope.filter}) owner
    where o.parent = i.id and o.edge = 'OWNERS' and ${scope.isOpen}`
}

/** That somebody who exists for the viewer is among the owners; of an anonymous form nobody is told (D7). */
export function ownedBy(scope: ReadScope, params: Params, owner: string): string {
  if (typeOfId(owner) === undefined) return 'false'
  const id = params.add(owner)
  return `exists (select from items i where i.id = ${id} and ${scope.where})
    and exists (select from edges o where o.parent = i.id and o.edge = 'OWNERS' and o.child = ${id})
    and ${scope.isOpen}`
}

// An anonymous form does not say when it was changed.
function changedSince(scope: ReadScope, params: Params, since: string): string {
  const at = params.add(new Date(since))
  return `${changedRead(scope)} >= ${at}${scope.isLimited ? ` and (${scope.form}) ? '_changed'` : ''}`
}

/** That `i` has a tag, or one below it; of an anonymous form only the branche is kept (D7). */
export function taggedWith(tag: string, params: Params, scope: ReadScope): readonly string[] {
  const id = params.add(tag)
  const has = (condition = '') => `i.id = any (array(select t.id from tagged(${id}) t${condition}))`
  return scope.isLimited ? [has(), `(${scope.isOpen} or ${has(' where t.is_branche')})`] : [has()]
}
