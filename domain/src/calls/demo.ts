import { z } from 'zod'
import { DEMO_SCORE_MAX } from '../requirements/demo.ts'
import { REQUIREMENTS_MAX, weigherSides } from '../types/index.ts'
import { defineCall } from './call.ts'
import { idInput, plainText, tokenInput, versionInput } from './inputs.ts'

const group = 'demo'
const match = { match: idInput, ...tokenInput }
const score = z.int().min(0).max(DEMO_SCORE_MAX)
const scores = z.array(z.object({ key: z.string(), score }))

const row = z.object({
  key: z.string(),
  group: z.int().meta({ description: 'A list value of D10, 105 to 123.' }),
  nl: z.string().optional(),
  en: z.string().optional(),
  minutes: z.int(),
})

const closed = z.object({
  at: z.string(),
  undoUntil: z
    .string()
    .nullable()
    .meta({ description: 'Until then closing is taken back, and no score of another is read; null: it is final.' }),
})

const mine = z.object({ state: z.enum(['draft', 'submitted']), scores, _version: z.int(), at: z.string() })

const outcome = z.object({
  value: z.number().nullable().meta({ description: '0–100: the mean over rows and people; null without scores.' }),
  people: z.int(),
  means: z.array(z.object({ key: z.string(), mean: z.number().meta({ description: '0–4.' }) })),
  sheets: z
    .array(
      z.object({
        name: z.string().optional().meta({ description: 'Left out when the person was erased.' }),
        side: z.enum(weigherSides),
        isMine: z.boolean(),
        isEarlier: z
          .boolean()
          .optional()
          .meta({ description: 'Given at a match that was joined: it counts for nothing.' }),
        scores,
      }),
    )
    .meta({ description: 'Of each person, for those who submitted themselves.' }),
})

const script = z
  .object({
    dossier: z.string(),
    match: z.string().optional(),
    version: z.int().meta({ description: 'Of the set of requirements; 0 before it is frozen, and then no rows.' }),
    rows: z.array(row).meta({ description: 'By group, then by key; the same for every supplier.' }),
    demo: z
      .object({
        mayClose: z.boolean(),
        closed: closed.optional(),
        mine: mine.optional(),
        uncounted: z
          .array(z.object({ scores, at: z.string() }))
          .optional()
          .meta({ description: 'What the viewer gave besides and counts for nothing, the newest first.' }),
        outcome: outcome.optional().meta({ description: 'From the moment that closing is final.' }),
      })
      .optional()
      .meta({ description: 'Of a match, for those who score its demo; suppliers read the rows alone.' }),
  })
  .meta({ id: 'DemoScript' })

/** The script of a demo with what its reader may know of the scores. */
export type DemoScript = z.output<typeof script>

export const demoCalls = {
  script: defineCall({
    method: 'POST',
    path: '/api/demo/script',
    isRead: true,
    group,
    summary: 'The script of the demo of a match, or the one of a dossier',
    description: 'The frozen requirements that are proven in a demo. Scores of an open demo go to their author alone.',
    body: z.object({ parent: idInput.meta({ description: 'A match, or a dossier.' }), ...tokenInput }),
    answer: script,
    problems: [404],
  }),
  score: defineCall({
    method: 'POST',
    path: '/api/demo/score',
    group,
    summary: 'Keep or submit what one gives the rows of a demo, each from 0 to 4',
    description: 'Until the demo is closed what was submitted can be taken back by keeping it again.',
    isWrite: true,
    body: z.object({
      ...match,
      scores: z.array(z.object({ key: plainText(20), score })).max(REQUIREMENTS_MAX),
      submit: z.boolean().default(false).meta({ description: 'Every row needs a score.' }),
      _version: versionInput,
    }),
    answer: z.object({ _id: z.string(), _version: z.int(), state: z.enum(['draft', 'submitted']) }),
    problems: [404, 409],
  }),
  close: defineCall({
    method: 'POST',
    path: '/api/demo/close',
    group,
    summary: 'Close the demo of a match as staff, or take that back while nobody could read the scores yet',
    isWrite: true,
    body: z.object({ ...match, undo: z.boolean().default(false) }),
    answer: z.object({ _id: z.string(), closed: closed.nullable() }),
    problems: [403, 404],
  }),
}
