import { onCard } from './onCard.ts'

export const disclosure = {
  ...onCard.disclosure,
  title: {
    disclose: 'Naam bekendmaken?',
    conceal: 'Naam niet meer bekendmaken?',
    hide: 'Aanvraag niet meer tonen?',
  },
  willRead_one: '{{suppliers}} ziet dan dat deze aanvraag van {{lead}} is, en leest:',
  willRead_other: '{{suppliers}} zien dan dat deze aanvraag van {{lead}} is, en lezen:',
  nobodyYet:
    'Nog geen leverancier ziet deze aanvraag. Wie haar straks ziet, ziet meteen dat zij van {{lead}} is, en leest:',
  readsCard: 'de kaart: naam, adres, website, telefoon en e-mail',
  readsContacts: 'de contactpersonen met hun gegevens: {{contacts}}',
  readsContactsLater: 'de contactpersonen met hun gegevens, zodra die er zijn',
  readsText: 'de aanvraag zonder weggelakte woorden',
  alsoLater: 'Dat geldt ook voor elke leverancier die u deze aanvraag later laat zien.',
  cannotUndo:
    'Wat gelezen is, kunt u niet terughalen. U en de eindgebruiker zien in de historie wie dit deed en wanneer.',
  hasRead_one: '{{suppliers}} heeft gelezen van wie deze aanvraag is:',
  hasRead_other: '{{suppliers}} konden lezen van wie deze aanvraag is:',
  hasNotRead_one: '{{suppliers}} heeft nog niet gelezen van wie deze aanvraag is.',
  hasNotRead_other: 'Nog niemand heeft gelezen van wie deze aanvraag is.',
  thenAnonymous_one: '{{suppliers}} leest vanaf nu weer de anonieme aanvraag. Wat gelezen is, blijft gelezen.',
  thenAnonymous_other: 'Zij lezen vanaf nu weer de anonieme aanvraag. Wat gelezen is, blijft gelezen.',
  thenNothing_one: '{{suppliers}} ziet vanaf nu niets meer van deze aanvraag. Wat gelezen is, blijft gelezen.',
  thenNothing_other: 'Zij zien vanaf nu niets meer van deze aanvraag. Wat gelezen is, blijft gelezen.',
  do: { disclose: 'Naam bekendmaken', conceal: 'Naam verbergen', hide: 'Niet meer tonen' },
  all: 'Naam bekendgemaakt aan wie deze aanvraag ziet',
  allOn: 'Elke leverancier die deze aanvraag ziet, ziet van wie zij is',
  allOff: 'Per leverancier bepaalt u hieronder wie de naam ziet',
} as const
