/** What the buttons of a text with form are called. */
export const editor = {
  italic: 'Italic',
  underline: 'Underlined',
  strike: 'Struck through',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  link: 'Link',
  unlink: 'Remove link',
  linkAddress: 'Address of the link',
  linkSave: 'Keep',
  linkRefused: 'This address cannot be a link. Begin with https://, or type an e-mail address.',
} as const
