import { DEMO_SCORE_MAX } from '@schakel/domain/requirements'
import { Random } from '../../../demo/random.ts'
import { readPeople } from '../store/read/decision.ts'
import { readScriptRows } from '../store/read/demos.ts'
import type { ViewerStore } from '../store/store.ts'
import { closeDemo, scoreDemo } from '../store/write/demos.ts'
import type { Weighers } from './weighings.ts'

/** The demos of a dossier that were shown and closed; those of its other suppliers are still to come. */
const SHOWN = 2

/** Suppliers of a dossier show their demos; who asks and staff score them, and staff close them (F1.12). */
export async function showDemos(
  staff: ViewerStore,
  { id, matches }: { readonly id: string; readonly matches: readonly { readonly id: string }[] },
  { asking, advisers }: Weighers,
): Promise<void> {
  const people = new Set((await readPeople(staff, id)).map((person) => person.id))
  const attendees = [...asking.filter(({ viewer }) => people.has(viewer._id)), ...advisers]
  const { rows } = await readScriptRows(staff, id)
  for (const [index, { id: match }] of matches.slice(0, SHOWN).entries()) {
    for (const one of attendees) {
      const random = new Random('demo', match, one.viewer.name)
      const scores = rows.map(({ key }) => ({ key, score: random.between(index === 0 ? 2 : 1, DEMO_SCORE_MAX) }))
      await scoreDemo(one, { match, scores, submit: true })
    }
    await closeDemo(staff, match, false)
  }
}
