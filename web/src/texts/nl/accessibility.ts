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
  ways: {
    rules: 'Regels (axe)',
    themes: '390, 800 en 1280 px, licht en donker',
    keyboard: 'Toetsenbord',
    zoom: '200% of 320 px breed',
    reader: 'Schermlezer',
  },
  knownTitle: 'Wat nog niet goed gaat',
  known: {
    lists:
      'In een tabel met groepen lopen J en K binnen één groep. Op een bord opent alleen het toetsenbord (spatie) een kaart naast de lijst.',
    requirements: 'Een vergelijking met veel leveranciers schuift op een telefoon en bij 400% zijwaarts.',
    statistics: 'De balken van een grafiek dragen zelf geen getal; de tabel eronder wel.',
    notes: 'Waar een ander in dezelfde notitie typt, wordt alleen getoond en niet voorgelezen.',
    cards: 'De regels van de tabel met matches bereikt u met Tab; J en K lopen er niet door.',
  },
  letters:
    'Losse letters als sneltoets zet u uit in de instellingen, of met ? waar u ook bent. Ctrl + K blijft werken.',
  screens: {
    dashboard: 'Dashboard',
    lists: 'Lijsten',
    cards: 'Kaarten van organisaties en dossiers',
    work: 'Aan mij',
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
