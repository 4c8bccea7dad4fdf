/** Comments of staff on a dossier, on a lead, on a supplier; and the replies to them. */
export const dossierComments = [
  'Gesproken met {contact}: het team ziet op tegen het overzetten van gegevens. Meenemen in de demonstraties.',
  'Budget is bevestigd. Investering in {kind} staat op de agenda van de directie.',
  '{contact} vraagt of de invoering vóór het hoogseizoen kan.',
  'Wensenlijst ontvangen, vier punten zijn nog niet scherp. Ik bel na.',
  'Let op: de accountant van {lead} wil bij de keuze aanschuiven.',
  'Scorekaart gedeeld. Eerste indruk: twee leveranciers steken erboven uit.',
  'Vraag van {contact} over bewaartermijnen van gastgegevens doorgezet.',
  'De huidige leverancier heeft de opzegtermijn bevestigd: drie maanden.',
  'Locatiebezoek in {city} gehad, netwerk in de keuken is zwak. Van belang voor tablets.',
  'Collega’s van de receptie doen mee aan de proef.',
] as const

export const leadComments = [
  'Kwam binnen via de kennisdag.',
  'Belde zelf: wil over een half jaar opnieuw praten.',
  'Interesse in een tweede traject voor personeel.',
  'Doorgestuurd door een ander bedrijf in {city}.',
  'Nieuwe bedrijfsleider, kennismaking gepland.',
  'Vraagt om een referentie van vergelijkbare omvang.',
] as const

export const supplierComments = [
  'Nieuwe release gezien, rapportage is flink verbeterd.',
  'Afspraak: maximaal drie nieuwe dossiers per maand.',
  'Andere contactpersoon sinds deze maand.',
  'Wil graag spreken op een kennisdag.',
  'Documentatie van de koppelingen ontvangen.',
] as const

export const matchComments = [
  'Demonstratie verliep goed, vooral de dagafsluiting.',
  'Wacht op een technische verkenning van de koppeling.',
  'Offerte ontvangen, invoering is hoger dan verwacht.',
  'Referentie gebeld: tevreden over de begeleiding.',
  'Vraagt uitstel van een week.',
  'Vervolggesprek voorgesteld.',
] as const

export const supplierSays = [
  'Wij hebben vergelijkbare bedrijven in de provincie en kunnen een referentie regelen.',
  'Kunt u aangeven welk kassasysteem er nu staat?',
  'De gevraagde koppeling is beschikbaar, documentatie kan worden gedeeld.',
  'Wij stellen een proefperiode van een maand voor.',
  'Is er een voorkeur voor een demonstratie op locatie of online?',
] as const

/** An end-user's answer to a match, by result. */
export const answers = {
  1: [
    'Ja, graag kennismaken. Dit sluit goed aan bij onze wensen.',
    'Ja, plan maar een demonstratie.',
    'Ja, wij zijn benieuwd.',
  ],
  0: [
    'Misschien, de prijs is hoger dan wij dachten.',
    'Misschien, eerst intern bespreken.',
    'Twijfel over de koppeling, graag meer uitleg.',
  ],
  [-1]: [
    'Nee, hier hebben wij eerder ervaring mee gehad.',
    'Nee, te groot voor ons.',
    'Nee, wij zoeken een partij die ook het weekend bereikbaar is.',
  ],
} as const

export const replies = [
  'Dank, ik neem het mee.',
  'Gebeld, wordt volgende week opgepakt.',
  'Eens. Ik zet het op de wensenlijst.',
  'Is inmiddels geregeld.',
  'Kun je dit ook in het verslag zetten?',
  'Prima, ik stem het af met {contact}.',
] as const
