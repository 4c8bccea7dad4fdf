/** Text with its marks; the names are those of the editor. */
export interface NoteText {
  readonly type: 'text'
  readonly text: string
  readonly marks: NoteMarks
}

/** What a stretch of text carries: a mark without attributes is an empty object. */
export interface NoteMarks {
  readonly link?: { readonly href: string }
  readonly underline?: Readonly<Record<string, never>>
  readonly strike?: Readonly<Record<string, never>>
  readonly italic?: Readonly<Record<string, never>>
}

/** Somebody, a field or a question named in the text (`@`, `#`, `-`), or a todo that was made of it. */
export interface NoteChip {
  readonly type: 'mention' | 'action'
  readonly attrs: Readonly<Record<string, string>>
}

export type NoteInline = NoteText | NoteChip

export interface NoteParagraph {
  readonly type: 'paragraph'
  readonly content: readonly NoteInline[]
}

export interface NoteItem {
  readonly type: 'listItem' | 'taskItem'
  readonly checked: boolean
  /** A paragraph first, then whatever stands under it. */
  readonly content: readonly NoteBlock[]
}

export interface NoteList {
  readonly type: 'bulletList' | 'orderedList' | 'taskList'
  readonly content: readonly NoteItem[]
}

export type NoteBlock = NoteParagraph | NoteList

/** What a person reads of a line. */
function lineText(content: readonly NoteInline[]): string {
  return content.map((part) => (part.type === 'text' ? part.text : (part.attrs.label ?? ''))).join('')
}

/** What a person reads of a note, a line for each paragraph. */
export function noteText(blocks: readonly NoteBlock[]): string {
  return linesOf(blocks).join('\n')
}

function linesOf(blocks: readonly NoteBlock[]): string[] {
  return blocks.flatMap((block) =>
    block.type === 'paragraph' ? [lineText(block.content)] : block.content.flatMap((item) => linesOf(item.content)),
  )
}

/** Texts of the same marks as one, as the editor keeps them. */
export function joinTexts(line: readonly NoteInline[]): readonly NoteInline[] {
  const parts: NoteInline[] = []
  for (const part of line) {
    const last = parts.at(-1)
    if (part.type === 'text' && last?.type === 'text' && JSON.stringify(last.marks) === JSON.stringify(part.marks)) {
      parts[parts.length - 1] = { ...last, text: last.text + part.text }
    } else if (part.type !== 'text' || part.text !== '') parts.push(part)
  }
  return parts
}
