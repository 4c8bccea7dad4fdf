import type { OfferedMatch } from '@schakel/domain/calls'
import { useState } from 'react'
import { isApiError } from '../../../api/apiError.ts'
import { call, newIdempotencyKey } from '../../../api/call.ts'
import { useRefresh } from '../../../entities/items/mutations.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { notifyError, notifySuccess, notifyUndo } from '../../../ui/notify.ts'
import { useFailure } from '../../../ui/useFailure.ts'
import type { OfferedSupplier } from './askGuard.tsx'

/**
 * Offers a dossier to several suppliers after one reading, to all or to none, and takes that back from all while nobody decided (D5, D20.9). Answers
 * whether it was offered.
 */
export function useOffer(dossier: string) {
  const { t } = useTranslation('matches')
  const common = useTranslation('common')
  const fail = useFailure()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)

  const takeBack = async (offered: readonly OfferedMatch[], suppliers: readonly OfferedSupplier[]) => {
    try {
      const options = { idempotencyKey: newIdempotencyKey() }
      const { taken } = await call<{ readonly taken: readonly string[] }>(
        '/api/guard/takeBack',
        { dossier, offered },
        options,
      )
      notifySuccess(t('takenBack', { count: taken.length }))
    } catch (error) {
      const kept = isApiError(error, 409) ? error.refused : []
      const names = suppliers.filter(({ _id }) => kept.some(({ supplier }) => supplier === _id)).map(({ name }) => name)
      if (names.length > 0) notifyError(t('notTakenBack', { names: names.join(', ') }))
      else fail(error)
    } finally {
      await refresh()
    }
  }

  const offer = async (suppliers: readonly OfferedSupplier[]): Promise<boolean> => {
    setBusy(true)
    try {
      const { askOffer } = await import('./askGuard.tsx')
      let offered: readonly OfferedMatch[] = []
      const isDone = await askOffer(dossier, suppliers, async (offers) => {
        const sent = { dossier, offers }
        const options = { idempotencyKey: newIdempotencyKey() }
        offered = (await call<{ readonly offered: readonly OfferedMatch[] }>('/api/guard/offer', sent, options)).offered
      })
      if (!isDone) return false
      // Not once the screen has read all anew: each moment counts in which it may be taken back.
      notifyUndo(t('offered', { count: offered.length }), common.t('undo'), () => void takeBack(offered, suppliers))
      await refresh()
      return true
    } catch (error) {
      fail(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { offer, isBusy }
}
