import {
  dateTime,
  type Field,
  flag,
  fraction,
  integer,
  listOf,
  money,
  object,
  oneOf,
  text,
  type ValueOf,
} from '../fields/index.ts'
import { CRITERION_ID_MAX, SCENARIO_POINTS_MAX, WEIGHT_POINT_DECIMALS, WEIGHT_POINTS_MAX } from '../limits.ts'
import { criterionKinds } from './closedLists.ts'

/** So many criteria are weighed at most (F2.1). */
export const CRITERIA_MAX = 12
/** So many scenarios are kept (F2.13). */
export const SCENARIOS_MAX = 10
/** So many people weigh one dossier at most. */
export const WEIGHERS_MAX = 20

const criterion = { criterion: text({ required: true, max: CRITERION_ID_MAX }) }

const pointsOf = (points: Field<number>) => listOf({ ...criterion, points }, { max: CRITERIA_MAX })

/** Points by criterion, 0 to 100 (F2.5). */
export const criterionPoints = () =>
  pointsOf(fraction({ required: true, max: WEIGHT_POINTS_MAX, decimals: WEIGHT_POINT_DECIMALS }))

/** Who did it, as a reference: who is erased keeps no name in it, whatever they were called (G9). */
const somebody = () => object({ _id: text({ max: 80 }), name: text({ max: 200 }) })

/** The setup as it is kept. */
export type WeighingSetup = ValueOf<ReturnType<typeof weighingSetup>>

/** How a dossier is weighed up: its criteria, the anchors of its price, who weighs, and scenarios (F2.1 to F2.4, F2.13, F2.14). */
export function weighingSetup() {
  return object(
    {
      // Whole euros over all years: excellent is worth 100 and the most is worth 0 (F2.3).
      best: money(),
      worst: money(),
      // The anchors were set after a price was read (F2.3).
      afterReading: flag(),
      // Years of costs, and the discount a year in hundredths of a percent (F2.4).
      years: integer({ min: 1, max: 10 }),
      rate: integer({ max: 2_000 }),
      // What partly, roadmap and roadmap in time are worth (F2.2).
      partly: integer({ max: 100 }),
      roadmap: integer({ max: 100 }),
      roadmapInTime: integer({ max: 100 }),
      // The groups that make one criterion (F2.1).
      criteria: listOf(
        {
          ...criterion,
          kind: oneOf(criterionKinds, { required: true }),
          name: text({ max: 80 }),
          groups: text({ max: 200 }),
        },
        { max: CRITERIA_MAX },
      ),
      // What staff decided of a knock-out that is answered partly (F2.6).
      partlyDecided: listOf(
        {
          match: text({ required: true, max: 80 }),
          key: text({ required: true, max: 20 }),
          passes: flag({ required: true }),
          reason: text({ required: true, max: 400 }),
          // What it was given on: it counts as long as the answer says that.
          answer: text({ max: 40 }),
          by: somebody(),
        },
        { max: 100 },
      ),
      // The round of weighing that runs or ran, who takes part, and whether names are shown (F2.14).
      round: integer({ min: 1 }),
      named: flag(),
      weighers: listOf({ user: text({ required: true, max: 80 }) }, { max: WEIGHERS_MAX }),
      closed: dateTime(),
      scenarios: listOf(
        {
          name: text({ required: true, max: 80 }),
          author: somebody(),
          date: dateTime(),
          points: pointsOf(integer({ required: true, max: SCENARIO_POINTS_MAX })),
        },
        { max: SCENARIOS_MAX },
      ),
    },
    { hidden: true, readOnly: true, anonymous: 'hide' },
  )
}
