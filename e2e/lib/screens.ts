/** Who has a screen; everybody when left out. */
export type Role = 'admin' | 'staff' | 'supplier' | 'enduser' | 'member'

/** An address of the product for somebody of the knowledge centre: what it leads to, and its heading in both languages. */
interface Screen {
  readonly address: string
  /** Where it leads; to itself when left out. */
  readonly path?: string
  readonly dutch: string | RegExp
  readonly english: string | RegExp
  readonly for?: readonly Role[]
}

const centre: readonly Role[] = ['admin', 'staff']

/** Every address of the product (spec 2): the journeys follow them, and `npm run screenshots` pictures what they lead to. */
export const screens: readonly Screen[] = [
  { address: '/', dutch: /^Goede/, english: /^Good/ },
  { address: '/calendar', dutch: 'Agenda', english: 'Calendar' },
  { address: '/calendar.1', path: '/calendar', dutch: 'Agenda', english: 'Calendar' },
  { address: '/work', dutch: 'Aan mij', english: 'My work' },
  { address: '/chat', dutch: 'Chat', english: 'Chat', for: [...centre, 'enduser', 'member'] },
  { address: '/chat/chat', path: '/chat', dutch: 'Chat', english: 'Chat' },
  { address: '/accessibility', dutch: 'Toegankelijkheid', english: 'Accessibility' },
  { address: '/help/lists', dutch: 'Lijsten', english: 'Lists' },
  { address: '/help/calendar', dutch: 'Agenda', english: 'Calendar' },
  { address: '/index.1', path: '/list', dutch: 'Eindgebruikers', english: 'End-users' },
  { address: '/list', dutch: 'Eindgebruikers', english: 'End-users' },
  { address: '/messages', dutch: 'Berichten', english: 'Messages' },
  { address: '/messages.1', path: '/messages', dutch: 'Berichten', english: 'Messages' },
  { address: '/settings', dutch: 'Instellingen', english: 'Settings' },
  { address: '/stats', dutch: 'Statistieken', english: 'Statistics', for: centre },
  { address: '/stats/reports', dutch: 'Rapporten', english: 'Reports', for: centre },
  { address: '/stats/report', dutch: 'Nieuw rapport', english: 'New report', for: centre },
  { address: '/import', dutch: 'Importeren', english: 'Import', for: centre },
  { address: '/duplicates', dutch: 'Dubbelen', english: 'Duplicates', for: centre },
  { address: '/card/type/supplier', path: '/list', dutch: 'Leveranciers', english: 'Suppliers' },
  { address: '/card/type/supplier.1', path: '/list', dutch: 'Leveranciers', english: 'Suppliers' },
  { address: '/search/hotel', dutch: /hotel/, english: /hotel/ },
  { address: '/search/dossier/*/request', dutch: /Dossiers/, english: /Dossiers/ },
  { address: '/login', path: '/', dutch: /^Goede/, english: /^Good/ },
  { address: '/nergens', dutch: 'Oeps!', english: 'Oops!' },
]
