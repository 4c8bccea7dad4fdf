import { wordsOf } from '@schakel/domain/texts'
import { en } from '@schakel/domain/texts/en'
import { nl } from '@schakel/domain/texts/nl'

/** The words of the business in a file. */
export const exportWords = { nl: wordsOf(nl), en: wordsOf(en) }

/** The words of an exported file that are no words of the business. */
export interface ExportTexts {
  readonly language: 'nl' | 'en'
  readonly type: string
  readonly under: string
  readonly created: string
  readonly changed: string
  readonly id: string
  /** Behind the name of a status: the moment at which it was reached. */
  readonly since: string
  readonly yes: string
  readonly no: string
  /** What a spreadsheet of this language expects between cells. */
  readonly separator: 'semicolon' | 'comma'
  /** The name of a file of items of several types. */
  readonly everything: string
  /** The id of the row of the list that a contact or match belongs to. */
  readonly ofRow: string
  /** The time zone of whoever asks, and how they are told a moment in it. */
  readonly zone: string
  readonly moments: Intl.DateTimeFormat
}

/** The words of a file for somebody in a time zone (D1.4). */
export function exportTextsOf(language: 'nl' | 'en', zone: string): ExportTexts {
  // Both languages of a spreadsheet take this order of a date.
  const moments = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  return { ...words[language], zone, moments }
}

const words: Readonly<Record<'nl' | 'en', Omit<ExportTexts, 'zone' | 'moments'>>> = {
  nl: {
    language: 'nl',
    type: 'Soort',
    under: 'Valt onder',
    created: 'Gemaakt',
    changed: 'Gewijzigd',
    id: 'Id',
    since: '(sinds)',
    yes: 'Ja',
    no: 'Nee',
    separator: 'semicolon',
    everything: 'Lijst',
    ofRow: 'Hoort bij (Id)',
  },
  en: {
    language: 'en',
    type: 'Type',
    under: 'Belongs to',
    created: 'Created',
    changed: 'Changed',
    id: 'Id',
    since: '(since)',
    yes: 'Yes',
    no: 'No',
    separator: 'comma',
    everything: 'List',
    ofRow: 'Belongs to (Id)',
  },
}
