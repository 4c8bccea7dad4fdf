import type { Row } from './corpusRow.ts'

/** Sentences into which a number or an address is written, with the words that must stay. */
const frames: readonly (readonly [before: string, after: string, stays: string])[] = [
  ['Bel gerust even: ', ' (liefst na de lunch).', 'gerust lunch'],
  ['<p>Onze gegevens zijn <u>', '</u> en wij zoeken een kassa.</p>', 'gegevens zoeken kassa'],
  ['Let op, ', ' geldt voor beide zalen.', 'geldt beide zalen'],
]

/** One notation in each of the sentences in turn. */
function framed(values: readonly string[], word = ''): Row[] {
  return values.map((value, index) => {
    const [before, after, stays] = frames[index % frames.length] ?? ['', '', '']
    return [`${before}${word}${value}${after}`, [value], stays]
  })
}

/** Dutch notations of numbers that are on no card: they are known by their shape (D7). */
export const notationPassages: readonly Row[] = [
  // Telephone: national, international, with and without the zero, as people type and dictate them.
  ...framed([
    '020-6241234',
    '020 624 12 34',
    '(020) 624 12 34',
    '020/624.12.34',
    '0206241234',
    '+31 20 624 12 34',
    '+31 (0)20 624 12 34',
    '+31(0)206241234',
    '0031 20 6241234',
    '0031-20-624-12-34',
    '06-12345678',
    '06 12 34 56 78',
    '06 1234 5678',
    '06.12.34.56.78',
    '+31 6 12345678',
    '+31 (0)6 12 34 56 78',
    '0031612345678',
    '0115-123456',
    '0115 12 34 56',
    '(0115) 123 456',
    '088 123 45 67',
    '0900-1234567',
    '+32 9 123 45 67',
    '+49 30 12345678',
    '020 - 624 12 34',
    '+31-20-6241234',
    '06 - 12345678',
    '06/12345678',
    '06-12 34 56 78',
    '(06) 12345678',
  ]),
  // Bank account numbers.
  ...framed([
    'NL91 ABNA 0417 1643 00',
    'NL91ABNA0417164300',
    'nl91abna0417164300',
    'NL91-ABNA-0417-1643-00',
    'NL91.ABNA.0417.1643.00',
    'NL20 INGB 0001 2345 67',
    'BE68 5390 0754 7034',
    'DE89 3704 0044 0532 0130 00',
  ]),
  // The trade register.
  ...framed(['69599084', '69 59 90 84', '6959 9084', '695.990.84'], 'KvK '),
  ...framed(['69599084', '24012345'], 'KvK-nummer: '),
  ...framed(['69599084', '34123456'], 'Kamer van Koophandel nr. '),
  ...framed(['69599084'], 'kvknr '),
  // Value added tax.
  ...framed(
    ['NL859900000B01', 'NL 8599.00.000.B01', 'NL.8599.00.000.B.01', 'nl859900000b01', 'NL 859900000 B01'],
    'btw ',
  ),
  ...framed(['NL859900000B01', 'NL001234567B89'], 'Btw-nummer: '),
  // Streets and zip codes of places that are on no card.
  ...framed([
    'Grote Marktstraat 43',
    'Kerkstraat 12a',
    'Kerkstraat 12-II',
    'Burgemeester de Monchyplein 8 bis',
    'Prins Hendrikkade 33-35',
    'Nieuwe Gracht 101',
    'Van der Helstlaan 7',
    'Hoofdweg 1234',
    'Dorpsstr. 5',
    '1017 AB',
    '1017AB',
    '1017-AB',
    '2511 BM Den Haag',
  ]),
  // Names in longer words and split by markup.
  ['De Mosterdzaadkeuken is te klein geworden.', ['Mosterdzaad'], 'klein geworden'],
  ['<p>Bij M&ouml;s<u>terd</u>zaad is alles vers.</p>', ['Mösterdzaad'], 'alles vers'],
  ['<p>Vraag naar You<i>ssef</i> in de keuken.</p>', ['Youssef'], 'Vraag keuken'],
  // Mail and web.
  ...framed([
    'info@dehoek.nl',
    'INFO@DEHOEK.NL',
    'info [at] dehoek [punt] nl',
    'info(at)dehoek.nl',
    'www.dehoek.nl',
    'https://dehoek.nl/kaart?x=1',
    'dehoek.nl',
    'instagram.com/dehoek',
  ]),
]
