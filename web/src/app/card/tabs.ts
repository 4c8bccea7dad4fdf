import { type AnyItem, isLeadSide, may, type TypeName, type ViewerKind } from '@schakel/domain'
import type { QueryClient } from '@tanstack/react-query'
import { askedQuery, comparisonQuery, sheetQuery, weighingQuery } from '../../entities/answers/queries.ts'
import { itemsIn } from '../../entities/items/read.ts'
import type { tabs as texts } from '../../texts/nl/tabs.ts'
import { type LazyPart, lazyPart, plainPart } from '../../ui/lazyPart.ts'

/** The name of a tab: the last part of its address, and its text in `tabs`. */
export type TabName = Exclude<keyof typeof texts, 'of' | 'overview'>

/** What somebody may do on the page of an item beside reading its overview: a screen with an address of its own. */
export interface CardTab {
  readonly name: TabName
  readonly screen: LazyPart<{ readonly item: AnyItem }>
  /** Asks for what the screen shows first, so that it comes beside the code. */
  readonly ask?: (cache: QueryClient, id: string) => void
  /** For whom it is there; for everybody who reads the item when left out. */
  readonly shows?: (item: AnyItem, kind: ViewerKind) => boolean
}

/** Each tab is one line here: the overview comes first by itself. */
const tabs: Partial<Record<TypeName, readonly CardTab[]>> = {
  dossier: [
    {
      name: 'proposals',
      screen: plainPart(async () => (await import('../../features/matches/ProposalsTab.tsx')).default),
      shows: (dossier, kind) => isLeadSide({ kind }) && itemsIn(dossier, '_matches').length > 0,
    },
    {
      name: 'requirements',
      screen: plainPart(async () => (await import('../../features/requirements/RequirementsTab.tsx')).default),
      ask: (cache, id) => void cache.prefetchQuery(askedQuery(id)),
      shows: (dossier, kind) => may({ kind }, 'seeOpenRequirements') || isFrozen(dossier),
    },
    {
      name: 'comparison',
      screen: lazyPart(() => import('../../features/comparison/ComparisonTab.tsx')),
      ask: (cache, id) => void cache.prefetchQuery(comparisonQuery(id)),
      shows: (dossier, kind) => may({ kind }, 'seeOpenRequirements') || isFrozen(dossier),
    },
    {
      name: 'weighing',
      screen: plainPart(async () => (await import('../../features/weighing/WeighingTab.tsx')).default),
      ask: (cache, id) => void cache.prefetchQuery(weighingQuery(id)),
      // Suppliers know nothing of it (F2.17).
      shows: (_dossier, kind) => may({ kind }, 'seeWeighing'),
    },
    {
      name: 'script',
      screen: plainPart(async () => (await import('../../features/demo/ScriptTab.tsx')).default),
      shows: isFrozen,
    },
  ],
  match: [
    {
      name: 'answers',
      screen: lazyPart(() => import('../../features/answers/AnswersTab.tsx')),
      ask: (cache, id) => void cache.prefetchQuery(sheetQuery(id)),
    },
    {
      name: 'demo',
      screen: plainPart(async () => (await import('../../features/demo/DemoTab.tsx')).default),
    },
  ],
  supplier: [
    {
      name: 'profile',
      screen: lazyPart(() => import('../../features/answers/ProfileTab.tsx')),
      ask: (cache, id) => void cache.prefetchQuery(sheetQuery(id)),
      // An end-user and a member read the card of a supplier alone (G8).
      shows: (_supplier, kind) => may({ kind }, 'seeProfile'),
    },
  ],
}

/** The tabs of the page of an item for somebody, in their order; the overview is none of them. */
export function tabsOf(item: AnyItem, kind: ViewerKind): readonly CardTab[] {
  return (tabs[item._type] ?? []).filter(({ shows }) => shows?.(item, kind) ?? true)
}

/** Suppliers read frozen requirements alone (F1.5). */
export function isFrozen(dossier: AnyItem): boolean {
  return typeof dossier.set_version === 'number' && dossier.set_version > 0
}
