import { type Attribute, tokensOf } from '../anonymity/markup.ts'
import {
  joinTexts,
  type NoteBlock,
  type NoteChip,
  type NoteInline,
  type NoteItem,
  type NoteList,
  type NoteMarks,
} from './nodes.ts'

interface OpenItem {
  readonly type: NoteItem['type']
  readonly checked: boolean
  readonly content: NoteBlock[]
}
interface OpenList {
  readonly type: NoteList['type']
  readonly content: NoteItem[]
}
type Open = { readonly list: OpenList } | { readonly item: OpenItem }

/**
 * Rich text as the editor's nodes (S2.36). What it reads was sanitised before, so that there are eight tags and no more; whatever
 * is not where the editor would have it (text in a list, a list in a list) gets the place that it would have there.
 */
export function parseNote(html: string): readonly NoteBlock[] {
  const reader = new Reader()
  for (const token of tokensOf(html)) {
    if (token.kind === 'text') reader.text(decoded(html.slice(token.start, token.end)))
    else if (token.kind === 'open') reader.open(token.name, token.attributes)
    else reader.close(token.name)
  }
  return reader.end()
}

class Reader {
  readonly #blocks: NoteBlock[] = []
  readonly #stack: Open[] = []
  #line: NoteInline[] | undefined
  #marks: { readonly tag: string; readonly marks: NoteMarks }[] = []
  #chip: { readonly type: NoteChip['type']; readonly attrs: Record<string, string>; text: string } | undefined

  text(raw: string): void {
    if (this.#chip) {
      this.#chip.text += raw
      return
    }
    const text = raw.replace(/[ \t\r\n\f]+/g, ' ')
    if (text === ' ' && !this.#line) return
    this.#add({ type: 'text', text, marks: Object.assign({}, ...this.#marks.map(({ marks }) => marks)) })
  }

  open(tag: string, attributes: readonly Attribute[]): void {
    const value = (name: string) => {
      const found = attributes.find((attribute) => attribute.name === name)
      return found && decoded(found.value)
    }
    if (tag === 'p') this.#startLine()
    else if (tag === 'ul') this.#openList(value('data-type') === 'taskList' ? 'taskList' : 'bulletList')
    else if (tag === 'ol') this.#openList('orderedList')
    else if (tag === 'li') this.#openItem(value('data-checked') === 'true')
    else if (tag === 'a') this.#openLink(value)
    else if (tag === 'u') this.#marks.push({ tag, marks: { underline: {} } })
    else if (tag === 's') this.#marks.push({ tag, marks: { strike: {} } })
    else if (tag === 'i') this.#marks.push({ tag, marks: { italic: {} } })
  }

  close(tag: string): void {
    if (tag === 'p') this.#endLine()
    else if (tag === 'ul' || tag === 'ol') this.#closeTo('list')
    else if (tag === 'li') this.#closeTo('item')
    else if (tag === 'a' && this.#chip) this.#closeChip()
    else {
      const at = this.#marks.findLastIndex((mark) => mark.tag === tag)
      if (at >= 0) this.#marks.splice(at, 1)
    }
  }

  end(): readonly NoteBlock[] {
    this.#closeChip()
    this.#endLine()
    while (this.#stack.length > 0) this.#closeTop()
    return this.#blocks
  }

  #openLink(value: (name: string) => string | undefined): void {
    const type = value('data-type')
    const href = value('href')
    const id = value('data-id')
    if ((type === 'mention' || type === 'action') && id !== undefined) {
      const char = value('data-mention-suggestion-char')
      const attrs: Record<string, string> = type === 'mention' ? { id, mentionSuggestionChar: char ?? '@' } : { id }
      this.#chip = { type, attrs, text: '' }
    } else this.#marks.push({ tag: 'a', marks: href === undefined ? {} : { link: { href } } })
  }

  #closeChip(): void {
    if (!this.#chip) return
    const { type, attrs, text } = this.#chip
    this.#chip = undefined
    const char = attrs.mentionSuggestionChar
    const label = char !== undefined && text.startsWith(char) ? text.slice(char.length) : text
    this.#add({ type, attrs: { ...attrs, label } })
  }

  #startLine(): void {
    this.#endLine()
    this.#line = []
  }

  #add(part: NoteInline): void {
    this.#line ??= []
    this.#line.push(part)
  }

  #endLine(): void {
    const line = this.#line
    this.#line = undefined
    if (line) this.#into().push({ type: 'paragraph', content: joinTexts(line) })
  }

  /** Where a block goes: in the open item, or the note; a list without an item gets one. */
  #into(): NoteBlock[] {
    const top = this.#stack.at(-1)
    if (!top) return this.#blocks
    if ('item' in top) return top.item.content
    return this.#pushItem(top.list, false)
  }

  #pushItem(list: OpenList, checked: boolean): NoteBlock[] {
    const item = { type: list.type === 'taskList' ? 'taskItem' : 'listItem', checked, content: [] } satisfies OpenItem
    this.#stack.push({ item })
    return item.content
  }

  #openList(type: NoteList['type']): void {
    this.#endLine()
    const top = this.#stack.at(-1)
    if (top && 'list' in top) this.#pushItem(top.list, false)
    this.#stack.push({ list: { type, content: [] } })
  }

  #openItem(checked: boolean): void {
    this.#endLine()
    const top = this.#stack.at(-1)
    if (top && 'item' in top) this.#closeTop()
    if (this.#stack.length === 0) this.#stack.push({ list: { type: 'bulletList', content: [] } })
    const open = this.#stack.at(-1)
    if (open && 'list' in open) this.#pushItem(open.list, checked)
  }

  #closeTo(kind: 'list' | 'item'): void {
    this.#endLine()
    if (!this.#stack.some((open) => Object.hasOwn(open, kind))) return
    while (this.#stack.length > 0) {
      const isIt = Object.hasOwn(this.#stack.at(-1) ?? {}, kind)
      this.#closeTop()
      if (isIt) return
    }
  }

  #closeTop(): void {
    this.#endLine()
    const top = this.#stack.pop()
    if (!top) return
    if ('item' in top) {
      const { type, checked, content } = top.item
      const [first] = content
      const whole = first?.type === 'paragraph' ? content : [{ type: 'paragraph', content: [] } as const, ...content]
      const list = this.#stack.at(-1)
      if (list && 'list' in list) list.list.content.push({ type, checked, content: whole })
    } else if (top.list.content.length > 0) this.#into().push(top.list)
  }
}

const references: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
  }),
)

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (whole, name: string) => references.get(name) ?? whole)
}
