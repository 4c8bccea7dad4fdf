import { organisationTypes, type TypeName } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'
import { Params, type ReadScope, readScope } from './form.ts'

/** What of an item says whether another one is the same; of a person the organisations stand for the city. */
export interface KnownBy {
  readonly id: string
  readonly name: string | null
  readonly city: string | null
  /** Of a person: where the viewer sees them. */
  readonly organisations: readonly string[] | null
  readonly website: string | null
  readonly email: string | null
  readonly kvk: string | null
  readonly phone: string | null
  readonly mobile: string | null
}

const organisations = organisationTypes.map((type) => `'${type}'`).join(', ')

/** What is read of the form of each row `x` of a statement. An organisation that the viewer does not read tells nothing of who is there (D6). */
function knownBy(type: TypeName, { where }: ReadScope): string {
  const place =
    type === 'person'
      ? `null as city, array(select i.id from edges e join items i on i.id = e.parent and i.type in (${organisations})
          where e.child = x.id and e.edge = 'CONTACTS' and ${where}) as organisations`
      : `x.form #>> '{address,city}' as city, null as organisations`
  const fields = ['name', 'website', 'email', 'kvk', 'phone', 'mobile'].map((name) => `x.form ->> '${name}' as ${name}`)
  return `x.id, ${fields.join(', ')}, ${place}`
}

/** Rows of one statement: little enough for the embedded engine to answer others in between. */
const PAGE = 200

/** All items of a type that the viewer reads, by what makes two of them one, page after page (D17.2). */
export async function* readKnownBy(me: ViewerStore, type: TypeName): AsyncGenerator<KnownBy[]> {
  for (let after = `${type}/`; ; ) {
    const params = new Params()
    const scope = readScope(me, params)
    const rows = await me.store.database.heavy.query<KnownBy>(
      `select ${knownBy(type, scope)}
        from (select i.id, ${scope.form} as form from items i
          where i.id > ${params.add(after)} and i.id < ${params.add(`${type}0`)} and i.type = ${params.add(type)} and ${scope.where}
          order by i.id limit ${PAGE}) x order by x.id`,
      params.values,
    )
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.id
  }
}

/** What somebody is about to add, as far as it is typed; of a person the organisation stands for the city. */
export interface Asked {
  readonly name?: string
  readonly website?: string
  readonly email?: string
  readonly kvk?: string
  readonly phones: readonly string[]
}

/** Rows that one sign may bring: what so many share tells nobody from another. */
const PER_SIGN = 30

/**
 * Items of a type that the viewer reads in full and that may be what is asked, looked up by index (D17.2). What they read in a limited
 * form is left out: it would be found by what that form hides (D7).
 */
export async function readAlike(me: ViewerStore, type: TypeName, asked: Asked): Promise<KnownBy[]> {
  const params = new Params()
  const scope = readScope(me, params)
  const of = params.add(type)
  const sign = (condition: string, order = 'i.id') =>
    `(select i.id, ${scope.form} as form from items i where i.type = ${of} and ${condition} and ${scope.isWhole} and ${scope.where}
      order by ${order} limit ${PER_SIGN})`
  const holds = (text: string) => sign(`i.haystack like (select like_part(${params.add(text)}))`)
  const signs: string[] = []
  if (asked.name !== undefined) {
    const name = `(select fold(${params.add(asked.name)}))`
    signs.push(sign(`${name} <% i.haystack`, `similarity(i.folded, ${name}) desc, i.id`))
  }
  for (const text of [asked.website, asked.email, ...asked.phones]) if (text !== undefined) signs.push(holds(text))
  if (asked.kvk !== undefined) {
    signs.push(
      sign(
        `i.fields ? 'kvk' and lpad(regexp_replace(i.fields ->> 'kvk', '\\D', '', 'g'), 8, '0') = ${params.add(asked.kvk)}`,
      ),
    )
  }
  if (signs.length === 0) return []
  return me.store.database.heavy.query<KnownBy>(
    `select distinct on (x.id) ${knownBy(type, scope)} from (${signs.join(' union all ')}) x order by x.id`,
    params.values,
  )
}
