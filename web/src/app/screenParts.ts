import { loadScreenTexts, type ScreenTexts } from '../texts/languageFiles.ts'
import { localeOf } from '../texts/locale.ts'
import { upTo } from '../ui/widths.ts'

/** The code and words that the screen of an address needs: fetched together with the app, which would ask for them only when it stands itself. */
export function screenParts(path: string): Promise<unknown>[] {
  if (path === '/') return [import('./DashboardRoute.tsx')]
  if (path === '/list')
    return [import('../features/list/ListPage.tsx'), import('../features/list/table/ListTable.tsx'), ...words('list')]
  if (path === '/calendar') return [...agendaParts(), ...words('agenda')]
  if (path === '/stats') return [import('./StatsRoute.tsx'), ...words('statistics')]
  if (path === '/settings') return [import('./SettingsRoute.tsx'), ...words('settings')]
  if (path === '/messages') return [import('../features/messages/MessagesPage.tsx'), ...words('messages')]
  if (/^\/search\/[^/]+$/.test(path)) return [...searchParts(), ...words('list', 'matches')]
  if (/^\/(card|space)\//.test(path)) return [import('./CardRoute.tsx'), ...topOf(path)]
  return []
}

const words = (...screens: readonly ScreenTexts[]) =>
  screens.map((screen) => loadScreenTexts(screen, localeOf(location.pathname)))

/** What the page of an item begins with, by its type. */
function topOf(path: string): Promise<unknown>[] {
  if (path.startsWith('/card/dossier/')) return [import('./card/DossierTop.tsx'), ...words('card', 'dossier')]
  if (path.startsWith('/card/match/'))
    return [import('../features/matches/MatchPanel.tsx'), ...words('card', 'matches')]
  return words('card')
}

/** What is found is shown as cards. */
const searchParts = () => [
  import('../features/search/SearchPage.tsx'),
  import('../entities/items/TypeCard.tsx'),
  import('./cardsOfFeatures.tsx'),
]

/** A phone shows a list first. */
function agendaParts(): Promise<unknown>[] {
  const page = import('../features/agenda/AgendaPage.tsx')
  return matchMedia(upTo.phone).matches ? [page] : [page, import('../features/agenda/AgendaGrid.tsx')]
}
