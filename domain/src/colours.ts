/** The brand palette of 11 names; each carries white text at WCAG AA (D1.5). */
export const colours = {
  blauw: '#1565C0',
  paars: '#673AB7',
  indigo: '#283593',
  petrol: '#00695C',
  groen: '#2E7D32',
  olijf: '#827717',
  oker: '#B26A00',
  oranje: '#BF360C',
  rood: '#C62828',
  roze: '#AD1457',
  grijs: '#455A64',
} as const

/** A name of the palette. */
export type ColourName = keyof typeof colours

/** Whether a text names a colour of the palette. */
export function isColourName(text: string): text is ColourName {
  return Object.hasOwn(colours, text)
}

/** The last fallback (D1.5). */
export const DEFAULT_COLOUR = colours.blauw

/** The hex value of a palette name or a hex value itself; the default for anything else (D1.5). */
export function hexOf(colour: string | undefined): string {
  if (colour === undefined) return DEFAULT_COLOUR
  if (isColourName(colour)) return colours[colour]
  return /^#[0-9a-f]{6}$/i.test(colour) ? colour : DEFAULT_COLOUR
}
