import { isMoneyReport, mainGroups, periodName, reportWords, toGo } from '@schakel/domain/reports'
import type { Language } from '../http/problemTexts.ts'
import { reportTable } from '../sheets/reportTable.ts'
import type { Cell } from '../sheets/table.ts'
import type { Mail } from '../store/mail/mails.ts'
import type { ReportMail } from '../store/mail/reportMails.ts'
import { mailOf } from './letter.ts'
import type { Sender } from './newsLetter.ts'

/** More groups than this are read where the report is. */
const ROWS_MAX = 50

interface Words {
  readonly subject: (name: string, month: string) => string
  readonly intro: (name: string) => string
  readonly more: (count: number) => string
  readonly before: (count: number) => string
  readonly target: (target: string, left: string | undefined) => string
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
    target: (target, left) => (left === undefined ? `Doel ${target}: gehaald` : `Doel ${target}: nog ${left} te gaan`),
    open: 'Rapport openen',
    why: 'U krijgt deze mail elke maand omdat u daarvoor koos bij het rapport.',
    off: 'Niet meer mailen: kies dat in het menu van het rapport',
  },
  en: {
    subject: (name, month) => `${name}, ${month}`,
    intro: (name) => `This is your report ${name}, as it is now:`,
    more: (count) => `and ${count} more groups`,
    before: (count) => (count === 1 ? 'and 1 period before them' : `and ${count} periods before them`),
    target: (target, left) => (left === undefined ? `Target ${target}: reached` : `Target ${target}: ${left} to go`),
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
  const valueText = (value: number) => (isMoneyReport(report) ? euros : numbers).format(value)
  const cellText = (cell: Cell, at: number) =>
    typeof cell !== 'number' ? (cell ?? '–') : at === 1 ? valueText(cell) : numbers.format(cell)
  const left = report.by === undefined ? toGo(report, figures.total.value) : undefined
  const home = `${publicUrl}${language === 'en' ? '/en' : ''}`
  return mailOf(
    {
      subject: words.subject(name, periodName('month', month, language)),
      text: [
        words.intro(name),
        ...(more > 0 ? [moreText(mail, more)] : []),
        ...(left === undefined || report.target === undefined
          ? []
          : [words.target(valueText(report.target), left > 0 ? valueText(left) : undefined)]),
      ],
      table: {
        headings: columns.map(({ heading }) => heading),
        rows: shown.map((row) => columns.map(({ read }, at) => cellText(read(row), at))),
      },
      button: { label: words.open, url: `${home}/stats/report?report=${id}` },
      small: words.why,
      off: { label: words.off, url: `${home}/stats/report?report=${id}` },
    },
    { to, brand: brandName, language, publicUrl },
  )
}

/** That there is more than the mail holds, and how much where that is known. */
function moreText({ language, report, figures }: ReportMail, count: number): string {
  if (figures.more) return reportWords[language].more
  return report.step === undefined ? letterWords[language].more(count) : letterWords[language].before(count)
}
