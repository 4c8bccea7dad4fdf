/** What is said around requirements in the demo. */
export const choosing = {
  ownRow: {
    group: 105,
    nl: 'Personeel kan aan tafel bestellen opnemen op een tablet, ook op het terras.',
    en: 'Staff can take orders at the table on a tablet, also on the terrace.',
    level: 'should',
    weight: 4,
    proof: 'demo',
    minutes: 10,
  },
  newVersion: 'Na de tweede gespreksronde is één eis scherper gesteld.',
  sharper: {
    nl: 'De leverancier levert binnen vier uur hulp, ook in het weekend en op feestdagen.',
    en: 'The supplier gives help within four hours, also at weekends and on holidays.',
  },
  partly: [
    'Voor de meeste situaties; bij meer vestigingen is een aanvulling nodig.',
    'Via een koppeling met een partner, zonder meerprijs.',
    'Standaard aanwezig, op één uitzondering na die wij graag toelichten.',
  ],
  checked: 'In de demo bleek dit alleen met een extra module te kunnen.',
  reference: 'Restaurantgroep in het noorden, zes vestigingen',
} as const

/** What is said where a dossier is weighed up in the demo. */
export const weighingTexts = {
  reason: 'Komt samen het best uit de weging, en kan alles wat wij moeten hebben.',
  /** Somebody whose own weighing another supplier wins. */
  dissent: (who: string, other: string) => `${who} koos op de eigen weging liever ${other}.`,
  otherReason: 'Volgt in de weging op korte afstand, en is op tijd in te voeren.',
  replaceReason: 'Na een gesprek met een referentie is de keuze herzien.',
} as const
