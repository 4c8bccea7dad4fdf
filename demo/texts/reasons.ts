/** Why a status changed, as staff, a supplier or an end-user would put it (S4.8). */
export const matchReasons = {
  dismissed: [
    'Wij hebben dit kwartaal geen ruimte voor een nieuwe invoering.',
    'De gevraagde koppeling met de kassa bieden wij niet.',
    'Het aantal gebruikers ligt onder ons minimum.',
    'Deze regio bedienen wij niet met eigen consultants.',
    'Het budget past niet bij ons aanbod.',
  ],
  reserved: [
    'Interessante aanvraag, wij reserveren capaciteit in afwachting van de gegevens.',
    'Past goed bij onze referenties; graag nader contact.',
    'Gereserveerd na telefonisch overleg over de koppelingen.',
    'Wij willen eerst de verwerkersovereenkomst bespreken.',
    'Akkoord onder voorbehoud van de startdatum.',
  ],
  delivered: [
    'Gegevens gedeeld na akkoord van de eindgebruiker.',
    'Leverancier heeft de voorwaarden getekend, dossier geleverd.',
    'Geleverd; eerste contact binnen vijf werkdagen afgesproken.',
  ],
  meeting: [
    'Demonstratie ingepland op locatie.',
    'Kennismaking met de directie en de chef-kok afgesproken.',
    'Online demonstratie met de receptie.',
    'Verdiepend gesprek over verloning en roosters.',
    'Tweede gesprek, nu met de accountant erbij.',
  ],
  mismatch: [
    'De oplossing vraagt meer beheer dan het team aankan.',
    'Na de demonstratie bleek de planning niet haalbaar.',
    'Geen werkende koppeling met de pinautomaten.',
    'Te zwaar pakket voor deze omvang.',
    'De klik met het team ontbrak; eindgebruiker ziet af van een vervolg.',
    'De schermen zijn niet in het Nederlands.',
  ],
  match: [
    'Eindgebruiker is enthousiast; offerte wordt uitgewerkt.',
    'Sterk op reserveringen en rapportage, gaat door naar de laatste ronde.',
    'Goede demonstratie, de keuken kon er meteen mee overweg.',
    'Beste score op de wensenlijst.',
    'Referentiebezoek was overtuigend.',
  ],
  won: [
    'Contract getekend, invoering start volgende maand.',
    'Gekozen vanwege de begeleiding en de heldere prijs.',
    'Gekozen na een geslaagde proefperiode.',
    'Directie akkoord; implementatieplan volgt.',
  ],
  lost: [
    'Een andere leverancier paste beter bij het budget.',
    'Nipt verloren op de koppeling met de kassa.',
    'Gekozen voor een partij met een vestiging in de regio.',
    'Eindgebruiker koos voor één leverancier voor alles.',
    'Kosten van invoering waren doorslaggevend.',
  ],
} as const satisfies Record<string, readonly string[]>

export const dossierReasons = {
  done: [
    'Keuze gemaakt en contract getekend.',
    'Selectie afgerond, evaluatie over een half jaar.',
    'Traject afgesloten na overdracht aan de leverancier.',
  ],
  stopped: [
    'Eindgebruiker ziet voorlopig af van vervanging.',
    'Bedrijf is overgenomen; de nieuwe eigenaar gebruikt eigen software.',
    'Geen passend aanbod binnen het budget.',
  ],
  pauze: [
    'Wacht op de begroting van volgend jaar.',
    'Verbouwing gaat voor; na de zomer verder.',
    'Wisseling van bedrijfsleider, wij wachten op de opvolger.',
    'Hoogseizoen: het team heeft nu geen tijd.',
    'Eerst uitsluitsel over de financiering.',
  ],
  resumed: ['Traject hervat na overleg met de eindgebruiker.', 'Begroting is rond, wij gaan verder.'],
} as const satisfies Record<string, readonly string[]>

/** What staff tell the end-user about a supplier (`$advise`), and what the supplier adds (`$declaration`). */
export const advice = [
  'Past bij de omvang van het bedrijf en dekt het grootste deel van de wensen. Vraag tijdens de demonstratie naar de koppeling met de boekhouding.',
  'Sterk in reserveringen en gastprofielen. Minder geschikt als voorraadbeheer zwaar weegt.',
  'Scherpe prijs per gebruiker. Let op de kosten van opleiding en het overzetten van gegevens.',
  'Veel ervaring met vergelijkbare bedrijven. De invoering vraagt wel inzet van het eigen team in de eerste maand.',
  'Volledig online en snel in gebruik. Vraag naar werken zonder internet en naar bewaartermijnen.',
  'Geschikt voor groei naar meer vestigingen. Voor één vestiging mogelijk ruim bemeten.',
  'Goede app voor medewerkers. Laat de berekening van toeslagen met een echte maand zien.',
  'Past binnen het budget en de planning. Vraag om een referentie in de buurt.',
] as const

export const declarations = [
  'Prijs is inclusief twee opleidingsdagen en het overzetten van artikelen.',
  'Koppeling met de kassa wordt apart geprijsd na een technische verkenning.',
  'Wij kunnen binnen zes weken starten met een vaste consultant.',
  'Licentie per actieve gebruiker, maandelijks aan te passen.',
  'Invoering op locatie, nazorg van drie maanden inbegrepen.',
] as const

/** For super users alone. */
export const matchNotes = [
  'Reageert traag op offertes, bij vertraging meteen bellen.',
  'Prijsafspraak loopt eind dit jaar af.',
  'Eerder klacht over nazorg, inmiddels opgelost.',
  'Vaste contactpersoon is met verlof; vervanger is op de hoogte.',
  'Voorkeur voor dossiers vanaf vijftien gebruikers.',
] as const
