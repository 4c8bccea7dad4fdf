import { upTo } from '../ui/widths.ts'

/** The code that the screen of an address needs: fetched together with the app, which would ask for it only when it stands itself. */
export function screenParts(path: string): Promise<unknown>[] {
  if (path === '/') return [import('./DashboardRoute.tsx')]
  if (path === '/list') return [import('../features/list/ListPage.tsx'), import('../features/list/table/ListTable.tsx')]
  if (path === '/calendar') return agendaParts()
  if (path === '/stats') return [import('./StatsRoute.tsx')]
  if (path === '/settings') return [import('./SettingsRoute.tsx')]
  if (path === '/messages') return [import('../features/messages/MessagesPage.tsx')]
  if (/^\/search\/[^/]+$/.test(path)) return [import('../features/search/SearchPage.tsx')]
  if (path.startsWith('/space/')) return [import('./CardRoute.tsx')]
  if (path.startsWith('/card/dossier/')) return [import('./CardRoute.tsx'), import('./card/DossierTop.tsx')]
  if (path.startsWith('/card/match/')) return [import('./CardRoute.tsx'), import('../features/matches/MatchPanel.tsx')]
  return path.startsWith('/card/') ? [import('./CardRoute.tsx')] : []
}

/** A phone shows a list first. */
function agendaParts(): Promise<unknown>[] {
  const page = import('../features/agenda/AgendaPage.tsx')
  return matchMedia(upTo.phone).matches ? [page] : [page, import('../features/agenda/AgendaGrid.tsx')]
}
