import { expect, test } from 'vitest'
import { linkAddress } from './linkAddress.ts'

test.each([
  ['www.kassa.nl/prijs', 'https://www.kassa.nl/prijs'],
  [' kassa.nl:8080/prijs ', 'https://kassa.nl:8080/prijs'],
  ['info@kassa.nl', 'mailto:info@kassa.nl'],
  ['http://kassa.nl/a?b=1', 'http://kassa.nl/a?b=1'],
  ['MAILTO:info@kassa.nl', 'MAILTO:info@kassa.nl'],
  ['tel:+31201234567', 'tel:+31201234567'],
  ['/card/lead/1', '/card/lead/1'],
])('D4.1, D4.3: of a link that is typed as %s the address is %s', (typed, kept) => {
  expect(linkAddress(typed)).toBe(kept)
})

test.each(['ftp://kassa.nl', 'javascript:alert(1)', 'prijs', '/api/auth/logout', '', 'kassa nl'])(
  'D4.3: "%s" is no address that a text keeps',
  (typed) => {
    expect(linkAddress(typed)).toBeUndefined()
  },
)
