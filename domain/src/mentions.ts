import { typeOfId } from './types/index.ts'
import { escapeHtml } from './values.ts'

/** Somebody named in a text: an account or a contact (D10). */
export interface Mention {
  readonly id: string
  readonly name: string
}

/** Most people that one text tells of it; whoever names more of them is told nothing of the rest. */
export const MENTIONS_MAX = 20

const LINK = /<a\b([^>]*)>/gi
const ID = /\bdata-id="([a-z]+\/[A-Za-z0-9_-]+)"/
const CONTACT = /\bdata-mention-suggestion-char="@"/

/** The ids of the people whom sanitised rich text mentions, each once, in order (D4.3, D10). */
export function mentionedIn(html: string): readonly string[] {
  const found = [...html.matchAll(LINK)].flatMap(([, attributes = '']) => {
    const id = ID.exec(attributes)?.[1]
    return id !== undefined && CONTACT.test(attributes) && isMentionable(id) ? [id] : []
  })
  return [...new Set(found)].slice(0, MENTIONS_MAX)
}

/** A mention as rich text keeps it: with the attributes that the editor writes and the sanitiser lets through (D4.3). */
export function mentionMarkup({ id, name }: Mention): string {
  return `<a data-type="mention" data-id="${id}" data-mention-suggestion-char="@">@${escapeHtml(name)}</a>`
}

function isMentionable(id: string): boolean {
  const type = typeOfId(id)
  return type === 'user' || type === 'person'
}
