import { email, website } from './fields/index.ts'
import { typeOfId } from './types/index.ts'

/** How an address in a rich text may begin (D4.3). */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const

const ITEM_LINK = /^(?:\/en)?\/card\/([a-z]+\/[A-Za-z0-9_-]+)$/
const SCHEME = /^([a-z][a-z0-9+.-]*):(?!\d+(\/|$))/i

/** Whether an address leads to a card of Schakel itself: any other that has no scheme means something else on every page. */
export function isItemLink(href: string): boolean {
  return typeOfId(ITEM_LINK.exec(href)?.[1] ?? '') !== undefined
}

/**
 * The address of a link as a rich text keeps it, nothing for what it does not keep: one that was typed without a scheme gets `https://`, or
 * `mailto:` (D4.1, D4.3).
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase()
  if (scheme) return LINK_SCHEMES.some((one) => one === scheme) ? text : undefined
  if (isItemLink(text)) return text
  const mail = email().parse(text, { now: new Date() })
  if ('value' in mail) return `mailto:${mail.value}`
  const page = website().parse(text, { now: new Date() })
  return 'value' in page ? page.value : undefined
}
