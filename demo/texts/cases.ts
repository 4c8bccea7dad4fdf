import type { Random } from '../random.ts'
import type { Kind } from '../steps.ts'
import { fillRich, type Words } from './fill.ts'

/** What a selection adviser writes down after the first talk, in the tags of the note editor: p, ul and li only. */
interface CaseTexts {
  readonly existing: readonly string[]
  readonly cause: readonly string[]
  readonly now: readonly string[]
  readonly wishes: readonly string[]
  readonly musts: readonly string[]
}

export const caseTexts: Readonly<Record<Kind, CaseTexts>> = {
  ERP: {
    existing: [
      'Kassasysteem uit 2014 en losse spreadsheets',
      'Reserveringen op papier, boekhouding bij de accountant',
      'Verouderd hotelpakket zonder koppelingen',
      'Kassa en webwinkel van verschillende leveranciers',
      'Zelfgebouwde database',
      'Spreadsheets voor inkoop en recepturen',
      'Drie pakketten zonder koppeling',
      'Pakket van de vorige eigenaar',
    ],
    cause: [
      '{lead} in {city} werkt met {employees} medewerkers. Het huidige systeem ({existing}) wordt niet langer ondersteund en moet binnen een jaar vervangen zijn.',
      'Door de overname van een tweede vestiging wil {lead} alle omzet, inkoop en voorraad in één overzicht zien. Dat lukt nu niet: {existing}.',
      '{contact} verliest elke week een dag aan het overtypen van cijfers tussen kassa, reserveringen en boekhouding. Nu in gebruik: {existing}.',
      'De directie van {lead} heeft geen dagelijks zicht op marges. De maandcijfers komen drie weken te laat en de kostprijs van gerechten is een schatting.',
      'Na een verbouwing gaat {lead} met dubbel zoveel plaatsen open. De huidige werkwijze ({existing}) groeit niet mee.',
    ],
    now: [
      'Bestellingen bij groothandels gaan per telefoon en app; niemand weet precies wat er binnenkomt. Derving wordt niet bijgehouden.',
      'De receptie boekt arrangementen in twee systemen. Fouten vallen pas op bij het afrekenen, wat gasten merken.',
      'De boekhouder ontvangt dagstaten op papier. Fooien, cadeaubonnen en borgsommen worden met de hand verwerkt.',
      'De keuken werkt met geprinte recepturen. Allergenen staan in een map die niet altijd klopt.',
      'Facturen van leveranciers worden gescand en gemaild; goedkeuren gebeurt op de gang.',
    ],
    wishes: [
      'Eén systeem voor kassa, reserveringen en boekhouding, of aantoonbaar goede koppelingen',
      'Voorraad en derving per afdeling, met minimumvoorraad',
      'Recepturen met kostprijs en allergenen',
      'Bestellen bij vaste groothandels vanuit het pakket',
      'Dagomzet en marge op de telefoon van de bedrijfsleider',
      'Arrangementen en groepen in één offerte',
      'Cadeaubonnen en statiegeld goed in de boeken',
      'Online bestellen en afhalen zonder commissie',
      'Rapportage per vestiging en geconsolideerd',
      'Digitale facturen met goedkeuring in twee stappen',
      'Koppeling met de pinautomaten',
      'Kamerstatus voor housekeeping op een tablet',
      'Werken bij uitval van internet',
    ],
    musts: [
      'Begeleiding in het Nederlands, ook op zaterdagavond',
      'Gegevens blijven binnen de Europese Unie',
      'Overzetten van artikelen en gasten van de laatste drie jaar',
      'Live vóór het hoogseizoen',
      'Geen verplichte hardware van één merk',
      'Contract per jaar opzegbaar',
      'Toegang per functie, met logboek',
    ],
  },
  CRM: {
    existing: [
      'Mailadressen in een spreadsheet',
      'Nieuwsbriefprogramma zonder koppeling',
      'Gastgegevens alleen in het reserveringssysteem',
      'Visitekaartjes en de agenda van de verkoop',
      'Gratis pakket met te weinig gebruikers',
      'Klantenkaart op papier',
    ],
    cause: [
      '{lead} heeft veel terugkerende gasten, maar herkent ze niet. Wie voor de tiende keer komt krijgt dezelfde mail als wie nog nooit is geweest.',
      'De verkoop van zalen en groepen bij {lead} loopt over vier mailboxen. {contact} schat dat een op de vijf aanvragen te laat wordt beantwoord.',
      'In {city} komen er drie concurrenten bij. {lead} wil de band met vaste gasten versterken en minder afhankelijk worden van boekingssites.',
      'De gegevens van gasten staan verspreid: {existing}. Een verzoek om inzage of verwijdering kost nu een halve dag.',
      '{lead} wil zakelijke relaties in de regio actiever benaderen. Met {users} gebruikers is een gezamenlijk beeld van de klant nodig.',
    ],
    now: [
      'Beoordelingen worden op vijf websites gelezen door wie toevallig tijd heeft. Reageren gebeurt niet stelselmatig.',
      'Offertes worden in een tekstverwerker gemaakt; opvolging hangt af van het geheugen van één collega.',
      'Nieuwsbrieven gaan naar iedereen tegelijk. Openen en boeken worden niet aan elkaar gekoppeld.',
      'Wensen van vaste gasten (hoog bed, glutenvrij, tafel aan het raam) staan op briefjes bij de receptie.',
      'Klachten komen binnen per mail, telefoon en aan de balie, en worden nergens samen vastgelegd.',
    ],
    wishes: [
      'Eén gastprofiel uit reserveringen, kassa en website',
      'Aanvragen voor zalen en groepen met opvolging en kansen',
      'Doelgroepen op bezoek, besteding en voorkeur',
      'Automatische mail voor en na het verblijf',
      'Spaarprogramma zonder plastic kaart',
      'Beoordelingen op één plek lezen en beantwoorden',
      'Chat op de website met overdracht naar de receptie',
      'Toestemming en bewaartermijn per gast',
      'Klachten volgen tot ze zijn opgelost',
      'Overzicht van omzet per zakelijke relatie',
      'Enquête na elk evenement',
      'Cadeaubonnen verkopen vanuit een campagne',
    ],
    musts: [
      'Voldoet aantoonbaar aan de AVG, met verwerkersovereenkomst',
      'Koppeling met het reserveringssysteem',
      'Nederlandstalige schermen voor de receptie',
      'Binnen drie maanden in gebruik',
      'Eigen gegevens altijd volledig te exporteren',
      'Bruikbaar op een tablet aan de balie',
    ],
  },
  HRM: {
    existing: [
      'Roosters in een spreadsheet en een groepsapp',
      'Urenbriefjes op papier',
      'Salarispakket van de accountant, verder niets',
      'Planningspakket dat niet met de verloning praat',
      'Personeelsmappen in een kast',
      'Prikklok zonder koppeling',
    ],
    cause: [
      '{lead} werkt met {employees} medewerkers, waarvan meer dan de helft oproepkracht. Roosteren kost {contact} twee dagen per week.',
      'Het verloop bij {lead} is hoog en inwerken gebeurt steeds anders. De directie wil medewerkers in {city} beter binden en opleiden.',
      'Bij een controle bleken bij {lead} contracten en kopieën van bewijzen niet volledig. Nu in gebruik: {existing}.',
      'De uren van {lead} worden drie keer ingevoerd: rooster, urenbriefje en verloning. Met {employees} mensen gaat dat elke maand mis.',
      '{lead} vindt moeilijk personeel. Sollicitaties komen binnen per mail en app, en blijven te lang liggen.',
    ],
    now: [
      'Ruilen van diensten gaat via een groepsapp; de bedrijfsleider hoort het vaak als laatste.',
      'Toeslagen uit de horeca-cao worden met de hand berekend. Nabetalingen zijn eerder regel dan uitzondering.',
      'Verlof wordt op een kalender in de keuken geschreven. Saldo’s zijn bij niemand precies bekend.',
      'Nieuwe medewerkers krijgen een map. Of sociale hygiëne en bedrijfshulpverlening zijn gehaald, is niet na te gaan.',
      'Ziekmeldingen komen binnen op drie telefoons; de arbodienst wordt soms te laat ingelicht.',
    ],
    wishes: [
      'Roosteren op verwachte drukte uit reserveringen',
      'Medewerkers ruilen diensten zelf, met goedkeuring',
      'Klokken met de eigen telefoon of een zuil',
      'Toeslagen volgens de horeca-cao',
      'Digitaal tekenen van contracten',
      'Verlof en verzuim met meldingen op tijd',
      'Vacatures en sollicitaties in één overzicht',
      'Korte trainingen op de telefoon, ook in het Engels',
      'Loonkosten naast de omzet van de dag',
      'Fooien verdelen en verwerken',
      'Dossier met bewijzen en einddatums',
      'Doorgeven aan de verloning zonder overtypen',
    ],
    musts: [
      'Kopieën van identiteitsbewijzen veilig bewaard en op tijd gewist',
      'App in het Nederlands en het Engels',
      'Koppeling met de huidige verloning',
      'Wisselende contracten en oproepkrachten',
      'Ondersteuning in het weekend',
      'Prijs per actieve medewerker',
    ],
  },
}

const closings = [
  'De beslissing ligt bij {contact}. Voorkeur voor een proefperiode met een kleine groep.',
  'Het budget is besproken met de directie van {lead}; een lagere instap met groei is welkom.',
  'Planning: demonstraties binnen zes weken, keuze daarna binnen een maand. Contact loopt via {contact}.',
  'Er is ervaring met een eerdere invoering die is mislukt. Begeleiding en opleiding wegen daarom zwaar.',
  'Een referentie van een vergelijkbaar bedrijf is een pluspunt; een bezoek ter plaatse wordt op prijs gesteld.',
]

/** The case of a dossier: cause, how it goes now, wishes and musts, and how to go on. */
export function writeCase(random: Random, kind: Kind, words: Words): string {
  const texts = caseTexts[kind]
  const paragraph = (text: string) => `<p>${fillRich(text, words)}</p>`
  const list = (items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${fillRich(item, words)}</li>`).join('')}</ul>`
  return [
    paragraph(random.pick(texts.cause)),
    paragraph(random.pick(texts.now)),
    paragraph('Wensen voor {users} gebruikers:'),
    list(random.some(texts.wishes, random.between(4, 7))),
    paragraph('Voorwaarden:'),
    list(random.some(texts.musts, random.between(2, 3))),
    paragraph(random.pick(closings)),
  ].join('')
}
