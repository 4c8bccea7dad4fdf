import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attachmentNamed } from './contentDisposition.ts'

describe('the name to save a file under', () => {
  test('D15: it stands in plain letters and as it is', () => {
    expect(attachmentNamed('Offerte.pdf')).toBe(`attachment; filename="Offerte.pdf"; filename*=UTF-8''Offerte.pdf`)
    expect(attachmentNamed('Café "’t Hoekje" (100%).pdf')).toBe(
      `attachment; filename="Cafe __t Hoekje_ (100_).pdf"; filename*=UTF-8''Caf%C3%A9%20%22%E2%80%99t%20Hoekje%22%20%28100%25%29.pdf`,
    )
  })

  test('D15: no name breaks out of its header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(attachmentNamed(name)).toMatch(
          /^attachment; filename="[^"\\%\P{ASCII}\p{Cc}]*"; filename\*=UTF-8''[\w.!~%-]*$/u,
        )
      }),
    )
  })
})
