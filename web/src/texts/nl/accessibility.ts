/** What is told of how far everybody can use the product. */
export const accessibility = {
  title: 'Toegankelijkheid',
  lead: 'Wat er is geprobeerd om {{brand}} voor iedereen bruikbaar te maken, en wat nog niet.',
  state:
    '{{brand}} is gebouwd naar WCAG 2.2, niveau A en AA: te bedienen met het toetsenbord, met genoeg contrast, zonder dat kleur als enige iets zegt, en zonder beweging voor wie dat zo instelt.',
  missing:
    'Wat nog ontbreekt: niemand heeft de schermen met een schermlezer doorlopen, en er is geen onafhankelijke toetsing. De regels zijn wel bij elke verandering automatisch nagekeken.',
  tell: 'Loopt u ergens tegenaan? Laat het uw kenniscentrum weten: dan is het een fout en wordt het verholpen.',
  tried: 'Wat is geprobeerd, per scherm',
  screen: 'Scherm',
  yes: 'geprobeerd',
  no: 'nog niet',
  ways: { rules: 'Regels (axe)', keyboard: 'Toetsenbord', zoom: '200% of 320 px breed', reader: 'Schermlezer' },
  screens: {
    dashboard: 'Dashboard',
    lists: 'Lijsten',
    cards: 'Kaarten van organisaties en dossiers',
    forms: 'Formulieren',
    requirements: 'Eisen, antwoorden en vergelijking',
    calendar: 'Agenda',
    messages: 'Berichten',
    chat: 'Chat',
    notes: 'Notities',
    search: 'Zoeken en snelmenu',
    statistics: 'Statistieken',
    importing: 'Importeren',
    checkin: 'Inchecken',
    settings: 'Instellingen',
  },
} as const
