import type { StarterKitOptions } from '@tiptap/starter-kit'

/** The allowed tags and no more (S2.36): a u s i p ul ol li. */
export const allowedMarkup = {
  blockquote: false,
  bold: false,
  code: false,
  codeBlock: false,
  hardBreak: false,
  heading: false,
  horizontalRule: false,
  trailingNode: false,
} as const satisfies Partial<StarterKitOptions>
