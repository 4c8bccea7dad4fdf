import { expect, it } from 'vitest'
import { vcardRows } from './vcards.ts'

/** What a card says, by heading. */
async function cellsOf(...lines: readonly string[]) {
  const bytes = Buffer.from(['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n'))
  const rows: string[][] = []
  for await (const row of vcardRows(async function* () {
    yield bytes
  }))
    rows.push(row)
  const [headings = [], cells = []] = rows
  return Object.fromEntries(headings.map((heading, n) => [heading, cells[n]]))
}

it.each(['2.1', '3.0', '4.0'])(
  'D17.2: a text goes on behind a comma that is not escaped, vCard %s',
  async (version) => {
    const cells = await cellsOf(
      `VERSION:${version}`,
      'N:Jansen;Jan;;;',
      'FN:Jansen, Jan',
      'ORG:Bakker, Smit en Zn.;Keuken',
      'TITLE:Chef, kok',
      'NOTE:Belt graag, maar niet voor 10,5 uur; wel daarna,, dus',
      'ADR;TYPE=WORK:;;Straat 1, hs;Ede;;6711 AA;NL',
    )
    expect(cells).toMatchObject({
      Contactpersoon: 'Jansen, Jan',
      Bedrijfsnaam: 'Bakker, Smit en Zn.',
      Functie: 'Chef, kok',
      Omschrijving: 'Belt graag, maar niet voor 10,5 uur; wel daarna,, dus',
      Straat: 'Straat 1, hs',
      Plaats: 'Ede',
    })
  },
)

it('D17.2: of a name the parts of a list stand beside each other', async () => {
  const cells = await cellsOf('VERSION:4.0', 'N:Jansen;Jan,Piet;van;;', 'TEL:020 1234567')
  expect(cells).toMatchObject({ Contactpersoon: 'Jan Piet van Jansen', Omschrijving: '', Straat: '' })
})

it('D17.2: a card of 2.1 is read in the letters that it names, and only a quoted line goes on in the next', async () => {
  const cells = await cellsOf(
    'VERSION:2.1',
    'FN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:J=F6rg M=\r\n=FCller',
    'URL:https://kaart.example/?q=',
    'TITLE:Chef',
  )
  expect(cells).toMatchObject({
    Contactpersoon: 'Jörg Müller',
    Website: 'https://kaart.example/?q=',
    Functie: 'Chef',
  })
})
