/** What the buttons of a text with form are called. */
export const editor = {
  italic: 'Cursief',
  underline: 'Onderstreept',
  strike: 'Doorgehaald',
  bullets: 'Lijst met punten',
  numbers: 'Genummerde lijst',
  link: 'Link',
  unlink: 'Link weghalen',
  linkAddress: 'Adres van de link',
  linkSave: 'Bewaren',
  linkRefused: 'Dit adres kan geen link zijn. Begin met https://, of typ een e-mailadres.',
} as const
