/** What the page of an item says by itself. */
export const card = {
  anonymousTitle: 'Anonieme aanvraag',
  anonymousText: 'Van wie deze aanvraag is, hoort u zodra het kenniscentrum dat bekendmaakt.',
  disclosedTitle: 'Dit is de aanvrager',
  showDone_one: '{{count}} afgeronde taak tonen',
  showDone_other: '{{count}} afgeronde taken tonen',
  hideDone: 'Afgeronde taken verbergen',
  usedBy: 'In gebruik bij',
  tagged: 'Met deze tag',
  empty: {
    person: 'Nog geen contactpersonen. Voeg toe met wie u spreekt.',
    dossier: 'Nog geen dossiers. Een dossier is een aanvraag voor ERP, CRM of HRM.',
    match: 'Nog geen matches.',
    todo: 'Niets te doen. Zo mag het vaker.',
    activity: 'Nog geen afspraken.',
    comment: 'Nog geen reacties.',
    file: 'Nog geen bestanden.',
    software: 'Nog geen software vastgelegd.',
    tag: 'Nog geen tags.',
    user: 'Nog geen gebruikers.',
    other: 'Nog niets.',
  },
} as const
