import { type AnyItem, newsPart, newsPlace, optionalText, propertyOf, type TypeName } from '@schakel/domain'
import type { Notification } from '@schakel/domain/calls'
import { wordsOf } from '@schakel/domain/texts'
import { en } from '@schakel/domain/texts/en'
import { nl } from '@schakel/domain/texts/nl'
import { siteIn } from '../http/language.ts'
import type { Language } from '../http/problemTexts.ts'
import type { Mail } from '../store/mail/mails.ts'
import type { NewsMail } from '../store/mail/newsMails.ts'
import { mailOf } from './letter.ts'

/** What a letter of ours is sent in the name of. */
export interface Sender {
  readonly brandName: string
  readonly publicUrl: string
}

interface Line {
  readonly name: string
  readonly by: string
  readonly status: string
  readonly when: string
  readonly text: string
  /** Of a weighing: why they are told. */
  readonly weigh: Notification['weigh']
  /** Of requirements: rows that changed, or the last day to answer. */
  readonly asked: Pick<Notification, 'answers' | 'count'> & { readonly rows: string; readonly due: string }
}

interface Words {
  readonly someone: string
  readonly mention: (line: Line) => string
  readonly message: (line: Line) => string
  readonly status: (line: Line) => string
  readonly due: (line: Line) => string
  readonly reminder: (line: Line) => string
  readonly answers: (line: Line) => string
  readonly weigh: (line: Line) => string
  readonly follow: (line: Line) => string
  readonly several: (count: number) => string
  readonly intro: string
  readonly more: (count: number) => string
  readonly open: string
  readonly openAll: string
  readonly why: string
  readonly off: string
}

/** More than this is counted, and read where it is told. */
const LINES_MAX = 12

function answersNl({ answers, rows, count = 0, due }: Line['asked']): string {
  if (answers === 'changed') return `${count} ${count === 1 ? 'eis is' : 'eisen zijn'} gewijzigd (${rows})`
  if (answers === 'reopened') return `u kunt ${count} ${count === 1 ? 'eis' : 'eisen'} opnieuw beantwoorden (${rows})`
  if (answers === 'over') return `de termijn om te antwoorden eindigde op ${due}`
  const passed = answers === 'most' ? 'bijna om' : 'half om'
  return `de termijn om te antwoorden is ${passed}; u kunt antwoorden tot en met ${due}`
}

function answersEn({ answers, rows, count = 0, due }: Line['asked']): string {
  if (answers === 'changed')
    return `${count} ${count === 1 ? 'requirement has' : 'requirements have'} changed (${rows})`
  if (answers === 'reopened')
    return `you can answer ${count} ${count === 1 ? 'requirement' : 'requirements'} again (${rows})`
  if (answers === 'over') return `the term for answering ended on ${due}`
  const passed = answers === 'most' ? 'nearly over' : 'half over'
  return `the term for answering is ${passed}; you can answer until ${due}`
}

const letterWords: Readonly<Record<Language, Words>> = {
  nl: {
    someone: 'Iemand',
    mention: ({ by, name, text }) => `${by} noemde u bij ${name}${text && `: “${text}”`}`,
    message: ({ by, name }) => `${by} stuurde u een bericht: ${name}`,
    status: ({ name, status }) => `${name} staat nu op ${status}`,
    due: ({ name, when }) => `De taak ${name} moet klaar zijn op ${when}`,
    reminder: ({ name }) => `Herinnering aan de taak ${name}`,
    answers: ({ name, asked }) => `${name}: ${answersNl(asked)}`,
    weigh: ({ name, weigh }) =>
      weigh === 'invited' ? `${name}: u bent gevraagd mee te wegen` : `${name}: uw weging is nog niet ingediend`,
    follow: ({ name, asked: { count = 1 } }) =>
      `Er gebeurde ${count === 1 ? 'iets' : `${count} dingen`} bij ${name}, dat u volgt`,
    several: (count) => `${count} dingen die u misschien wilt weten`,
    intro: 'Dit gebeurde er, en u zag het nog niet:',
    more: (count) => `en nog ${count} andere`,
    open: 'Bekijken',
    openAll: 'Alles bekijken',
    why: 'U krijgt deze mail omdat u daarvoor koos bij uw instellingen.',
    off: 'Andere of geen mail meer over meldingen',
  },
  en: {
    someone: 'Someone',
    mention: ({ by, name, text }) => `${by} mentioned you at ${name}${text && `: “${text}”`}`,
    message: ({ by, name }) => `${by} sent you a message: ${name}`,
    status: ({ name, status }) => `${name} is now ${status}`,
    due: ({ name, when }) => `The todo ${name} must be done by ${when}`,
    reminder: ({ name }) => `Reminder of the todo ${name}`,
    answers: ({ name, asked }) => `${name}: ${answersEn(asked)}`,
    weigh: ({ name, weigh }) =>
      weigh === 'invited' ? `${name}: you are invited to weigh` : `${name}: your weighing is not submitted yet`,
    follow: ({ name, asked: { count = 1 } }) =>
      `${count === 1 ? 'Something' : `${count} things`} happened at ${name}, which you follow`,
    several: (count) => `${count} things you may want to know`,
    intro: 'This happened, and you have not seen it yet:',
    more: (count) => `and ${count} more`,
    open: 'Have a look',
    openAll: 'See it all',
    why: 'You get this mail because you chose so in your settings.',
    off: 'Other or no mail about news',
  },
}

const itemWords = { nl: wordsOf(nl), en: wordsOf(en) }

/** The mail about what is new for somebody (D13), in the words of their language; what it tells was read in their form. */
export function newsLetter({ to, language, timezone, news }: NewsMail, { brandName, publicUrl }: Sender): Mail {
  const words = letterWords[language]
  const lines = news.slice(0, LINES_MAX).map((one) => words[one.kind](lineOf(one, language, timezone)))
  const home = siteIn(language, publicUrl)
  const only = news.length === 1 ? news[0] : undefined
  const [first = ''] = lines
  const more = news.length - lines.length
  return mailOf(
    {
      subject: only ? first : words.several(news.length),
      text: only
        ? [first]
        : [words.intro, ...lines.map((line) => `• ${line}`), ...(more > 0 ? [words.more(more)] : [])],
      button: only
        ? { label: words.open, url: `${home}/card/${placeOf(only)}` }
        : { label: words.openAll, url: `${home}/` },
      small: words.why,
      off: { label: words.off, url: `${home}/settings` },
    },
    { to, brand: brandName, language, publicUrl },
  )
}

/** Where what there is to tell is read or done, down to the part of that page. */
function placeOf({ item, kind }: Notification): string {
  const place = newsPlace(item._id ?? '', [kind])
  const part = newsPart(place)
  return part === undefined ? place : `${place}#${part}`
}

function lineOf(news: Notification, language: Language, timezone: string): Line {
  const { item, by, status, at, text, weigh, answers, rows = [], count, due } = news
  const words = itemWords[language]
  const type: TypeName = item._type ?? 'message'
  const when = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'short', timeStyle: 'short', timeZone: timezone })
  const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'short', timeZone: 'UTC' })
  return {
    name: titleOf(item, words.type(type)),
    by: by?.name ?? letterWords[language].someone,
    status: status === undefined ? '' : words.status(type, status),
    when: when.format(new Date(at)),
    text: text ?? '',
    weigh,
    asked: {
      answers,
      count,
      rows: rows.join(', ') + ((count ?? 0) > rows.length ? ', …' : ''),
      due: due === undefined ? '' : day.format(new Date(due)),
    },
  }
}

/** What it is called where it stands by itself: of a dossier with who asks, of a match with whom. */
function titleOf(item: Notification['item'], type: string): string {
  const named = (key: keyof AnyItem | 'dossier' | 'supplier') =>
    nameIn(Object.entries(item).find(([name]) => name === key)?.[1])
  const parts = item._type === 'match' ? [named('supplier'), named('dossier')] : [nameIn(item), named('organisation')]
  return parts.filter(Boolean).join(' · ') || type
}

function nameIn(value: unknown): string | undefined {
  return optionalText(propertyOf(value, 'name'))
}
