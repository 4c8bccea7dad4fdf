import {
  isMoneyReport,
  isOfStepDays,
  mainGroups,
  periodName,
  type Report,
  reportWords,
  toGo,
} from '@schakel/domain/reports'
import { siteIn } from '../http/language.ts'
import type { Language } from '../http/problemTexts.ts'
import { type ReportRow, reportTable } from '../sheets/reportTable.ts'
import type { Cell } from '../sheets/table.ts'
import type { Mail } from '../store/mail/mails.ts'
import type { LostReport, ReportMail } from '../store/mail/reportMails.ts'
import { mailOf } from './letter.ts'
import type { Sender } from './newsLetter.ts'

/** More groups than this are read where the report is. */
const ROWS_MAX = 50

interface Words {
  readonly subject: (name: string, month: string) => string
  readonly intro: (name: string) => string
  readonly more: (count: number) => string
  readonly before: (count: number) => string
  readonly goal: (target: string) => string
  readonly target: (target: string, state: string) => string
  readonly reached: string
  readonly toGo: (left: string) => string
  readonly tooLong: (left: string) => string
  readonly lost: (name: string) => string
  readonly open: string
  readonly why: string
  readonly off: string
}

const letterWords: Readonly<Record<Language, Words>> = {
  nl: {
    subject: (name, month) => `${name}, ${month}`,
    intro: (name) => `Dit is uw rapport ${name}, zoals het nu is:`,
    more: (count) => `en nog ${count} andere groepen`,
    before: (count) => (count === 1 ? 'en nog 1 periode daarvoor' : `en nog ${count} perioden daarvoor`),
    goal: (target) => `Doel ${target}`,
    target: (target, state) => `Doel ${target}: ${state}`,
    reached: 'gehaald',
    toGo: (left) => `nog ${left} te gaan`,
    tooLong: (left) => `te lang, ${left} erboven`,
    lost: (name) =>
      `Uw rapport ${name} kan niet meer worden gemaakt: een veld waar het naar kijkt bestaat niet meer. Maak een nieuw rapport.`,
    open: 'Rapport openen',
    why: 'U krijgt deze mail elke maand omdat u daarvoor koos bij het rapport.',
    off: 'Niet meer mailen: kies dat in het menu van het rapport',
  },
  en: {
    subject: (name, month) => `${name}, ${month}`,
    intro: (name) => `This is your report ${name}, as it is now:`,
    more: (count) => `and ${count} more groups`,
    before: (count) => (count === 1 ? 'and 1 period before them' : `and ${count} periods before them`),
    goal: (target) => `Target ${target}`,
    target: (target, state) => `Target ${target}: ${state}`,
    reached: 'reached',
    toGo: (left) => `${left} to go`,
    tooLong: (left) => `too long, ${left} above`,
    lost: (name) => `Your report ${name} can be made no more: a field that it uses is gone. Make a new report.`,
    open: 'Open the report',
    why: 'You get this mail every month because you chose so at the report.',
    off: 'No more mail: choose so in the menu of the report',
  },
}

const numbers = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })
const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

/** The monthly mail of a report (S2.9): its table, in the words of who reads it, with the way to it and to no more of such mail. */
export function reportLetter(mail: ReportMail, month: string, { brandName, publicUrl }: Sender): Mail {
  const { to, language, id, name, report, figures } = mail
  const words = letterWords[language]
  const { columns, rows, groups } = reportTable(report, figures, language, name)
  const main = mainGroups(report, groups, ROWS_MAX)
  // Of dates what has none stands besides.
  const without = report.step === undefined ? [] : groups.filter(({ key }) => key === '')
  const shown = [...main, ...without, ...rows.slice(-1)]
  const more = groups.length - main.length - without.length
  const cellText = (cell: Cell, at: number) =>
    typeof cell !== 'number' ? (cell ?? '–') : at === 1 ? valueText(report, cell) : numbers.format(cell)
  const state = report.by === undefined ? stateText(report, figures.total.value, language) : undefined
  // Of groups each has its own way to go; the total is of none of them.
  const goal =
    report.by === undefined || report.target === undefined ? [] : [words.goal(valueText(report, report.target))]
  const total = rows.at(-1)
  const goalOf = (row: ReportRow) => (row === total ? '' : (stateText(report, row.value, language) ?? '–'))
  const url = `${siteIn(language, publicUrl)}/stats/report?report=${id}`
  return mailOf(
    {
      subject: words.subject(name, periodName('month', month, language)),
      text: [
        words.intro(name),
        ...(more > 0 ? [moreText(mail, more)] : []),
        ...(state === undefined || report.target === undefined
          ? []
          : [words.target(valueText(report, report.target), state)]),
      ],
      table: {
        headings: [...columns.map(({ heading }) => heading), ...goal],
        rows: shown.map((row) => [
          ...columns.map(({ read }, at) => cellText(read(row), at)),
          ...goal.map(() => goalOf(row)),
        ]),
      },
      button: { label: words.open, url },
      small: words.why,
      off: { label: words.off, url },
    },
    { to, brand: brandName, language, publicUrl },
  )
}

/** The mail about a report that can be made no more, in the place of the monthly one. */
export function lostReportLetter({ to, language, name }: LostReport, { brandName, publicUrl }: Sender): Mail {
  const words = letterWords[language]
  // Its own page cannot show it: in the list it can be switched off.
  const url = `${siteIn(language, publicUrl)}/stats/reports`
  return mailOf(
    {
      subject: name,
      text: [words.lost(name)],
      button: { label: words.open, url },
      small: words.why,
      off: { label: words.off, url },
    },
    { to, brand: brandName, language, publicUrl },
  )
}

function valueText(report: Report, value: number): string {
  return (isMoneyReport(report) ? euros : numbers).format(value)
}

/** How far a number is from the target; nothing where there is none. */
function stateText(report: Report, value: number | null, language: Language): string | undefined {
  const { reached, ...words } = letterWords[language]
  const left = toGo(report, value)
  if (left === undefined || left <= 0) return left === undefined ? undefined : reached
  return (isOfStepDays(report.of) ? words.tooLong : words.toGo)(valueText(report, left))
}

/** That there is more than the mail holds, and how much where that is known. */
function moreText({ language, report, figures }: ReportMail, count: number): string {
  if (figures.more) return reportWords[language].more
  return report.step === undefined ? letterWords[language].more(count) : letterWords[language].before(count)
}
