import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { squeezedText } from '../../test/anonymity/shownText.ts'
import { identityOf } from './identifiers.ts'
import { redactHtml, redactText } from './redact.ts'

const identity = identityOf({ lead: { name: 'Restaurant De Kas B.V.' }, contacts: [{ name: 'Ton Bakker' }] })

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const blank = fc.constantFrom('', ' ', '-', '.', '\u00a0', ' - ')

/** Text in groups of the given sizes, with one kind of sign between them. */
function grouped(text: string, sizes: readonly number[], sign: string): string {
  const pieces: string[] = []
  let at = 0
  for (const size of sizes) {
    pieces.push(text.slice(at, at + size))
    at += size
  }
  return [...pieces, text.slice(at)].filter(Boolean).join(sign)
}

function expectGone(text: string, value: string): void {
  for (const output of [redactText(text, identity), redactHtml(`<p>${text}</p>`, identity)]) {
    expect(squeezedText(output), text).not.toContain(value.toLowerCase())
    expect(output).toContain('▇▇▇')
  }
}

describe('redacting numbers in any notation', () => {
  it('D7: Dutch phone numbers', () => {
    const sizes = fc.constantFrom([2], [3], [4], [2, 2, 2, 2], [3, 3, 2], [2, 4], [2, 8], [4, 2, 2])
    const start = fc.constantFrom('010', '020', '030', '0118', '0492', '06', '088')
    fc.assert(
      fc.property(start, digits(8), sizes, blank, (area, rest, groups, sign) => {
        const number = `${area}${rest}`.slice(0, 10)
        expectGone(`Bel ons: ${grouped(number, groups, sign)} graag`, number.slice(1))
      }),
    )
  })

  it('D7: international phone numbers', () => {
    const start = fc.constantFrom('+31', '0031', '+31 (0)', '+31(0)', '+32 ', '+49-', '00 44 ')
    fc.assert(
      fc.property(start, fc.constantFrom('2', '6', '7'), digits(8), blank, (country, first, rest, sign) => {
        expectGone(`tel ${country}${grouped(`${first}${rest}`, [1, 2, 2, 2], sign)}.`, `${first}${rest}`)
      }),
    )
  })

  it('D7: IBAN, VAT and trade register numbers', () => {
    fc.assert(
      fc.property(digits(12), blank, fc.constantFrom('ABNA', 'rabo', 'INGB'), (number, sign, bank) => {
        const iban = `NL${number.slice(0, 2)}${bank}${number.slice(2)}`
        expectGone(`op ${grouped(iban, [4, 4, 4, 4], sign)} storten`, iban)
        const vat = `NL${number.slice(0, 9)}B${number.slice(9, 11)}`
        expectGone(`btw ${grouped(vat, [2, 4, 2, 3, 1], sign)} vermelden`, vat)
      }),
    )
    fc.assert(
      fc.property(
        digits(8),
        fc.constantFrom(
          'KvK ',
          'kvk-nummer: ',
          'K.v.K. nr. ',
          'Kamer van Koophandel onder nummer ',
          'handelsregister ',
        ),
        fc.constantFrom('', ' ', '.'),
        (number, word, sign) => expectGone(`${word}${grouped(number, [2, 2, 2], sign)} is van ons`, number),
      ),
    )
  })
})

describe('redacting with care', () => {
  it('D7: the name without "Restaurant" and "B.V." goes too, its ordinary words in small letters stay', () => {
    expect(redactText('Bij De Kas staat de kas vol planten.', identity)).toBe('Bij ▇▇▇ staat de kas vol planten.')
    expect(redactText('Restaurant de kas bv', identity)).toBe('▇▇▇')
    expect(redactText('Een restaurant met kassa.', identity)).toBe('Een restaurant met kassa.')
  })

  it('D7: a contact whose name is an ordinary word goes where it is a name', () => {
    expect(redactText('Bakker belde, ton bakker ook: een ton meel voor de bakker.', identity)).toBe(
      '▇▇▇ belde, ▇▇▇ ook: een ton meel voor de bakker.',
    )
  })

  it('D7: a link loses what it points at, a task keeps whether it is done', () => {
    expect(
      redactHtml(
        '<p><a href="https://voorbeeld.nl">hier</a></p><ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>klaar</p></li></ul>',
        identity,
      ),
    ).toBe(
      '<p><a>hier</a></p><ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>klaar</p></li></ul>',
    )
  })

  it('D7: a mention of anybody and a live value of the lead lose text and data, questions and fields of the dossier keep both', () => {
    const mention = (char: string, id: string, label: string) =>
      `<span data-type="mention" data-id="${id}" data-label="${label}" data-mention-suggestion-char="${char}">${char}${label}</span>`
    expect(redactHtml(mention('@', 'person/01hzy', 'Piet'), identity)).toBe('<span>▇▇▇</span>')
    expect(redactHtml(mention('#', 'employees', '37'), identity)).toBe('<span>▇▇▇</span>')
    expect(redactHtml(mention('#', 'lead.name', 'X'), identity)).toBe('<span>▇▇▇</span>')
    for (const kept of [mention('#', 'users', '12'), mention('-', '105', 'Kassa')])
      expect(redactHtml(kept, identity)).toBe(kept)
  })

  it('D7: attributes and tags that the editor does not write do not pass', () => {
    expect(redactHtml('<p class="x" title="De Kas">a<img src="/lead.png"><b>b</b></p>', identity)).toBe('<p>ab</p>')
  })
})

describe('redacting what is hard to see', () => {
  const own = identityOf({
    lead: { name: '龍門', kvk: '04012345', phone: '+44 20 7946 0958' },
  })

  it('D7: its own trade register and foreign phone numbers, without a word beside them', () => {
    expect(redactText('Nummer 0401.2345 en 020 7946 0958.', own)).toBe('Nummer ▇▇▇ en 020 ▇▇▇.')
  })

  it('D7: a name in a script without blanks', () => {
    expect(redactText('在龍門吃飯', own)).toBe('▇▇▇')
  })

  it('D7: markup and addresses in plain text', () => {
    expect(redactText('zie <a href="https://x.nl">De <u>K</u>as</a> hier', identity)).not.toMatch(/x\.nl|>K</)
  })

  it('D7: a name in which markup was typed as text, where 3 < 5 stays what it is', () => {
    expect(redactHtml('<p>Bij De &lt;b&gt;K&lt;/b&gt;as hier, 3 &lt; 5 en 6 &gt; 5</p>', identity)).toBe(
      '<p>Bij ▇▇▇ hier, 3 &lt; 5 en 6 &gt; 5</p>',
    )
  })
})

describe('what stands behind "aan"', () => {
  it.each([
    ["Alphen aan den Rijn werkt met 8 kassa's", "Alphen aan den Rijn werkt met 8 kassa's"],
    ['Capelle aan den IJssel telt 12 zaken', 'Capelle aan den IJssel telt 12 zaken'],
    [
      'Koudekerk aan den Rijn groeit met 3 zaken en 40 tafels',
      'Koudekerk aan den Rijn groeit met 3 zaken en 40 tafels',
    ],
    ['Wij werken aan Lightspeed en 3 koppelingen', 'Wij werken aan Lightspeed en 3 koppelingen'],
    ['Wij zitten aan Onder de linden 5', 'Wij zitten aan ▇▇▇'],
    ['Wij zitten aan de Weg naar Rhijnauwen 13', 'Wij zitten aan de ▇▇▇'],
    ['Gevestigd aan de Maas 12 in het dorp', 'Gevestigd aan de ▇▇▇ in het dorp'],
    ['Onze zaak staat aan Achter de Dom 14', 'Onze zaak staat aan ▇▇▇'],
  ])('D7: %s', (text, shown) => {
    expect(redactText(text, identity)).toBe(shown)
  })
})
