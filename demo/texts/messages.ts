interface Letter {
  readonly name: string
  readonly text: string
}

/** What the centre writes to a supplier, and what comes back. */
export const toSuppliers: readonly Letter[] = [
  {
    name: 'Nieuwe aanvraag die bij u past',
    text: 'Er staat een nieuwe aanvraag voor u klaar. Wilt u deze week laten weten of u meedoet?',
  },
  {
    name: 'Uw productblad bijwerken',
    text: 'Op uw kaart staat nog de vorige versie. Stuurt u ons de nieuwe beschrijving en de koppelingen?',
  },
  {
    name: 'Programma van de kennisdag',
    text: 'U heeft twintig minuten: tien voor een demonstratie en tien voor vragen. Graag zonder verkoopverhaal.',
  },
  {
    name: 'Referentie gevraagd',
    text: 'Een aanvrager wil spreken met een bedrijf van vergelijkbare omvang. Kent u er een dat dat wil?',
  },
]

export const fromSuppliers: readonly Letter[] = [
  {
    name: 'Wij doen graag mee',
    text: 'Dank voor de aanvraag. Onze adviseur kan volgende week al een demonstratie geven.',
  },
  { name: 'Even vol tot volgende maand', text: 'Wij nemen tot het einde van de maand geen nieuwe trajecten aan.' },
  { name: 'Nieuwe koppeling met kassa’s', text: 'Vanaf vandaag koppelen wij ook met de twee grootste kassasystemen.' },
]

/** What the centre writes to an end-user, and what comes back. */
export const toEndUsers: readonly Letter[] = [
  {
    name: 'Uw aanvraag is binnen',
    text: 'We lezen uw aanvraag deze week en bellen u voor de intake. Heeft u uw wensen al op een rij?',
  },
  {
    name: 'Leveranciers om te bekijken',
    text: 'Er staan voorstellen voor u klaar. Geeft u bij elk aan of u wilt kennismaken: ja, misschien of nee?',
  },
  {
    name: 'Wie schuift er aan bij de keuze?',
    text: 'Fijn als iemand uit de keuken en iemand van de administratie meekijkt. Wie kunnen we uitnodigen?',
  },
]

export const fromEndUsers: readonly Letter[] = [
  {
    name: 'Vraag over de planning',
    text: 'Kan de invoering na het hoogseizoen? In juli en augustus lukt het ons niet.',
  },
  { name: 'Contactpersoon gewijzigd', text: 'Vanaf volgende maand neemt onze bedrijfsleider de contacten over.' },
]

/** What the centre writes to everybody in it. */
export const toSpace: readonly Letter[] = [
  {
    name: 'Kennisdag: schrijf u in',
    text: 'De volgende kennisdag staat in de agenda. Er is plaats voor veertig mensen.',
  },
  {
    name: 'Bereikbaar tussen de feestdagen',
    text: 'Ook tussen kerst en oud en nieuw nemen we de telefoon op, van tien tot twee.',
  },
]
