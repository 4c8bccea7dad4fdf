import type { AnyItem, TypeName, ViewerKind } from '@schakel/domain'
import { type ComponentType, lazy } from 'react'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { loadTexts } from '../../texts/i18n.ts'
import type { tabs as texts } from '../../texts/nl/tabs.ts'
import { lazyPart } from '../../ui/lazyPart.ts'

/** The name of a tab: the last part of its address, and its text in `tabs`. */
export type TabName = Exclude<keyof typeof texts, 'of' | 'overview'>

/** What somebody may do on the page of an item beside reading its overview: a screen with an address of its own. */
export interface CardTab {
  readonly name: TabName
  readonly screen: ComponentType<{ readonly item: AnyItem }>
  /** For whom it is there; for everybody who reads the item when left out. */
  readonly shows?: (item: AnyItem, kind: ViewerKind) => boolean
}

type Screen = { readonly default: ComponentType<{ readonly item: AnyItem }> }

/** A screen that comes with its words when its tab is opened; one that is drawn with Mantine comes by `lazyPart`. */
const screenOf = (load: () => Promise<Screen>) => lazy(async () => (await Promise.all([load(), loadTexts()]))[0])

/** Each tab is one line here: the overview comes first by itself. */
const tabs: Partial<Record<TypeName, readonly CardTab[]>> = {
  dossier: [
    {
      name: 'requirements',
      screen: screenOf(() => import('../../features/requirements/RequirementsTab.tsx')),
      shows: (dossier, kind) => kind !== 'supplier' || isFrozen(dossier),
    },
    {
      name: 'comparison',
      screen: lazyPart(() => import('../../features/comparison/ComparisonTab.tsx')),
      shows: (dossier, kind) => kind !== 'supplier' || isFrozen(dossier),
    },
    {
      name: 'weighing',
      screen: screenOf(() => import('../../features/weighing/WeighingTab.tsx')),
      // Suppliers know nothing of it (F2.17).
      shows: (_dossier, kind) => kind !== 'supplier',
    },
    {
      name: 'script',
      screen: screenOf(() => import('../../features/demo/ScriptTab.tsx')),
      shows: isFrozen,
    },
  ],
  match: [
    {
      name: 'answers',
      screen: lazyPart(() => import('../../features/answers/AnswersTab.tsx')),
    },
    {
      name: 'demo',
      screen: screenOf(() => import('../../features/demo/DemoTab.tsx')),
    },
  ],
  supplier: [
    {
      name: 'profile',
      screen: lazyPart(() => import('../../features/answers/ProfileTab.tsx')),
      // An end-user and a member read the card of a supplier alone (G8).
      shows: (_supplier, kind) => kind === 'supplier' || isCentreKind(kind),
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
