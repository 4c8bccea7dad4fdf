/** Where a link on paper may lead to: an address that means the same to whoever gets the file. */
export function safeLink(href: string | undefined): string | undefined {
  return href !== undefined && /^(?:https?:\/\/|mailto:|tel:)/i.test(href) ? href : undefined
}
