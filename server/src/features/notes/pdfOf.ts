import { fileURLToPath } from 'node:url'
import type { NoteBlock, NoteInline, NoteItem } from '@schakel/domain/notes'
import pdfmake from 'pdfmake'
import type { Content, ContentText } from 'pdfmake/interfaces.js'
import { inPdfLetters, STAND_IN } from './pdfLetters.ts'
import type { PrintedNote } from './printedNote.ts'
import { safeLink } from './safeLink.ts'

const font = (name: string) => fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`))
const fonts = {
  normal: font('Regular'),
  bold: font('Medium'),
  italics: font('Italic'),
  bolditalics: font('MediumItalic'),
}
pdfmake.setFonts({ Roboto: fonts })
// A document is made of its words and our own letters: nothing is fetched for it.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => Object.values(fonts).includes(path))

/** The letters have no sign for what was taken out: a dark bar stands there. */
const REDACTED = /(▇+)/u

/** A word of a whole line may be broken: laying one out takes the square of its length. */
const LONG_WORD = /\S{80}(?=\S)/gu
/** Where a line may be broken though nothing is seen there. */
const BREAK = '\u200b'

const texts = {
  nl: { lacking: `${STAND_IN} staat voor een teken dat een PDF niet kan tonen; in het Word-bestand staat het er wel.` },
  en: { lacking: `${STAND_IN} stands for a sign that a PDF cannot show; it is there in the Word document.` },
} as const

/** A note as a PDF (D10). */
export async function pdfOf({ title: name, subtitle: about, blocks, language }: PrintedNote): Promise<Buffer> {
  const [title, subtitle] = [inPdfLetters(name), inPdfLetters(about)]
  const body = blocks.map(drawn)
  const isLacking = JSON.stringify([title, subtitle, body]).includes(STAND_IN)
  const document = pdfmake.createPdf({
    info: { title: name, creator: 'Schakel', producer: 'Schakel' },
    language: language === 'nl' ? 'nl-NL' : 'en-GB',
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 64],
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.3 },
    footer: (page, pages) => ({ text: `${page} / ${pages}`, alignment: 'center', color: '#666666', fontSize: 9 }),
    content: [
      { text: title, fontSize: 18, bold: true },
      { text: subtitle, color: '#666666', margin: [0, 2, 0, 14] },
      ...body,
      ...(isLacking
        ? [{ text: texts[language].lacking, color: '#666666', fontSize: 9, margin: [0, 8, 0, 0] } satisfies Content]
        : []),
    ],
  })
  return document.getBuffer()
}

function drawn(block: NoteBlock): Content {
  if (block.type === 'paragraph') return { ...lineOf(block.content), margin: [0, 0, 0, 6] }
  if (block.type === 'taskList') return { stack: block.content.map(task), margin: [0, 0, 0, 6] }
  const items = block.content.map(({ content }): Content => ({ stack: content.map(drawn) }))
  return block.type === 'orderedList' ? { ol: items, margin: [4, 0, 0, 2] } : { ul: items, margin: [4, 0, 0, 2] }
}

// Made for each task: what is drawn is moved to its place on the page, in the object itself.
const boxOf = () => ({ type: 'rect', x: 0, y: 2.5, w: 9, h: 9, r: 1.5, lineColor: '#444444' }) as const
const tickOf = () =>
  [
    { type: 'line', lineWidth: 1.2, x1: 2, y1: 7, x2: 4, y2: 9.2 },
    { type: 'line', lineWidth: 1.2, x1: 4, y1: 9.2, x2: 7.2, y2: 4.6 },
  ] as const

function task({ checked, content }: NoteItem): Content {
  const canvas = checked ? [boxOf(), ...tickOf()] : [boxOf()]
  return {
    columns: [
      { width: 16, canvas },
      { width: '*', stack: content.map(drawn) },
    ],
  }
}

function lineOf(content: readonly NoteInline[]): ContentText {
  return { text: content.flatMap(runsOf) }
}

function runsOf(part: NoteInline): Content[] {
  if (part.type !== 'text') return []
  const { italic, strike, underline, link } = part.marks
  const href = safeLink(link?.href)
  const lines = [...(underline || href ? ['underline' as const] : []), ...(strike ? ['lineThrough' as const] : [])]
  const look = {
    ...(italic ? { italics: true } : {}),
    ...(lines.length > 0 ? { decoration: lines } : {}),
    ...(href ? { link: href, color: '#0b57a4' } : {}),
  }
  return part.text
    .split(REDACTED)
    .filter(Boolean)
    .flatMap((text) =>
      REDACTED.test(text)
        ? { text: '\u00a0'.repeat(text.length * 3), background: '#333333' }
        : piecesOf(inPdfLetters(text)).map((piece) => ({ text: piece, ...(piece === '' ? {} : look) })),
    )
}

/** Text in pieces between which a line may be broken: an empty one stands there, so that no sign gets into what is copied out of it. */
function piecesOf(text: string): string[] {
  const [first = '', ...more] = text.replace(LONG_WORD, `$&${BREAK}`).split(BREAK)
  return [first, ...more.flatMap((piece) => ['', piece])]
}
