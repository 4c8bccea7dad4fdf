import { escapeHtml } from '../values.ts'
import type { NoteBlock, NoteInline, NoteItem, NoteMarks } from './nodes.ts'

/** A note as rich text of the allowed tags (S2.36); what is empty at its end is left out. */
export function printNote(blocks: readonly NoteBlock[]): string {
  const end = blocks.findLastIndex((block) => block.type !== 'paragraph' || block.content.length > 0)
  return blocks
    .slice(0, end + 1)
    .map(printBlock)
    .join('')
}

function printBlock(block: NoteBlock): string {
  if (block.type === 'paragraph') return `<p>${block.content.map(printInline).join('')}</p>`
  const items = block.content.map(printItem).join('')
  if (block.type === 'orderedList') return `<ol>${items}</ol>`
  return block.type === 'taskList' ? `<ul data-type="taskList">${items}</ul>` : `<ul>${items}</ul>`
}

function printItem({ type, checked, content }: NoteItem): string {
  const attributes = type === 'taskItem' ? ` data-type="taskItem" data-checked="${checked}"` : ''
  return `<li${attributes}>${content.map(printBlock).join('')}</li>`
}

function printInline(part: NoteInline): string {
  if (part.type === 'text') return printMarks(part.marks, escaped(part.text))
  const { id = '', label = '', mentionSuggestionChar: char = '@' } = part.attrs
  if (part.type === 'mention') {
    return `<a data-type="mention" data-id="${quoted(id)}" data-mention-suggestion-char="${quoted(char)}">${escaped(char + label)}</a>`
  }
  return `<a href="/card/${quoted(id)}" data-type="action" data-id="${quoted(id)}">${escaped(label)}</a>`
}

function printMarks({ italic, strike, underline, link }: NoteMarks, text: string): string {
  let html = text
  if (italic) html = `<i>${html}</i>`
  if (strike) html = `<s>${html}</s>`
  if (underline) html = `<u>${html}</u>`
  return link ? `<a href="${quoted(link.href)}">${html}</a>` : html
}

function escaped(text: string): string {
  return escapeHtml(text.toWellFormed().replaceAll('\0', ''))
}

function quoted(text: string): string {
  return escaped(text).replaceAll('"', '&quot;')
}
