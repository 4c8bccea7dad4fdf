/** Todos, each with its checklist. */
export const todos = [
  {
    name: 'Intakegesprek voorbereiden',
    text: 'Vragenlijst van {kind} doornemen en aanvullen voor {lead}.',
    tasks: ['Website bekijken', 'Vragenlijst sturen', 'Agenda bevestigen'],
  },
  {
    name: 'Wensenlijst laten goedkeuren',
    text: 'De wensenlijst van {lead} naar {contact} sturen en het akkoord vastleggen.',
    tasks: ['Concept sturen', 'Opmerkingen verwerken', 'Akkoord vastleggen'],
  },
  {
    name: 'Shortlist bespreken met collega',
    text: 'Voorstel van leveranciers voor {lead} laten nalezen.',
    tasks: ['Scores controleren', 'Referenties nalopen'],
  },
  {
    name: 'Leveranciers nabellen',
    text: 'Wie heeft er nog niet gereageerd op het dossier {kind}?',
    tasks: ['Bellen', 'Reacties vastleggen'],
  },
  {
    name: 'Demonstraties inplannen',
    text: 'Drie momenten zoeken buiten de drukke uren van {lead}.',
    tasks: ['Data voorstellen', 'Leveranciers uitnodigen', 'Scorekaart delen'],
  },
  {
    name: 'Scorekaart uitwerken',
    text: 'De scores van de demonstraties bij {lead} samenvatten.',
    tasks: ['Scores invoeren', 'Verschillen bespreken', 'Verslag maken'],
  },
  {
    name: 'Offertes vergelijken',
    text: 'Licentie, invoering en jaarlijkse kosten naast elkaar zetten.',
    tasks: ['Offertes opvragen', 'Kosten over vijf jaar', 'Advies schrijven'],
  },
  {
    name: 'Verwerkersovereenkomst nakijken',
    text: 'Bewaartermijnen en locatie van de gegevens controleren.',
    tasks: ['Overeenkomst opvragen', 'Punten doorgeven'],
  },
  {
    name: 'Planning van de invoering opvragen',
    text: 'Start, opleiding en overzetten van gegevens bij {lead}.',
    tasks: ['Plan opvragen', 'Met {contact} bespreken'],
  },
  {
    name: 'Evaluatie na ingebruikname',
    text: 'Een half jaar na de start bellen met {contact}.',
    tasks: ['Afspraak maken', 'Vragen sturen', 'Uitkomst vastleggen'],
  },
  {
    name: 'Contactgegevens controleren',
    text: 'Kloppen functie en telefoonnummer van {contact} nog?',
    tasks: ['Bellen', 'Kaart bijwerken'],
  },
] as const

export const supplierTodos = [
  {
    name: 'Jaargesprek met leverancier plannen',
    text: 'Ervaringen van het afgelopen jaar met {supplier} bespreken.',
    tasks: ['Cijfers verzamelen', 'Datum prikken'],
  },
  {
    name: 'Productinformatie bijwerken',
    text: 'Nieuwe mogelijkheden van {supplier} in de catalogus zetten.',
    tasks: ['Website nalopen', 'Omschrijving aanpassen'],
  },
  {
    name: 'Prijslijst opvragen',
    text: 'Actuele prijzen van {supplier} voor het komende jaar.',
    tasks: ['Opvragen', 'Vastleggen'],
  },
] as const

/** What comes back by itself (S3.6): how often, and in how many days the next one is due. */
export const routines = [
  {
    name: 'Kwartaaloverleg met leverancier',
    text: 'Lopende aanvragen en ervaringen met {supplier} doornemen.',
    tasks: ['Agenda sturen', 'Verslag maken'],
    repeat: 'FREQ=MONTHLY;INTERVAL=3',
    inDays: 9,
  },
  {
    name: 'Profiel van leverancier nalopen',
    text: 'Kloppen de antwoorden van {supplier} nog?',
    tasks: ['Nalopen', 'Vragen sturen'],
    repeat: 'FREQ=YEARLY',
    inDays: 33,
  },
  {
    name: 'Openstaande reacties nabellen',
    text: 'Wat wacht er nog bij {supplier}?',
    tasks: [],
    repeat: 'FREQ=WEEKLY',
    inDays: 3,
  },
] as const

/** Appointments of a dossier. */
export const appointments = [
  {
    name: 'Intakegesprek {kind}',
    text: '<p>Kennismaking en inventarisatie bij {lead}.</p><ul><li>Huidige werkwijze</li><li>Wensen en voorwaarden</li><li>Planning en budget</li></ul>',
    minutes: 90,
  },
  {
    name: 'Bespreking wensenlijst {kind}',
    text: '<p>Wensenlijst doornemen met {contact} en gewichten bepalen.</p>',
    minutes: 60,
  },
  {
    name: 'Demonstratie {kind}',
    text: '<p>Demonstratie aan de hand van een werkdag bij {lead}.</p><ul><li>Drukke avond</li><li>Dagafsluiting</li><li>Vragen van het team</li></ul>',
    minutes: 120,
  },
  { name: 'Keuzegesprek {kind}', text: '<p>Scores en offertes naast elkaar, voorlopige keuze.</p>', minutes: 60 },
  {
    name: 'Start invoering {kind}',
    text: '<p>Kick-off met de leverancier: planning, opleiding en overzetten van gegevens.</p>',
    minutes: 120,
  },
] as const

/** Knowledge days of the space, a theme a month. */
export const knowledgeThemes = [
  'Kassa en voorraad',
  'Het gastprofiel en de AVG',
  'Roosteren met de horeca-cao',
  'Koppelingen die werken',
  'Recepturen en kostprijs',
  'Online bestellen zonder commissie',
  'Verzuim en inzetbaarheid',
  'Rapportage voor de bedrijfsleider',
  'Zalen, groepen en offertes',
  'Van selectie naar invoering',
  'Loyaliteit zonder plastic kaart',
  'Inkoop en derving',
  'Beveiliging op de werkvloer',
  'Werving en inwerken',
] as const

export const knowledgeDayText =
  '<p>Kennisdag over {theme}, voor leden, eindgebruikers en leveranciers.</p><ul><li>10.00 Ontvangst met koffie</li><li>10.30 Praktijkverhaal van een ondernemer</li><li>12.30 Lunch</li><li>13.30 Demonstraties in kleine groepen</li><li>16.00 Borrel</li></ul>'

export const knowledgePlaces = ['Utrecht', 'Zwolle', 'Den Bosch', 'Amersfoort', 'Deventer', 'Rotterdam'] as const
