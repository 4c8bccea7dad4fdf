import { describe, expect, it } from 'vitest'
import { developedPassages } from '../../test/guard/developedPassages.ts'
import { freshPassages } from '../../test/guard/freshPassages.ts'
import { laterPassages } from '../../test/guard/laterPassages.ts'
import { isDescribed, markedIn, measureMarked } from '../../test/guard/marked.ts'
import { moreOutsidePassages } from '../../test/guard/moreOutsidePassages.ts'
import { outsidePassages } from '../../test/guard/outsidePassages.ts'
import { tunedPassages } from '../../test/guard/tunedPassages.ts'
import { unseenPassages } from '../../test/guard/unseenPassages.ts'
import { untouchedPassages } from '../../test/guard/untouchedPassages.ts'
import { variedPassages } from '../../test/guard/variedPassages.ts'
import { reviewText } from './reviewText.ts'
import { findSuspects } from './suspects.ts'

const tuned = markedIn(tunedPassages)

describe('passages that were tuned on', () => {
  it('D7: there are at least 300 spans that tell', () => {
    expect(tuned.flatMap(({ spans }) => spans).length).toBeGreaterThanOrEqual(300)
  })

  it('D7: names, places, addresses and numbers are blotted out or pointed at', () => {
    const { recall, precision, missed, wrong } = measureMarked(tuned, (kind) => !isDescribed(kind))
    expect(recall, missed.join(' | ')).toBeGreaterThanOrEqual(0.99)
    expect(precision, wrong.join(' | ')).toBeGreaterThanOrEqual(0.97)
  })

  it('D20.9: so is nearly all that describes who asks', () => {
    const { recall, missed } = measureMarked(tuned, isDescribed)
    expect(recall, missed.join(' | ')).toBeGreaterThanOrEqual(0.95)
  })
})

const tunedLater = markedIn(freshPassages)

describe('passages that were tuned on later', () => {
  it('D7: of names, places, addresses and numbers most are found, and most of what is pointed at tells', () => {
    const { recall, precision, missed, wrong } = measureMarked(tunedLater, (kind) => !isDescribed(kind))
    expect(recall, missed.join(' | ')).toBeGreaterThanOrEqual(0.97)
    expect(precision, wrong.join(' | ')).toBeGreaterThanOrEqual(0.88)
  })

  it('D20.9: so are four in five descriptions', () => {
    const { recall, missed } = measureMarked(tunedLater, isDescribed)
    expect(recall, missed.join(' | ')).toBeGreaterThanOrEqual(0.84)
  })
})

const outside = markedIn(`${outsidePassages}\n${moreOutsidePassages}`)

// Before anybody had read them for tuning: 97.4 % of names, places, addresses and numbers, 74.7 % of descriptions, precision 79.6 %.
describe('passages that were held out, and tuned on since', () => {
  it('D7: there are at least 300 spans that tell, one in three a description, and passages without any', () => {
    const spans = outside.flatMap((passage) => passage.spans)
    expect(spans.length).toBeGreaterThanOrEqual(300)
    expect(spans.filter(({ kind }) => isDescribed(kind)).length / spans.length).toBeGreaterThan(0.3)
    expect(outside.filter((passage) => passage.spans.length === 0).length).toBeGreaterThanOrEqual(50)
  })

  it('D7: of names, places, addresses and numbers 97 % are blotted out or pointed at, and nearly all that is pointed at tells', () => {
    const { recall, precision, missed, wrong } = measureMarked(outside, (kind) => !isDescribed(kind))
    expect(recall, missed.join(' | ')).toBeGreaterThanOrEqual(0.975)
    expect(precision, wrong.join(' | ')).toBeGreaterThanOrEqual(0.96)
  })

  it('D20.9: of descriptions nine in ten are', () => {
    const { recall, missed } = measureMarked(outside, isDescribed)
    expect(recall, missed.join(' | ')).toBeGreaterThanOrEqual(0.93)
  })
})

const unseen = markedIn(unseenPassages)

// Before anybody had read them for tuning: 95.1 % of names, places, addresses and numbers, 61.2 % of descriptions, precision 84.7 %.
describe('passages that were held out later, and tuned on since', () => {
  it('D7: there are at least 300 spans that tell, and passages without any', () => {
    expect(unseen.flatMap(({ spans }) => spans).length).toBeGreaterThanOrEqual(300)
    expect(unseen.filter(({ spans }) => spans.length === 0).length).toBeGreaterThanOrEqual(60)
  })

  it('D7: most names, places, addresses and numbers are blotted out or pointed at, and most of what is pointed at tells', () => {
    const { recall, precision } = measureMarked(unseen, (kind) => !isDescribed(kind))
    expect(recall).toBeGreaterThanOrEqual(0.97)
    expect(precision).toBeGreaterThanOrEqual(0.85)
  })

  it('D20.9: so are four in five descriptions', () => {
    expect(measureMarked(unseen, isDescribed).recall).toBeGreaterThanOrEqual(0.79)
  })
})

const varied = markedIn(variedPassages)

// As they came: 96.1 % of names, 70.8 % of descriptions, precision 78.4 % on the first 123; of 77 names on no card 87.0 %.
describe('passages that were written to develop on', () => {
  it('D7: there are at least 300 spans that tell, and passages without any', () => {
    expect(varied.flatMap(({ spans }) => spans).length).toBeGreaterThanOrEqual(300)
    expect(varied.filter(({ spans }) => spans.length === 0).length).toBeGreaterThanOrEqual(20)
  })

  it('D7: names, places, addresses and numbers are blotted out or pointed at, and most of what is pointed at tells', () => {
    const { recall, precision, missed, wrong } = measureMarked(varied, (kind) => !isDescribed(kind))
    expect(recall, missed.join(' | ')).toBeGreaterThanOrEqual(0.97)
    expect(precision, wrong.join(' | ')).toBeGreaterThanOrEqual(0.91)
  })

  it('D20.9: so are five in six descriptions', () => {
    const { recall, missed } = measureMarked(varied, isDescribed)
    expect(recall, missed.join(' | ')).toBeGreaterThanOrEqual(0.84)
  })
})

const later = markedIn(`${laterPassages}\n${developedPassages}`)

// Before anybody had read them for tuning: 93.3 % of names and 75.5 % of descriptions of the first, 93.0 % of the names of the second.
describe('passages that were held out last, and tuned on since', () => {
  it('D7: names, places, addresses and numbers are blotted out or pointed at, and most of what is pointed at tells', () => {
    const { recall, precision, missed, wrong } = measureMarked(later, (kind) => !isDescribed(kind))
    expect(recall, missed.join(' | ')).toBeGreaterThanOrEqual(0.97)
    expect(precision, wrong.join(' | ')).toBeGreaterThanOrEqual(0.91)
  })

  it('D20.9: so are three in four descriptions', () => {
    const { recall, missed } = measureMarked(later, isDescribed)
    expect(recall, missed.join(' | ')).toBeGreaterThanOrEqual(0.75)
  })
})

const untouched = markedIn(untouchedPassages)

// With 95 % intervals of Wilson: 277 of 283 names, places, addresses and numbers (97.9 %, 95.5 to 99.0), 60 of 112 descriptions (53.6 %, 44.4 to
// 62.5), and 209 of 242 that were pointed at tell (precision 86.4 %, 81.5 to 90.1). The guard before its last change found 275, 60, and 207 of 240
// told. The aims are 97 %, 75 % and 85 %. The floors lie a little below what was measured.
describe('passages that nobody read to tune the guard', () => {
  it('D7: there are at least 300 spans that tell, one in four a description, and passages without any', () => {
    const spans = untouched.flatMap((passage) => passage.spans)
    expect(spans.length).toBeGreaterThanOrEqual(300)
    expect(spans.filter(({ kind }) => isDescribed(kind)).length / spans.length).toBeGreaterThan(0.25)
    expect(untouched.filter((passage) => passage.spans.length === 0).length).toBeGreaterThanOrEqual(30)
  })

  it('D7: most names, places, addresses and numbers are blotted out or pointed at, and most of what is pointed at tells', () => {
    const { recall, precision } = measureMarked(untouched, (kind) => !isDescribed(kind))
    expect(recall).toBeGreaterThanOrEqual(0.97)
    expect(precision).toBeGreaterThanOrEqual(0.85)
  })

  it('D20.9: so are half of the descriptions: the whole text is for staff to read', () => {
    expect(measureMarked(untouched, isDescribed).recall).toBeGreaterThanOrEqual(0.52)
  })
})

const pointed = (text: string) => findSuspects(text).map(({ start, end }) => text.slice(start, end))

describe('what describes who asks', () => {
  it.each([
    'Wij zijn het enige hotel met een eigen vuurtoren.',
    'Wij zitten in de voormalige smederij.',
    'Het terras ligt recht tegenover het stadhuis.',
    'Tijdens de jaarlijkse paardenmarkt komt iedereen eten.',
    'We werden uitgeroepen tot lekkerste friet.',
    'Ons motto: altijd te laat, nooit te weinig.',
    'Bel op nul zes, twaalf, dertig, veertien.',
    'Vraag het aan de R.v.d.B. van kantoor.',
    'HKA zoekt een CRM voor donateurs.',
    'Je eet bij restaurant Samen, op zaterdag.',
    'We zitten in de oude boterhal.',
    'De gasten komen per paardentram aan.',
    'In de lobby staat een opgezette beer.',
    'Het orgel speelt elke vrijdag.',
    'Sinds de brand in mei is alles nieuw.',
    'Onze kok deed mee in een kookprogramma.',
    'You can sleep in a cell.',
    'We are just up the hill from the casino.',
    'Ours is the one with the upside-down piano.',
    'Guests arrive by horse tram.',
    'Bij ons staat een bad met de rode lantaarn op het dak.',
    'Wij zijn de eerste drijvende zaal van het noorden.',
    'Hier logeerde ooit de tovenaar.',
    'Het pand is alleen per roeiboot bereikbaar.',
    'Wij liggen in ’s-Heerenberg en in Bleskensgraaf.',
    'De server heet kzt-erp-srv01.',
    'Ons huisje ligt aan vak 3 nummer 22.',
    'Sjoerdsma vroeg om een proef.',
    'Onze opdrachtgevers zijn QSL en NXR.',
    'Bel aan op nummer 14b.',
    'Wij liggen tussen de vijvers van het park.',
    'Op de binnenplaats staat een aangespoelde zeemijn.',
    'Wij deden mee aan het NK dressuur.',
    'Klanten zijn bijvoorbeeld Rabobank en Siemens.',
    'Wij koken voor negen klanten, onder wie Siemens.',
    'Elke ochtend leveren we brood aan Jumbo.',
    'De directie zit bij Noordelijke Hotels Groep.',
    'Vis komt van de UK 172.',
    'Bij de notaris ligt 2024/118 MU.',
    'HKB heeft 22 vestigingen.',
  ])('D20.9: %s', (text) => {
    expect(pointed(text).length).toBeGreaterThan(0)
  })

  it.each([
    'Een koppeling met Exact Online is een harde eis, en een DPIA ook.',
    'Het enige wat telt is snelheid, en de kassa van Unitouch mag weg.',
    'In de loop van het jaar wordt de oudste bon als eerste betaald.',
    'Na afloop staan de cijfers van de maand op het scherm achter de bar.',
    "Er zijn drie BV's, geen eigen ICT'er, en JUS-contracten komen voor.",
    'Temper, Klusbrigade en Youngones sturen zelf hun uren door.',
    'Er is nu een export uit KassaPlanner, en ondertekenen gaat met DocuSigner Pro.',
    "Onder 'Klanten' staan drie tabbladen: Bedrijven, Particulieren, Docenten.",
    'Nu: - Kassa: Vectron - Boekhouding: Twinfield - Wens: een rooster.',
    'De eerste versie is als eerste klaar en de laatste factuur van de maand als laatste.',
    'Het pakket is alleen via de website bereikbaar, in de vorm van een abonnement.',
    'Voorheen de administratie van de kassa, nu een spreadsheet.',
    'The old server may go. Americans call on Thursdays. Security is done by an agency.',
    'De Loonkosten, de Dieetkaart en de Paasbrunch staan op een Rotterdampas; kamers heten Deluxe en Superior.',
    'De airco is van Daikin, en de G-rekening geeft Error 402.',
    'Het boekjaar 2024/2025 sluit op 12-DEC-24.',
    'De app werkt niet voor Android, en we werken samen met Microsoft.',
    'Klant: Naam, Adres, Telefoon. Eigenaar: Ja. Een scherm van HD 720.',
    'De gegevens leveren we aan Exact, en we werken samen met de Belastingdienst.',
    'Gasten uit Roemenië en Japan betalen met Visa; er zijn er vijftienhonderd.',
    'Verhuurder is de gemeente. Gezocht is een pakket. Boekhoudkundig is dat lastig.',
  ])('D20.9: tells nothing: %s', (text) => {
    expect(pointed(text)).toEqual([])
  })

  it('D20.9: a name of the card with a letter wrong is pointed at', () => {
    const identity = {
      names: ['Brasserie Zilverzand'],
      contactNames: ['Marleen de Vries'],
      domains: [],
      emails: [],
      phones: [],
      streets: [],
      zipcodes: [],
      cities: [],
    }
    const pieces = reviewText('Op de oude vlag staat Zilverzant, en MV heeft getekend.', { identity }).flat()
    expect(pieces.flatMap(({ text, is }) => (is === 'name' ? [text] : []))).toEqual(['Zilverzant', 'MV'])
  })

  it('D7: what is pointed at can be blotted out in one go, and a long text is looked at in time', () => {
    const pieces = [
      'het enige hotel ',
      'achter de kerk ',
      'tijdens het ',
      'staat op de bus ',
      'nul ',
      'de oudste van ',
      'A. ',
      'directie van A ',
      'onder wie A, A, ',
    ]
    for (const piece of pieces) {
      const began = Date.now()
      const found = findSuspects(piece.repeat(20_000 / piece.length))
      expect([piece, Date.now() - began < 1500]).toEqual([piece, true])
      expect(Math.max(0, ...found.map(({ start, end }) => end - start))).toBeLessThanOrEqual(100)
    }
  })
})
