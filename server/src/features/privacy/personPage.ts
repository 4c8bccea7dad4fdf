import { escapeHtml, isObject, withoutTags } from '@schakel/domain'
import { HOME_ZONE } from '@schakel/domain/planning'
import type { PersonData } from '../../store/read/personData.ts'

type Language = 'nl' | 'en'

const titles: Readonly<
  Record<Language, Readonly<Record<Exclude<keyof PersonData, 'made'> | 'title' | 'lead' | 'none', string>>>
> = {
  nl: {
    title: 'Alles wat van u bewaard is',
    lead: 'Alle gegevens, stand van',
    none: 'Hierover is niets bewaard.',
    cards: 'Persoonsgegevens',
    places: 'Waar u bij hoort, met aanmeldingen en aanwezigheid',
    account: 'Account en instellingen',
    logins: 'Dagen waarop is ingelogd',
    sessions: 'Apparaten waarop u bent ingelogd',
    written: 'Wat u schreef of toevoegde',
    chat: 'Wat u in een chat zei',
    named: 'Waar anderen u noemen',
    notifications: 'Meldingen',
    read: 'Wat u las, voor zover dat is bijgehouden',
    done: 'Wat u deed, volgens het logboek',
    changed: 'Wat er aan uw gegevens is gewijzigd',
  },
  en: {
    title: 'Everything that is kept of you',
    lead: 'All data, as of',
    none: 'Nothing is kept of this.',
    cards: 'Personal data',
    places: 'Where you belong, with registrations and attendance',
    account: 'Account and settings',
    logins: 'Days on which you logged in',
    sessions: 'Devices on which you are logged in',
    written: 'What you wrote or added',
    chat: 'What you said in a chat',
    named: 'Where others name you',
    notifications: 'Notifications',
    read: 'What you read, as far as that is kept',
    done: 'What you did, by the log',
    changed: 'What was changed in your data',
  },
}

/** What is kept of a person as a page that anybody can read, in one file, without scripts; row by row. */
export function* personPage(
  { made, ...parts }: PersonData,
  language: Language,
  timeZone: string = HOME_ZONE,
): Generator<string> {
  const words = titles[language]
  const clock = new Intl.DateTimeFormat('nl-NL', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  yield `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.title}</title><style>${style}</style></head>
<body><main><h1>${words.title}</h1><p>${words.lead} ${moment(made, clock)}</p>
`
  for (const [name, rows] of Object.entries(parts)) {
    const title = Object.entries(words).find(([key]) => key === name)?.[1] ?? name
    yield `<section><h2>${escaped(title)}</h2>`
    if (rows.length > 0) yield* tableOf(rows, clock)
    else yield `<p class="none">${words.none}</p>`
    yield '</section>\n'
  }
  yield '</main></body></html>\n'
}

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#1d2126;background:#fff;margin:0}
main{max-width:1100px;margin:0 auto;padding:24px}
section{margin-top:28px;overflow-x:auto}h1{font-size:26px}h2{font-size:19px;margin:0 0 8px}
table{border-collapse:collapse;width:100%}th,td{padding:6px 10px;border:1px solid #d9d6ce;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{background:#f6f5f1;font-weight:600;white-space:nowrap}dl{margin:0}dt{font-weight:600}dd{margin:0 0 4px}.none{color:#5c636b}`

function* tableOf(rows: PersonData['cards'], clock: Intl.DateTimeFormat): Generator<string> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) =>
    rows.some((row) => row[name] !== null && row[name] !== undefined && row[name] !== ''),
  )
  const head = names.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')
  yield `<table><thead><tr>${head}</tr></thead><tbody>`
  for (const row of rows) yield `<tr>${names.map((name) => `<td>${shown(row[name], clock)}</td>`).join('')}</tr>\n`
  yield '</tbody></table>'
}

function shown(value: unknown, clock: Intl.DateTimeFormat): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((one) => shown(one, clock)).join('<br>')
  if (isObject(value)) {
    const parts = Object.entries(value).map(([name, part]) => `<dt>${escaped(name)}</dt><dd>${shown(part, clock)}</dd>`)
    return parts.length > 0 ? `<dl>${parts.join('')}</dl>` : ''
  }
  const text = String(value)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text)) return moment(text, clock)
  // Rich text is told as it reads.
  return escaped(withoutTags(text))
}

function moment(iso: string, clock: Intl.DateTimeFormat): string {
  return escaped(clock.format(new Date(iso)))
}

function escaped(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;')
}
