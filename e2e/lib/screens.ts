import type { ViewerKind } from '@schakel/domain'
import { screens as screensToGoTo } from '../../web/src/entities/screens/screens.ts'
import { first as firstEn } from '../../web/src/texts/en/first.ts'
import { texts as restEn } from '../../web/src/texts/en/index.ts'
import { layout as layoutEn } from '../../web/src/texts/en/layout.ts'
import { first as firstNl } from '../../web/src/texts/nl/first.ts'
import { texts as restNl } from '../../web/src/texts/nl/index.ts'
import { layout as layoutNl } from '../../web/src/texts/nl/layout.ts'

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

type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>
const dutch: Texts = { ...firstNl, ...restNl, layout: layoutNl }
const english: Texts = { ...firstEn, ...restEn, layout: layoutEn }

function wordsAt(texts: Texts, title: string): string {
  const [file = '', key = ''] = title.split(':')
  return String(texts[file]?.[key])
}

const centre: readonly Role[] = ['admin', 'staff']
const roleOf = (kind: ViewerKind): Role => (kind === 'super' ? 'admin' : kind)

/** Those whose heading is no name of theirs. */
const otherwise = new Map<string, Pick<Screen, 'dutch' | 'english'>>([
  ['/', { dutch: /^Goede/, english: /^Good/ }],
  ['/list', { dutch: 'Eindgebruikers', english: 'End-users' }],
])

/** The screens that one goes to from the menu. */
const named: readonly Screen[] = Object.values(screensToGoTo).map((screen) => ({
  address: screen.path,
  dutch: wordsAt(dutch, screen.title),
  english: wordsAt(english, screen.title),
  ...otherwise.get(screen.path),
  ...('for' in screen ? { for: screen.for.map(roleOf) } : {}),
}))

/** Every address of the product (spec 2): the journeys follow them, and `npm run screenshots` pictures what they lead to. */
export const screens: readonly Screen[] = [
  ...named,
  { address: '/calendar.1', path: '/calendar', dutch: 'Agenda', english: 'Calendar' },
  { address: '/chat/chat', path: '/chat', dutch: 'Chat', english: 'Chat' },
  { address: '/help/lists', dutch: 'Lijsten', english: 'Lists' },
  { address: '/help/calendar', dutch: 'Agenda', english: 'Calendar' },
  { address: '/index.1', path: '/list', dutch: 'Eindgebruikers', english: 'End-users' },
  { address: '/messages.1', path: '/messages', dutch: 'Berichten', english: 'Messages' },
  { address: '/stats/report', dutch: 'Nieuw rapport', english: 'New report', for: centre },
  { address: '/card/type/supplier', path: '/list', dutch: 'Leveranciers', english: 'Suppliers' },
  { address: '/card/type/supplier.1', path: '/list', dutch: 'Leveranciers', english: 'Suppliers' },
  { address: '/search/hotel', dutch: /hotel/, english: /hotel/ },
  { address: '/search/dossier/*/request', dutch: /Dossiers/, english: /Dossiers/ },
  { address: '/login', path: '/', dutch: /^Goede/, english: /^Good/ },
  { address: '/nergens', dutch: 'Oeps!', english: 'Oops!' },
]

/** Those that somebody has. */
export function screensOf(role: string): readonly Screen[] {
  return screens.filter(({ for: whom }) => whom?.some((one) => one === role) ?? true)
}
