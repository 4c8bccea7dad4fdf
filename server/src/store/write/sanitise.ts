import { isItemLink, LINK_SCHEMES } from '@schakel/domain'
import sanitizeHtml from 'sanitize-html'

/** An address with a scheme of its own: which of them are allowed is said below. */
const ABSOLUTE = /^\s*[a-z][a-z0-9+.-]*:/i

const options: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'u', 's', 'i', 'p', 'ul', 'ol', 'li'],
  allowedAttributes: {
    a: ['href', 'data-type', 'data-id', 'data-mention-suggestion-char'],
    ul: ['data-type'],
    li: ['data-type', 'data-checked', 'data-id'],
  },
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  // Words in a forbidden tag are kept as text, except where a tag's content is code.
  disallowedTagsMode: 'discard',
  transformTags: {
    em: 'i',
    del: 's',
    strike: 's',
    // A relative address means something else on every page, and may well be one of our own calls.
    a: (tagName, attributes) => {
      const { href, ...rest } = attributes
      const leads = href !== undefined && (ABSOLUTE.test(href) || isItemLink(href))
      return { tagName, attribs: leads ? attributes : rest }
    },
  },
}

/** Reduces rich text to the allowed tags and attributes (S2.36, D4.3). What is left is safe to show and stays the same when cleaned again. */
export function sanitiseRichText(html: string): string {
  return sanitizeHtml(html, options).trim()
}
