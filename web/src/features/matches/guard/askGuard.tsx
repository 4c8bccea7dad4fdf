import type { AnyItem } from '@schakel/domain'
import type { GuardReview } from '@schakel/domain/calls'
import { call } from '../../../api/call.ts'
import { endOf } from '../../../entities/items/matchOf.ts'
import { isItem, isOn, textIn } from '../../../entities/items/read.ts'
import { ask } from '../../../ui/ask.tsx'
import { askDisclosure } from '../disclosure/askDisclosure.ts'

/** What the reading is for: a match that becomes visible, or one whose text changed since. */
export type GuardAction = 'show' | 'reread'

type Confirm = (props: Readonly<Record<string, unknown>>) => Promise<unknown>

/**
 * Has staff read what the supplier of a match is going to read, and sends what they confirm along with what shows it (D20.9). What is open by
 * its dossier is read with the name, and asked about as such (D22.1). Throws ApiError.
 */
export async function askGuard(match: AnyItem, action: GuardAction, confirm: Confirm): Promise<void> {
  const whole = await call<AnyItem>(`/api/space/${match._id}`, { depth: 1 })
  const end = endOf(whole, 'dossier')
  const dossier = end && isItem(end) ? await call<AnyItem>(`/api/space/${end._id}`, { depth: 0 }) : undefined
  if (dossier === undefined || isOn(dossier, 'open')) {
    if (await askDisclosure(match, 'disclose')) await confirm({ $visible: true })
    return
  }
  const review = await call<GuardReview>('/api/guard/read', { dossier: dossier._id, match: match._id })
  const supplier = textIn(endOf(whole, 'supplier') ?? {}, 'name')
  const shows = action === 'show' ? { $visible: true } : {}
  await ask(async () => (await import('./GuardDialog.tsx')).GuardDialog, {
    dossier: dossier._id,
    match: match._id,
    review,
    action,
    ...(supplier === undefined ? {} : { supplier }),
    onConfirm: async (reviewed: string) => {
      await confirm({ ...shows, reviewed })
    },
  })
}

/** The same panel at any time, with nothing to go on to. */
export async function showDossier(dossier: string): Promise<void> {
  const review = await call<GuardReview>('/api/guard/read', { dossier })
  await ask(async () => (await import('./GuardDialog.tsx')).GuardDialog, { dossier, review })
}
