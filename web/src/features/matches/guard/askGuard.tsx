import type { AnyItem } from '@schakel/domain'
import type { GuardReview } from '@schakel/domain/calls'
import { call } from '../../../api/call.ts'
import { endOf } from '../../../entities/items/matchOf.ts'
import { isItem, isOn, textIn } from '../../../entities/items/read.ts'
import { ask, askOnce } from '../../../ui/ask.tsx'
import { askDisclosure } from '../disclosure/askDisclosure.ts'
import type { Reader } from './readers.ts'

/** What the reading is for: a match that becomes visible, one whose text changed since, or some that are offered. */
export type GuardAction = 'show' | 'reread' | 'offer'

type Confirm = (props: Readonly<Record<string, unknown>>) => Promise<unknown>

/**
 * Has staff read what the supplier of a match is going to read, and sends what they confirm along with what shows it (D20.9). What is open by
 * its dossier is read with the name, and asked about as such (D22.1). Throws ApiError.
 */
export async function askGuard(match: AnyItem, action: GuardAction, confirm: Confirm): Promise<void> {
  await askOnce(`guard ${match._id}`, () => question(match, action, confirm))
}

async function question(match: AnyItem, action: GuardAction, confirm: Confirm): Promise<void> {
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
    readers: [{ match: match._id, review, ...(supplier === undefined ? {} : { name: supplier }) }],
    action,
    onConfirm: async ([reader]: readonly Reader[]) => {
      if (reader) await confirm({ ...shows, reviewed: reader.review.hash })
    },
  })
}

/** The same panel at any time, with nothing to go on to. */
export async function showDossier(dossier: string): Promise<void> {
  const review = await call<GuardReview>('/api/guard/read', { dossier })
  await ask(async () => (await import('./GuardDialog.tsx')).GuardDialog, { dossier, readers: [{ review }] })
}

/** A supplier that a dossier may be offered to. */
export interface OfferedSupplier {
  readonly _id: string
  readonly name: string
}

/**
 * Has staff read once what these suppliers are going to read, and offers it in one go to those they leave ticked (D20.9). Answers whether it
 * was. Throws ApiError.
 */
export async function askOffer(
  dossier: string,
  suppliers: readonly OfferedSupplier[],
  offer: (offers: readonly { readonly supplier: string; readonly reviewed: string }[]) => Promise<unknown>,
): Promise<boolean> {
  const readers: Reader[] = []
  for (const { _id: supplier, name } of suppliers) {
    const review = await call<GuardReview>('/api/guard/read', { dossier, supplier })
    readers.push({ supplier, name, review })
  }
  return ask(async () => (await import('./GuardDialog.tsx')).GuardDialog, {
    dossier,
    readers,
    action: 'offer' as const,
    onConfirm: async (chosen: readonly Reader[]) => {
      await offer(chosen.map(({ supplier = '', review: { hash } }) => ({ supplier, reviewed: hash })))
    },
  })
}
