import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colours, DEFAULT_COLOUR, hexOf, inkOn, isColourName } from './colours.ts'

/** Luminance from channels on a scale of 255, written apart from the code so that one can be held against the other. */
function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16)
  const linear = (channel: number) => {
    const part = (channel & 255) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(value >> 16) + 0.7152 * linear(value >> 8) + 0.0722 * linear(value)
}

/** The contrast of two colours by WCAG 2. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

describe('the brand palette', () => {
  it('D1.5: has the 11 names of the decisions', () => {
    expect(colours).toEqual({
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
    })
  })

  it.each(Object.entries(colours))('D1.5: %s carries white text at WCAG AA, or dark text', (name, hex) => {
    expect(inkOn(hex)).toBe(name === 'oker' ? '#000000' : '#FFFFFF')
    expect(contrast(hex, inkOn(hex))).toBeGreaterThanOrEqual(4.5)
  })

  it('D1.5: text is readable on any colour that an item may have', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, '0')}`
        return contrast(hex, inkOn(hex)) >= 4.5
      }),
    )
  })

  it('S9.4: the last fallback is #1565C0', () => {
    expect(DEFAULT_COLOUR).toBe('#1565C0')
    for (const odd of [undefined, '', 'zwart', '#fff', 'constructor', '#12345g']) expect(hexOf(odd)).toBe('#1565C0')
  })

  it('D1.5: a name gives its value and a value itself', () => {
    expect(hexOf('petrol')).toBe('#00695C')
    expect(hexOf('#abcdef')).toBe('#abcdef')
    fc.assert(
      fc.property(
        fc.string(),
        (text) => /^#[0-9a-f]{6}$/i.test(hexOf(text)) && isColourName(text) === Object.keys(colours).includes(text),
      ),
    )
  })
})
