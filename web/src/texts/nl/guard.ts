import { onCard } from './onCard.ts'

export const guard = {
  ...onCard.guard,
  titleOf: 'Wat gaat {{supplier}} lezen?',
  titleOfAll: 'Wat gaan deze leveranciers lezen?',
  readers: 'Aan wie biedt u dit aan?',
  labelBy: '{{label}}, alleen voor {{suppliers}}',
  refused: '{{supplier}}: {{why}}.',
  lead: 'Lees elke alinea: dit is wat de leverancier straks leest. Een dicht vlak is weggelakt tot bekendmaking. Gemarkeerd is wat nog herkenbaar lijkt: klik erop om het weg te lakken. Wat u zelf weglakte, heeft een stippellijn; klik erop om het weer te tonen.',
  sameText: 'Twee leveranciers die elkaar deze tekst laten zien, kunnen zien dat het dezelfde aanvraag is.',
  found_one: '{{count}} plek lijkt nog herkenbaar',
  found_other: '{{count}} plekken lijken nog herkenbaar',
  asked_one:
    '{{words}} is een gewoon woord, en ook een deel van een naam. Het blijft staan: een zwart vlak dat te raden is, verraadt meer. Klopt dat hier?',
  asked_other:
    '{{words}} zijn gewone woorden, en ook een deel van een naam. Ze blijven staan: een zwart vlak dat te raden is, verraadt meer. Klopt dat hier?',
  nothing: 'Niets herkenbaars meer gevonden',
  empty: 'Er staat nog geen tekst die een leverancier leest.',
  maskAll: 'Alles weglakken',
  mask: 'Lak “{{word}}” weg ({{kind}})',
  unmask: 'Toon “{{word}}” weer',
  hidden: 'Weggelakt',
  reason: 'Reden in de historie',
  do: {
    show: 'Gelezen, toon aan leverancier',
    reread: 'Gelezen, het is goed',
    offer_one: 'Gelezen, bied aan {{count}} leverancier aan',
    offer_other: 'Gelezen, bied aan {{count}} leveranciers aan',
  },
  kind: {
    name: 'naam',
    place: 'plaats',
    street: 'adres',
    number: 'nummer of jaartal',
    handle: 'account',
    file: 'bestandsnaam',
    clue: 'omschrijving die vertelt wie het is',
    word: 'gewoon woord, ook deel van een naam',
  },
} as const
