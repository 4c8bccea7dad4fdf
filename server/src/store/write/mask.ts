import { Invalid } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { guardedDossier } from '../guard/guard.ts'
import { Params, readScope } from '../read/form.ts'
import { masksOf } from './leadPeople.ts'
import { loadOne } from './load.ts'
import { retryStale } from './retryStale.ts'
import { update } from './update.ts'

/**
 * Blots words out of all that suppliers read of this lead before disclosure, or shows them again (D7): kept with the dossier, so that
 * they hold whatever is written later. Throws Forbidden, Missing, Invalid.
 */
export async function mask(me: ViewerContext, id: string, words: readonly string[], isHidden: boolean): Promise<void> {
  await guardedDossier(me, id)
  const wanted = words.map((word) => word.replace(/\s+/g, ' ').trim())
  if (wanted.some((word) => !/[\p{L}\p{N}]{2}/u.test(word))) throw Invalid.of('words', 'tooShort', { min: 2 })
  // Another dossier of the same lead may hold the word: shown again it is shown everywhere.
  const places = isHidden ? [id] : await dossiersBeside(me, id)
  for (const place of places) await changeMasks(me, place, wanted, isHidden)
}

async function changeMasks(me: ViewerContext, id: string, words: readonly string[], isHidden: boolean): Promise<void> {
  // Where somebody else wrote it meanwhile their masks stay.
  await retryStale(async () => {
    const { fields, version } = await loadOne(me, id)
    const before = masksOf(fields)
    const isMeant = (one: string) => words.some((word) => isSameWord(word, one))
    const others = before.filter((one) => !isMeant(one))
    const after = isHidden ? [...others, ...words] : others
    if (after.length === before.length && after.every((one) => before.includes(one))) return
    await update(me, { id, fields: { masks: after.map((word) => ({ word })) }, version })
  })
}

const isSameWord = (one: string, other: string) => one.localeCompare(other, 'nl', { sensitivity: 'base' }) === 0

/** The dossiers of the same lead that the viewer reads. */
async function dossiersBeside(me: ViewerContext, id: string): Promise<string[]> {
  const params = new Params()
  const scope = readScope(me, params)
  const rows = await me.store.database.query<{ id: string }>(
    `select i.id from items i where i.type = 'dossier' and ${scope.where} and i.fields ? 'masks' and i.id in (
      select b.child from edges a join edges b on b.parent = a.parent and b.edge = 'DOSSIERS'
        where a.child = ${params.add(id)} and a.edge = 'DOSSIERS')`,
    params.values,
  )
  return rows.map((row) => row.id)
}
