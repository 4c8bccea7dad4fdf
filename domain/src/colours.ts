/** The brand palette of 11 names; each carries white text at WCAG AA, only oker carries dark text (D1.5, `inkOn`). */
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

const SMALL_TEXT_CONTRAST = 4.5

/** Relative luminance of a `#RRGGBB`, by WCAG 2. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The text colour that is readable at WCAG AA on a colour: white where it can be, else black (D1.5). */
export function inkOn(hex: string): '#FFFFFF' | '#000000' {
  return 1.05 / (luminanceOf(hex) + 0.05) >= SMALL_TEXT_CONTRAST ? '#FFFFFF' : '#000000'
}
