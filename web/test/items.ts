import type { AnyItem, HistoryEntry, TypeName } from '@schakel/domain'

type Fields = Readonly<Record<string, unknown>>

/** An item of the tests; what a test does not talk about is filled in. */
export function anItem(type: TypeName, fields: Fields = {}): AnyItem {
  return { _id: `${type}/00${type}`, _type: type, _version: 1, name: `Een ${type}`, ...fields }
}

const lead = { _id: 'lead/00haven', _type: 'lead', name: 'Restaurant De Haven' } as const

/** A history with these statuses, a day apart, the last one yesterday. */
export function pastStatuses(...statuses: readonly string[]): readonly HistoryEntry[] {
  return statuses.map((status, index) => ({ status, date: daysFromNow(index - statuses.length), user: els })).reverse()
}

const els = { _id: 'user/00els', name: 'Els Bakker', organisation: { _id: 'space/00centre', name: 'Kenniscentrum' } }

const DAY_MS = 86_400_000

/** So many days from now, as on the wire. */
export function daysFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString()
}

/** A match as `match/KEY` answers it (D19.2). */
export function aMatch(status: string, fields: Fields = {}): AnyItem {
  const path = paths.get(status) ?? [status]
  return anItem('match', {
    name: undefined,
    status,
    history: pastStatuses(...path),
    supplier: { _id: 'supplier/00kassa', _type: 'supplier', name: 'Kassa & Co' },
    dossier: { _id: 'dossier/00dossier', _type: 'dossier', name: 'ERP' },
    organisation: lead,
    $price: 575,
    $license: 4000,
    $implement: 2500,
    $amount: 6500,
    $visible: true,
    $open: false,
    ...fields,
  })
}

const paths: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    registered: ['registered'],
    offered: ['registered', 'offered'],
    reserved: ['registered', 'offered', 'reserved'],
    delivered: ['registered', 'offered', 'delivered'],
    meeting: ['registered', 'offered', 'delivered', 'meeting'],
    match: ['registered', 'offered', 'delivered', 'match'],
  }),
)

/** The reference to the supplier of a match as it stands on its dossier (D19.2). */
export function matchRef({ _id, status, history, supplier, ...match }: AnyItem): Fields {
  const own = Object.fromEntries(
    Object.entries(match).filter(([name]) => name.startsWith('$') || name === 'matchnote' || name === '_entered'),
  )
  return { ...Object(supplier), _version: 1, _edge: 'MATCH', $match: _id, $status: status, $history: history, ...own }
}

/** A dossier with its matches. */
export function aDossier(matches: readonly AnyItem[], fields: Fields = {}): AnyItem {
  return anItem('dossier', {
    name: 'ERP',
    status: 'match',
    users: 12,
    history: pastStatuses('request', 'intake', 'match'),
    organisation: lead,
    _matches: matches.map(matchRef),
    ...fields,
  })
}
