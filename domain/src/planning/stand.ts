import { dossierRoad, dossierUnderWay } from '../dashboard/index.ts'
import { arrayOf, isObject } from '../values.ts'
import { planningOf } from './planning.ts'
import { choiceStep, templateStep } from './template.ts'
import { dayOf } from './workday.ts'

/** A step that a dossier is to take by a day. */
export interface StandStep {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** What it is called in its planning. */
  readonly text?: string | undefined
  /** The status that it has by then; none for a step that somebody named. */
  readonly status?: string | undefined
}

/** Where a dossier stands: what comes next, and the first step that it is past. */
export interface Stand {
  readonly next?: StandStep | undefined
  readonly late?: StandStep | undefined
}

/**
 * Where a dossier stands on a day (D11.1), by its planning, its planned statuses and its selection date. Nothing for one that is done or
 * paused. `today` is `YYYY-MM-DD`. The server counts by the same rule what is late.
 */
export function standOf(dossier: Readonly<Record<string, unknown>>, today: string): Stand {
  const status = String(dossier.status)
  if (!dossierUnderWay.includes(status)) return {}
  const at = dossierRoad.indexOf(status)
  const isAhead = (step: StandStep) => step.status !== undefined && dossierRoad.indexOf(step.status) > at
  const steps = stepsOf(dossier).toSorted((a, b) => compare(a.date, b.date) || compare(a.status ?? '', b.status ?? ''))
  return {
    next: steps.find((step) => step.date >= today && (step.status === undefined || isAhead(step))),
    late: steps.find((step) => step.date < today && isAhead(step)),
  }
}

function stepsOf(dossier: Readonly<Record<string, unknown>>): StandStep[] {
  const kept = arrayOf(dossier.planning).length > 0 ? planningOf(dossier, '') : []
  const planned = arrayOf(dossier.history).flatMap((entry) => {
    if (!isObject(entry) || entry.planned !== true || typeof entry.status !== 'string') return []
    const date = typeof entry.date === 'string' ? dayOf(entry.date) : undefined
    return date === undefined ? [] : [{ date, status: entry.status }]
  })
  const chosen = typeof dossier.selection_date === 'string' ? dayOf(dossier.selection_date) : undefined
  return [
    ...kept.map(({ date, text }) => ({
      date,
      text,
      status: templateStep(text)?.status,
    })),
    ...planned,
    ...(chosen === undefined ? [] : [{ date: chosen, text: choiceStep.text.nl, status: choiceStep.status }]),
  ]
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
