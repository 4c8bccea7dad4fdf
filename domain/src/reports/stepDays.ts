import { definitionOf, type TypeName } from '../types/index.ts'

/** From the first day in one status to the first day after it in another. */
export interface StepDays {
  readonly from: string
  readonly to: string
}

const NAME = '_days'

/** The statuses between which a report of a type counts days; none where its items have none. */
export function stepStatuses(type: TypeName): readonly string[] {
  return Object.keys(definitionOf(type).statuses?.entries ?? {})
}

/** What a report says that it measures days by. */
export const nameOfStepDays = ({ from, to }: StepDays) => `${NAME}:${from}:${to}`

/** Between which statuses a report counts days; nothing where it measures something else. */
export function stepDaysOf(type: TypeName, of: string | undefined): StepDays | undefined {
  const [name, from = '', to = '', ...more] = of?.split(':') ?? []
  const known = stepStatuses(type)
  const isKnown = name === NAME && more.length === 0 && known.includes(from) && known.includes(to)
  return isKnown && from !== to ? { from, to } : undefined
}

/** Whether a report measures days between steps: of those less is better. */
export const isOfStepDays = (of: string | undefined): boolean => of?.split(':')[0] === NAME

/** The days that one sees first: between the first two statuses. Nothing where there are no two. */
export function plainStepDays(type: TypeName): StepDays | undefined {
  const [from, to] = stepStatuses(type)
  return from === undefined || to === undefined ? undefined : { from, to }
}
