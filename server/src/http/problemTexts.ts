/** What an answer can go wrong by; each has its own address under /problems/. */
export type ProblemName =
  | 'malformed'
  | 'unauthenticated'
  | 'login'
  | 'otherAccount'
  | 'forbidden'
  | 'origin'
  | 'onlyLooking'
  | 'missing'
  | 'route'
  | 'stale'
  | 'notAsRead'
  | 'notOffered'
  | 'notTakenBack'
  | 'tooLarge'
  | 'mediaType'
  | 'invalid'
  | 'tooMany'
  | 'tooFast'
  | 'enoughToday'
  | 'unavailable'
  | 'noRoom'
  | 'internal'

type Texts = Readonly<Record<ProblemName, readonly [title: string, detail: string]>>

/** The languages of the product (D1.2). */
export type Language = 'nl' | 'en'

/** Title and explanation of every problem, in Dutch and in English (D1.3, D8.2). */
export const problemTexts: Readonly<Record<Language, Texts>> = {
  nl: {
    malformed: ['Onleesbaar verzoek', 'Dit verzoek heeft niet de vorm die deze oproep vraagt.'],
    unauthenticated: ['Niet ingelogd', 'Log in om verder te gaan.'],
    login: [
      'Inloggen mislukt',
      'Deze combinatie van e-mailadres of gebruikersnaam en wachtwoord kennen we niet. Na tien mislukte pogingen wacht u een kwartier.',
    ],
    otherAccount: [
      'Onder een ander account ingelogd',
      'Op dit apparaat is intussen anders ingelogd. Laad de pagina opnieuw.',
    ],
    forbidden: ['Niet toegestaan', 'Dit mag u hier niet doen.'],
    origin: ['Niet toegestaan', 'Dit verzoek komt van een ander adres dan dat van deze site.'],
    onlyLooking: ['Alleen lezen', 'U kijkt door de ogen van een ander. Zo verandert u niets.'],
    missing: ['Niet gevonden', 'Dit bestaat niet (meer).'],
    route: ['Niet gevonden', 'Deze oproep bestaat niet.'],
    stale: ['Intussen gewijzigd', 'Iemand anders heeft dit gewijzigd sinds u het opende.'],
    notAsRead: [
      'De tekst is veranderd',
      'Wat deze leverancier leest is veranderd sinds het is nagelezen. Lees het opnieuw.',
    ],
    notOffered: ['Aan niemand aangeboden', 'Bij een of meer leveranciers kon het niet. Daarom is er niets gebeurd.'],
    notTakenBack: [
      'Niets teruggenomen',
      'Bij een of meer leveranciers is intussen iets veranderd. Alles blijft staan.',
    ],
    tooLarge: ['Te groot', 'Dit verzoek is groter dan toegestaan.'],
    mediaType: ['Onbekend formaat', 'Stuur JSON, met Content-Type application/json.'],
    invalid: ['Ongeldig', 'Controleer de aangegeven velden.'],
    tooMany: ['Te veel pogingen', 'Probeer het over een kwartier opnieuw.'],
    tooFast: ['Even rustig aan', 'Dit gaat sneller dan één account mag. Probeer het over een moment opnieuw.'],
    enoughToday: ['Genoeg voor vandaag', 'Meer kan één account vandaag niet versturen. Morgen kunt u verder.'],
    unavailable: ['Even niet bereikbaar', 'Probeer het over een moment opnieuw.'],
    noRoom: ['Geen ruimte meer', 'De schijf van de server is vol. Er is niets bewaard; meld het aan de beheerder.'],
    internal: ['Er ging iets mis', 'Het ging hier mis, niet bij u. Probeer het later opnieuw.'],
  },
  en: {
    malformed: ['Unreadable request', 'This request does not have the shape that this call asks for.'],
    unauthenticated: ['Not logged in', 'Log in to go on.'],
    login: [
      'Login failed',
      'We do not know this combination of e-mail address or username and password. After ten failed tries you wait a quarter of an hour.',
    ],
    otherAccount: [
      'Logged in under another account',
      'On this device somebody logged in otherwise meanwhile. Load the page anew.',
    ],
    forbidden: ['Not allowed', 'You may not do this here.'],
    origin: ['Not allowed', 'This request comes from another address than that of this site.'],
    onlyLooking: ['Read only', 'You are looking through the eyes of another. That changes nothing.'],
    missing: ['Not found', 'This does not exist (any more).'],
    route: ['Not found', 'There is no such call.'],
    stale: ['Changed meanwhile', 'Someone else changed this since you opened it.'],
    notAsRead: ['The text has changed', 'What this supplier reads has changed since it was read over. Read it again.'],
    notOffered: ['Offered to nobody', 'It could not be done for one or more suppliers, so nothing was done.'],
    notTakenBack: ['Nothing taken back', 'Something has changed meanwhile at one or more suppliers. All of it stands.'],
    tooLarge: ['Too large', 'This request is larger than allowed.'],
    mediaType: ['Unknown format', 'Send JSON, with Content-Type application/json.'],
    invalid: ['Invalid', 'Check the fields that are pointed out.'],
    tooMany: ['Too many tries', 'Try again in a quarter of an hour.'],
    tooFast: ['Slow down a little', 'This is faster than one account may go. Try again in a moment.'],
    enoughToday: ['Enough for today', 'One account cannot send more today. Tomorrow you can go on.'],
    unavailable: ['Not available right now', 'Try again in a moment.'],
    noRoom: ['No room left', 'The disk of the server is full. Nothing was kept; tell whoever runs it.'],
    internal: ['Something went wrong', 'It went wrong here, not with you. Try again later.'],
  },
}
