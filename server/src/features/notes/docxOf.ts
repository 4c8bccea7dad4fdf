import type { NoteBlock, NoteInline, NoteItem, NoteList } from '@schakel/domain/notes'
import { Document, ExternalHyperlink, HeadingLevel, LevelFormat, Packer, Paragraph, TextRun } from 'docx'
import type { PrintedNote } from './printedNote.ts'
import { safeLink } from './safeLink.ts'

/** Word knows nine depths of a list. */
const DEPTH_MAX = 8
/** How far a list is set in, twentieths of a point. */
const INDENT = 420
const levels = Array.from({ length: DEPTH_MAX + 1 }, (_, level) => level)
const setIn = (level: number) => ({ left: INDENT * (level + 1), hanging: 280 })

/** Signs that no XML may hold; the writer leaves out the others, and a document with these Word calls damaged. */
const NO_SIGN = /[\uFFFE\uFFFF]/g
const written = (text: string) => text.replace(NO_SIGN, '')

/** A note as a Word document (D10). */
export async function docxOf({ title: name, subtitle: about, blocks, language }: PrintedNote): Promise<Buffer> {
  const [title, subtitle] = [written(name), written(about)]
  const body = new Body()
  for (const block of blocks) body.add(block, 0)
  const document = new Document({
    creator: 'Schakel',
    lastModifiedBy: 'Schakel',
    title,
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 22, language: { value: language === 'nl' ? 'nl-NL' : 'en-GB' } },
          paragraph: { spacing: { after: 120, line: 276 } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: 'numbers',
          levels: levels.map((level) => ({
            level,
            format: LevelFormat.DECIMAL,
            text: `%${level + 1}.`,
            style: { paragraph: { indent: setIn(level) } },
          })),
        },
      ],
    },
    sections: [
      {
        children: [
          new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun({ text: title })] }),
          new Paragraph({ children: [new TextRun({ text: subtitle, color: '666666' })], spacing: { after: 240 } }),
          ...body.paragraphs,
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

class Body {
  readonly paragraphs: Paragraph[] = []
  #lists = 0

  add(block: NoteBlock, depth: number): void {
    if (block.type === 'paragraph') {
      const indent = depth > 0 ? { indent: { left: setIn(depth - 1).left } } : {}
      this.paragraphs.push(new Paragraph({ ...indent, children: runsOf(block.content) }))
      return
    }
    // Each list counts from one again.
    this.#lists += 1
    const instance = this.#lists
    for (const item of block.content) this.#addItem(block.type, item, Math.min(depth, DEPTH_MAX), instance)
  }

  #addItem(type: NoteList['type'], { checked, content }: NoteItem, level: number, instance: number): void {
    const [first, ...rest] = content
    const words = first?.type === 'paragraph' ? runsOf(first.content) : []
    const mark = type === 'taskList' ? [new TextRun({ text: checked ? '☑ ' : '☐ ' })] : []
    this.paragraphs.push(new Paragraph({ ...place(type, level, instance), children: [...mark, ...words] }))
    for (const block of first?.type === 'paragraph' ? rest : content) this.add(block, level + 1)
  }
}

function place(type: NoteList['type'], level: number, instance: number) {
  if (type === 'orderedList') return { numbering: { reference: 'numbers', level, instance } }
  return type === 'bulletList' ? { bullet: { level } } : { indent: setIn(level) }
}

function runsOf(content: readonly NoteInline[]): (TextRun | ExternalHyperlink)[] {
  return content.map((part) => {
    if (part.type !== 'text') return new TextRun({ text: '' })
    const { italic, strike, underline, link } = part.marks
    const href = safeLink(link?.href)
    const run = new TextRun({
      text: written(part.text),
      ...(italic ? { italics: true } : {}),
      ...(strike ? { strike: true } : {}),
      ...(underline || href ? { underline: {} } : {}),
      ...(href ? { color: '0B57A4' } : {}),
    })
    return href ? new ExternalHyperlink({ link: href, children: [run] }) : run
  })
}
