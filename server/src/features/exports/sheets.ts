import { arrayOf, EXPORT_XLSX_MAX, Invalid, optionalText, propertyOf } from '@schakel/domain'
import type { Words } from '@schakel/domain/texts'
import { type Sheet, sheetOf } from '../../sheets/xlsx.ts'
import type { Exported } from '../../store/read/exported.ts'
import { readExported } from '../../store/read/exported.ts'
import { matchesAround, peopleAround } from '../../store/read/exportedAround.ts'
import type { ViewerStore } from '../../store/store.ts'
import { columnsOf } from './columns.ts'
import type { Found } from './found.ts'
import type { ExportTexts } from './texts.ts'

interface Tied {
  readonly item: Exported
  /** The rows of the list that it belongs to. */
  readonly of: readonly string[]
}

/**
 * A list, its contacts and its matches as sheets (D17.2). What belongs together is read off the forms in which the viewer reads both ends,
 * and off nothing else: that a match is of a lead is told to who reads it in the match (D7).
 */
export function sheetsOf(me: ViewerStore, found: Found, name: string, words: Words, texts: ExportTexts): Sheet[] {
  const { viewer } = me
  /** By id: the rows of the list that it stands for. An organisation stands for its dossiers too, of which its people are the contacts. */
  const rows = new Map<string, string[]>()
  const places = new Map<string, string[]>()
  const list = async function* () {
    for await (const page of found.rows()) {
      for (const item of page) {
        add(rows, item._id, item._id)
        add(places, item._id, item._id)
        const organisation = item._type === 'dossier' ? idOf(item.organisation) : undefined
        if (organisation !== undefined) add(places, organisation, item._id)
      }
      yield page
    }
  }
  const tied = async function* (
    ids: readonly string[],
    known: ReadonlyMap<string, readonly string[]>,
    endsOf: (item: Exported) => readonly unknown[],
  ) {
    if (ids.length > EXPORT_XLSX_MAX) throw Invalid.of('page_size', 'tooLarge', { max: EXPORT_XLSX_MAX })
    for await (const page of readExported(me, ids)) {
      yield page.flatMap((item): Tied[] => {
        const of = new Set(endsOf(item).flatMap((end) => known.get(idOf(end) ?? '') ?? []))
        return of.size === 0 ? [] : [{ item, of: [...of] }]
      })
    }
  }
  const contacts = async function* () {
    const ids = await peopleAround(me, [...places.keys()], EXPORT_XLSX_MAX)
    const endsOf = ({ organisation, _parents }: Exported) => [organisation, ...arrayOf(_parents)]
    yield* tied(ids, places, endsOf)
  }
  const matches = async function* () {
    const ids = await matchesAround(me, [...rows.keys()], EXPORT_XLSX_MAX)
    // The ends of a match are named where its reader reads them.
    yield* tied(ids, rows, ({ dossier, supplier, organisation }) => [dossier, supplier, organisation])
  }
  const columnsOfTied = (type: 'person' | 'match') => [
    { heading: texts.ofRow, read: ({ of }: Tied) => of.join('; ') },
    ...columnsOf([type], viewer, words, texts).map(({ heading, read }) => ({
      heading,
      read: ({ item }: Tied) => read(item),
    })),
  ]
  return [
    sheetOf(list, columnsOf(found.types, viewer, words, texts), name),
    sheetOf(contacts, columnsOfTied('person'), words.edge('CONTACTS')),
    sheetOf(matches, columnsOfTied('match'), words.type('match', 2)),
  ]
}

function add(map: Map<string, string[]>, key: string, id: string): void {
  const held = map.get(key)
  if (!held) map.set(key, [id])
  else if (!held.includes(id)) held.push(id)
}

function idOf(end: unknown): string | undefined {
  return optionalText(propertyOf(end, '_id'))
}
