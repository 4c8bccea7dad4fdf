export const tour = {
  invite: 'Eerste keer hier?',
  inviteText: 'Een korte rondleiding laat in een minuut zien waar alles staat.',
  start: 'Rondleiding starten',
  notNow: 'Nu niet',
  title: 'Rondleiding',
  count: 'Stap {{step}} van {{steps}}',
  skip: 'Overslaan',
  back: 'Vorige',
  next: 'Volgende',
  finish: 'Aan de slag',
  steps: {
    today: {
      title: 'Begin hier',
      text: 'Taken, afspraken, matches en berichten die vandaag om u vragen. Klik op een getal en u bent er.',
    },
    pipeline: {
      title: 'Dossiers onderweg',
      text: 'Elk dossier loopt van aanvraag naar afgerond. Hier ziet u hoeveel er waar staan; een klik opent de lijst. Op de kaart van een dossier gaat u van eisen naar antwoorden, vergelijken, wegen en besluiten.',
    },
    search: {
      title: 'Alles is te vinden',
      text: 'Druk op / en typ een paar letters. Met Ctrl + K doet u bijna alles zonder muis.',
    },
    add: {
      title: 'Iets nieuws',
      text: 'Een eindgebruiker, een dossier, een taak: voeg het hier toe, waar u ook bent.',
    },
    lists: {
      title: 'Lijsten en borden',
      text: 'Filter, sorteer en bewaar een lijst zoals u hem wilt zien: als tabel, als kaarten of als bord.',
    },
    offered: {
      title: 'Aanvragen voor u',
      text: 'Hier staan dossiers die bij u lijken te passen. Open er een, zeg of u hem accepteert of afwijst, en beantwoord de eisen op het tabblad Antwoorden.',
    },
    delivered: {
      title: 'Van anoniem naar bekend',
      text: 'Eerst leest u een aanvraag anoniem. Maakt het kenniscentrum de aanvrager bekend, dan ziet u hier met wie u spreekt.',
    },
    requests: {
      title: 'Uw aanvraag',
      text: 'Hier volgt u waar uw aanvraag staat. Open hem: bovenaan staat wat u nu kunt doen, van eisen kiezen tot vergelijken, wegen en besluiten.',
    },
    proposals: {
      title: 'Voorgestelde leveranciers',
      text: 'Past een leverancier bij u? Antwoord met ja, misschien of nee. U kunt uw antwoord altijd wijzigen.',
    },
    todos: {
      title: 'Wat u nog kunt doen',
      text: 'Taken die op u wachten, de dringendste bovenaan. Is er een gedaan, vink hem dan af.',
    },
    gatherings: {
      title: 'Kennisdagen en afspraken',
      text: 'Wat er voor u gepland staat, met de eerstvolgende bovenaan.',
    },
    calendar: {
      title: 'Uw agenda',
      text: 'Alle data bij elkaar. Wilt u ze in uw eigen agenda zien? Dat stelt u in bij uw instellingen.',
    },
    bell: {
      title: 'Op de hoogte',
      text: 'De bel telt wat u nog niet las: berichten, wie u noemt en welke status verandert.',
    },
    menu: {
      title: 'Uw menu',
      text: 'Berichten, instellingen en hulp staan hier. Ook deze rondleiding vindt u er terug, bij de hulp.',
    },
    superMenu: {
      title: 'Uw menu',
      text: 'Gebruikers, importeren, instellingen en hulp staan hier. Ook deze rondleiding vindt u er terug, bij de hulp.',
    },
  },
} as const
