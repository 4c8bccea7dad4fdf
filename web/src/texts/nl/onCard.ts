/** What the page of an item says of other screens and of parts that open, whose other words come with those. */
export const onCard = {
  chat: {
    open: 'Chat',
    openFor: 'Chat over {{name}}',
  },
  checkin: {
    open: 'Inchecken',
  },
  comments: {
    title: 'Reacties',
  },
  disclosure: {
    event: {
      disclosed: 'Naam bekendgemaakt aan {{supplier}}',
      concealed: 'Naam niet meer bekendgemaakt aan {{supplier}}',
      shown: 'Getoond aan {{supplier}}, niet nagelezen',
      shownReviewed: 'Getoond aan {{supplier}}, nagelezen',
      unshown: 'Bij het terugzetten niet getoond aan {{supplier}}: de tekst was niet nagelezen',
    },
    aSupplier: 'een leverancier',
  },
  guard: {
    title: 'Wat ziet een leverancier?',
  },
  images: {
    addAvatarOf: 'Afbeelding toevoegen aan {{name}}',
    changeAvatarOf: 'Afbeelding van {{name}} wijzigen',
    addBanner: 'Banner toevoegen',
    addBannerOf: 'Banner toevoegen aan {{name}}',
    changeBannerOf: 'Banner van {{name}} wijzigen',
    photo: 'Foto:',
    by: 'van {{creator}}',
    cut: 'bijgesneden',
  },
  log: {
    title: 'Logboek',
    text: 'Wie deed wat, en wanneer.',
    open: 'Logboek openen',
  },
  palette: {
    checkin: 'Inchecken bij {{name}}',
  },
  privacy: {
    title: 'Privacy',
    personText: 'Alles wat van deze persoon bewaard is, als bestand. Of wis de persoon voorgoed.',
    ownText: 'Alles wat Schakel van u bewaart, als bestand.',
    erase: 'Persoon wissen…',
    fileName: 'gegevens',
    asPage: 'Als pagina om te lezen',
    asJson: 'Als JSON',
  },
  seeAs: {
    lookAs: 'Bekijk als…',
    only: 'Alleen lezen',
    onlyText: 'U kijkt door de ogen van een ander. Stop daarmee om iets te wijzigen.',
  },
} as const
