import { wordErased } from '@schakel/domain/privacy'
import type { Language } from '../http/problemTexts.ts'
import type { Mail } from '../store/mail/mails.ts'

/** What a mail of ours says, whatever it is about. */
export interface Letter {
  readonly subject: string
  /** Paragraphs, plain text. */
  readonly text: readonly string[]
  /** Rows of cells under headings, the last row the sum of it. */
  readonly table?: { readonly headings: readonly string[]; readonly rows: readonly (readonly string[])[] } | undefined
  /** The one thing to do, and where. */
  readonly button?: { readonly label: string; readonly url: string } | undefined
  /** What stands small below it. */
  readonly small?: string | undefined
  /** A link in small below that: where one has no more of such mail. */
  readonly off?: { readonly label: string; readonly url: string } | undefined
}

interface LetterFrame {
  readonly to: string
  readonly brand: string
  readonly language: Language
  readonly publicUrl: string
}

const greeting: Readonly<Record<Language, string>> = { nl: 'Goedendag,', en: 'Hello,' }
const fallback: Readonly<Record<Language, string>> = {
  nl: 'Werkt de knop niet? Kopieer dan dit adres naar uw browser:',
  en: 'Does the button not work? Copy this address into your browser:',
}

/** A mail in words alone and in the look of the brand; it fetches nothing, so nobody learns that it was opened. */
export function mailOf(letter: Letter, frame: LetterFrame): Mail {
  return { to: frame.to, subject: oneLine(letter.subject), text: plain(letter, frame), html: look(letter, frame) }
}

/** A mail with words, in its own language, where somebody is named who was erased (D6), be it while it waited. */
export function mailWithErased<T extends Mail>(mail: T): T {
  const language = mail.html?.includes('<html lang="en">') ? 'en' : 'nl'
  const worded = (text: string) => wordErased(text, language)
  const { subject, text, html } = mail
  return { ...mail, subject: worded(subject), text: worded(text), ...(html && { html: worded(html) }) }
}

function plain({ text, table, button, small, off }: Letter, { brand, language, publicUrl }: LetterFrame): string {
  const parts = [
    greeting[language],
    ...text,
    table && [table.headings, ...table.rows].map((cells) => cells.join(' · ')).join('\n'),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    small,
    off && `${off.label}:\n${off.url}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n\n-- \n${brand}\n${publicUrl}\n`
}

function look(
  { subject, text, table, button, small, off }: Letter,
  { brand, language, publicUrl }: LetterFrame,
): string {
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escaped(words)}</p>`
  const stop = off
    ? `<p style="margin:8px 0 0;font-size:13px"><a href="${escaped(off.url)}" style="color:#1565c0">${escaped(off.label)}</a></p>`
    : ''
  const action = button
    ? `<p style="margin:24px 0"><a href="${escaped(button.url)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#1565c0;color:#ffffff;font-weight:600;text-decoration:none">${escaped(button.label)}</a></p>
<p style="margin:0 0 16px;color:#5c636b;font-size:13px">${escaped(fallback[language])}<br><a href="${escaped(button.url)}" style="color:#1565c0;word-break:break-all">${escaped(button.url)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3f5f8;color:#1d232b;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff">
<p style="margin:0 0 24px;color:#1565c0;font-size:19px;font-weight:700">${escaped(brand)}</p>
${paragraph(greeting[language])}
${text.map(paragraph).join('\n')}
${table ? tableLook(table) : ''}
${action}
${small ? `<p style="margin:0;color:#5c636b;font-size:13px">${escaped(small)}</p>` : ''}${stop}
</div>
<p style="max-width:560px;margin:16px auto 0;color:#5c636b;font-size:12px;text-align:center"><a href="${escaped(publicUrl)}" style="color:#5c636b">${escaped(brand)}</a></p>
</body></html>
`
}

function tableLook({ headings, rows }: NonNullable<Letter['table']>): string {
  const edge = 'padding:6px 12px 6px 0;border-bottom:1px solid #d9dee5'
  const cell = (words: string, at: number) =>
    at === 0
      ? `<th scope="row" style="${edge};font-weight:400;text-align:left">${escaped(words)}</th>`
      : `<td style="${edge};text-align:right">${escaped(words)}</td>`
  const heading = (words: string, at: number) =>
    `<th scope="col" style="${edge};color:#5c636b;text-align:${at === 0 ? 'left' : 'right'}">${escaped(words)}</th>`
  const line = (cells: readonly string[]) => `<tr>${cells.map(cell).join('')}</tr>`
  return `<table style="width:100%;margin:0 0 16px;border-collapse:collapse;font-size:14px"><thead><tr>${headings.map(heading).join('')}</tr></thead>
<tbody>${rows.map(line).join('\n')}</tbody></table>`
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }),
)

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities.get(letter) ?? letter)
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
