import type { AnyItem } from '@schakel/domain'
import type { AgendaEntry, AgendaKind } from '@schakel/domain/agenda'
import { stepName } from '@schakel/domain/planning'
import { wordErased } from '@schakel/domain/privacy'
import { wordsOf } from '@schakel/domain/texts'
import { en } from '@schakel/domain/texts/en'
import { nl } from '@schakel/domain/texts/nl'
import type { IcsEvent } from '../../calendar/writeIcs.ts'
import { siteIn } from '../../http/language.ts'

type Language = 'nl' | 'en'

const words = { nl: wordsOf(nl), en: wordsOf(en) }
const milestones: Readonly<Record<Language, Readonly<Record<'selection' | 'implementation', string>>>> = {
  nl: { selection: 'Selectiedatum', implementation: 'Implementatiedatum' },
  en: { selection: 'Selection date', implementation: 'Implementation date' },
}

/** What stands in an agenda as a calendar program shows it (D14): of each item no more than its reader reads on a screen. */
export function feedEvent(
  entry: AgendaEntry,
  item: AnyItem,
  { language, publicUrl }: { readonly language: Language; readonly publicUrl: string },
): IcsEvent {
  return {
    uid: `${entry.key}@${new URL(publicUrl).host}`,
    summary: wordErased(titleOf(entry, item, language), language),
    start: entry.start,
    end: entry.end,
    location: typeof item.location === 'string' ? wordErased(item.location, language) : undefined,
    url: `${siteIn(language, publicUrl)}/card/${item._id}`,
    isCancelled: item.status === 'cancelled',
  }
}

function titleOf(entry: AgendaEntry, item: AnyItem, language: Language): string {
  const name = nameOf(item, language)
  const said: Record<AgendaKind, () => string> = {
    activity: () => name,
    todo: () => name,
    selection: () => `${milestones[language].selection} · ${name}`,
    implementation: () => `${milestones[language].implementation} · ${name}`,
    planning: () => `${stepName(entry.text ?? '', language)} · ${name}`,
    status: () => `${words[language].status(item._type, entry.status ?? '')} · ${name}`,
  }
  return said[entry.kind]()
}

function nameOf(item: AnyItem, language: Language): string {
  const name = typeof item.name === 'string' ? item.name : words[language].type(item._type)
  if (item._type !== 'dossier') return name
  return [name, item.organisation?.name].filter(Boolean).join(' · ')
}
