import type { ViewerKind } from '@schakel/domain'
import type { Translate } from '../../texts/useTranslation.ts'

/** What a step of the tour shows; its words are under the same name. */
export type StepName =
  | 'today'
  | 'pipeline'
  | 'search'
  | 'add'
  | 'lists'
  | 'offered'
  | 'delivered'
  | 'requests'
  | 'proposals'
  | 'todos'
  | 'gatherings'
  | 'calendar'
  | 'bell'
  | 'menu'
  | 'superMenu'

const centre = ['today', 'pipeline', 'search', 'add', 'lists'] as const
const steps: Readonly<Record<ViewerKind, readonly StepName[]>> = {
  super: [...centre, 'superMenu'],
  staff: [...centre, 'menu'],
  supplier: ['offered', 'delivered', 'calendar', 'bell', 'menu'],
  enduser: ['requests', 'proposals', 'todos', 'bell', 'menu'],
  member: ['gatherings', 'calendar', 'bell', 'menu'],
}

/** The tour of a kind of person. */
export function stepsFor(kind: ViewerKind): readonly StepName[] {
  return steps[kind]
}

const panels: Partial<Record<StepName, string>> = {
  offered: 'offered',
  delivered: 'delivered',
  requests: 'dossiers',
  proposals: 'matches',
  todos: 'todos',
  gatherings: 'activities',
}

/** The texts that name what is pointed at. */
export const labelNames = ['layout', 'glance', 'dashboard'] as const

/** Where a step points at on the dashboard: known by what it is called, as a person knows it. */
export function targetOf(name: StepName, t: Translate<typeof labelNames>, person: string): Element | null {
  const labelled = (label: string) => document.querySelector(`[aria-label="${CSS.escape(label)}"]`)
  const panel = panels[name]
  if (panel) return document.querySelector(`[aria-labelledby="waiting-${panel}"]`)
  switch (name) {
    case 'today':
      return labelled(t('glance:today'))
    case 'pipeline':
      return labelled(t('dashboard:pipeline'))
    case 'search':
      return labelled(t('layout:search'))
    case 'add':
      return labelled(t('layout:addHint'))
    case 'lists':
      return document.querySelector('header nav a[href$="/list"]')
    case 'calendar':
      return document.querySelector('header nav a[href$="/calendar"]')
    case 'bell':
      return document.querySelector('[data-bell]')
    default:
      return labelled(t('layout:userMenu', { name: person }))
  }
}
