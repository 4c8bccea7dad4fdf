import { type AnyItem, amountsFor, Missing, textOf, unlessMissing } from '@schakel/domain'
import { type NoteBlock, type NoteInline, type NoteLanguage, parseNote } from '@schakel/domain/notes'
import { wordErased } from '@schakel/domain/privacy'
import { readSettings } from '../../store/settings/settings.ts'
import type { ViewerStore } from '../../store/store.ts'
import { chipWords, type FieldOwners, type PaperReader } from './chipWords.ts'

/** A note as it is put on paper: what it named is text by now. */
export interface PrintedNote {
  readonly language: NoteLanguage
  readonly title: string
  /** Whose it is, where the reader may know, and of which day this is. */
  readonly subtitle: string
  readonly blocks: readonly NoteBlock[]
}

const texts = {
  nl: { title: 'Aanvraag', asOf: 'Stand van', empty: 'Hier staat nog niets over de aanvraag.' },
  en: { title: 'Request', asOf: 'As of', empty: 'Nothing has been written about the request yet.' },
} as const

const dayParts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/**
 * The note of a dossier as this viewer reads it (D7, D10): its text and its fields come out of their own form of the dossier, so
 * what is redacted for them is redacted on paper, and its days are those of their time zone (D1.4). Throws Missing for what is no dossier of theirs.
 */
export async function printedNote(me: ViewerStore, id: string, language: NoteLanguage): Promise<PrintedNote> {
  const dossier = await readOf(me, id, language)
  if (dossier._type !== 'dossier') throw new Missing(id)
  const owner = dossier.organisation?._id
  const lead = owner === undefined ? undefined : await readOf(me, owner, language).catch(unlessMissing)
  const { title, asOf, empty } = texts[language]
  const { timezone } = await readSettings(me.store, me.viewer._id)
  const days = new Intl.DateTimeFormat('nl-NL', { timeZone: timezone, ...dayParts })
  const blocks = parseNote(textOf(dossier.case))
  const owners: FieldOwners = { dossier: amountsFor(me.viewer.kind, dossier), lead }
  const about = [dossier.organisation?.name, `${asOf} ${days.format(me.store.settings.clock())}`]
  return {
    language,
    title: `${title} ${dossier.name ?? ''}`.trim(),
    subtitle: about.filter(Boolean).join(' · '),
    blocks: blocks.length > 0 ? blocks.flatMap((block) => spelled(block, owners, { language, days })) : [lineOf(empty)],
  }
}

async function readOf(me: ViewerStore, id: string, language: NoteLanguage): Promise<AnyItem> {
  return JSON.parse(wordErased(await me.read(id, 0), language))
}

function lineOf(text: string): NoteBlock {
  return { type: 'paragraph', content: [{ type: 'text', text, marks: {} }] }
}

/** Lists in lists in lists, deeper than any page shows. */
const DEPTH_MAX = 20

function spelled(block: NoteBlock, owners: FieldOwners, reader: PaperReader, depth = 0): NoteBlock[] {
  if (block.type === 'paragraph') {
    return [{ ...block, content: block.content.map((part) => spelledPart(part, owners, reader)) }]
  }
  const items = block.content.map((item) => ({
    ...item,
    content: item.content.flatMap((inner) => spelled(inner, owners, reader, depth + 1)),
  }))
  // What lies deeper stands below one another.
  return depth < DEPTH_MAX ? [{ ...block, content: items }] : items.flatMap(({ content }) => content)
}

function spelledPart(part: NoteInline, owners: FieldOwners, reader: PaperReader): NoteInline {
  return part.type === 'text' ? part : { type: 'text', text: chipWords(part, owners, reader), marks: {} }
}
