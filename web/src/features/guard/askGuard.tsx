import type { AnyItem } from '@schakel/domain'
import type { GuardReview } from '@schakel/domain/calls'
import { createRoot } from 'react-dom/client'
import { call } from '../../api/call.ts'
import { withMantine } from '../../ui/lazyPart.ts'
import { openerNow } from '../../ui/useReturnFocus.ts'
import { isItem, isOn } from '../items/read.ts'
import { endOf } from '../matches/matchOf.ts'
import { suspectsIn } from './review.ts'

/** What the others are about to see: a match that becomes visible, or one that is offered. */
export type GuardAction = 'show' | 'offer'

/** What becomes of it: it goes on, with or without anything to say, or not. */
export type GuardOutcome = 'clean' | 'shown' | 'stopped'

/** Shows what a supplier is going to read wherever that still looks telling, and asks whether to go on (D7). Throws ApiError. */
export async function askGuard(match: AnyItem, action: GuardAction): Promise<GuardOutcome> {
  const dossier = await dossierOf(match)
  // Who asks is told already.
  if (dossier === undefined || isOn(match, '$open') || isOn(dossier, 'open')) return 'clean'
  const review = await call<GuardReview>('/api/guard/read', { dossier: dossier._id, match: match._id })
  if (suspectsIn(review).length === 0) return 'clean'
  return (await showGuard({ dossier: dossier._id, match: match._id, review, action })) ? 'shown' : 'stopped'
}

/** The same panel at any time, with nothing to go on to. */
export async function showDossier(dossier: string): Promise<void> {
  const review = await call<GuardReview>('/api/guard/read', { dossier })
  await showGuard({ dossier, review })
}

async function dossierOf(match: AnyItem): Promise<AnyItem | undefined> {
  const whole = endOf(match, 'dossier') ? match : await call<AnyItem>(`/api/space/${match._id}`, { depth: 1 })
  const dossier = endOf(whole, 'dossier')
  return dossier && isItem(dossier) ? call<AnyItem>(`/api/space/${dossier._id}`, { depth: 0 }) : undefined
}

interface Shown {
  readonly dossier: string
  readonly match?: string
  readonly review: GuardReview
  readonly action?: GuardAction
}

async function showGuard(shown: Shown): Promise<boolean> {
  const opener = openerNow()
  const Dialog = await withMantine(async () => (await import('./GuardDialog.tsx')).GuardDialog)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  return new Promise((resolve) => {
    const close = (goesOn: boolean) => {
      root.unmount()
      place.remove()
      if (opener instanceof HTMLElement) opener.focus()
      resolve(goesOn)
    }
    root.render(<Dialog {...shown} onClose={close} />)
  })
}
