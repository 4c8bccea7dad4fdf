import { typeOfId } from '@schakel/domain'
import sanitizeHtml from 'sanitize-html'

const ITEM_LINK = /^(?:\/en)?\/card\/([a-z]+\/[A-Za-z0-9_-]+)$/

const options: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'u', 's', 'i', 'p', 'ul', 'ol', 'li'],
  allowedAttributes: {
    a: ['href', 'data-type', 'data-id', 'data-mention-suggestion-char'],
    ul: ['data-type'],
    li: ['data-type', 'data-checked', 'data-id'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Words in a forbidden tag are kept as text, except where a tag's content is code.
  disallowedTagsMode: 'discard',
  transformTags: {
    em: 'i',
    del: 's',
    strike: 's',
    a: (tagName, attributes) => {
      const { href, ...rest } = attributes
      const isOurs = href?.startsWith('/') === true
      if (isOurs && typeOfId(ITEM_LINK.exec(href)?.[1] ?? '') === undefined) return { tagName, attribs: rest }
      return { tagName, attribs: attributes }
    },
  },
}

/** Reduces rich text to the allowed tags and attributes (S2.36, D4.3). What is left is safe to show and stays the same when cleaned again. */
export function sanitiseRichText(html: string): string {
  return sanitizeHtml(html, options).trim()
}
