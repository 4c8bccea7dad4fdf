import { type AnyItem, matchStatuses } from '@schakel/domain'
import type { BulkAnswer } from '@schakel/domain/calls'
import { useState } from 'react'
import { call, newIdempotencyKey } from '../../../api/call.ts'
import { useRefresh } from '../../../entities/items/mutations.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { notifyError, notifySuccess, notifyUndo } from '../../../ui/notify.ts'
import { useFailure } from '../../../ui/useFailure.ts'
import type { OfferedSupplier } from './askGuard.tsx'

const [start] = Object.keys(matchStatuses.entries)

interface Offered {
  readonly _id: string
  readonly _version: number
  readonly supplier: string
  readonly isNew: boolean
}

/**
 * Offers a dossier to several suppliers after one reading, to all or to none, and takes that back while nobody decided (D5, D20.9). Answers
 * whether it was offered.
 */
export function useOffer(dossier: string) {
  const { t } = useTranslation('matches')
  const common = useTranslation('common')
  const fail = useFailure()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)

  const takeBack = async (offered: readonly Offered[], suppliers: readonly OfferedSupplier[]) => {
    try {
      const { done, refused } = await call<BulkAnswer>('/api/space/bulk', {
        items: await Promise.all(offered.map(asBefore)),
      })
      const ids = offered.flatMap(({ _id, isNew }) => (isNew && done.some((one) => one._id === _id) ? [_id] : []))
      if (ids.length > 0) await call<BulkAnswer>('/api/space/bulk', { ids, remove: true })
      if (done.length > 0) notifySuccess(t('takenBack', { count: done.length }))
      const kept = offered.flatMap(({ _id, supplier }) =>
        refused.some((one) => one._id === _id) ? (suppliers.find((one) => one._id === supplier)?.name ?? []) : [],
      )
      if (kept.length > 0) notifyError(t('notTakenBack', { names: kept.join(', ') }))
    } catch (error) {
      fail(error)
    } finally {
      await refresh()
    }
  }

  const offer = async (suppliers: readonly OfferedSupplier[]): Promise<boolean> => {
    setBusy(true)
    try {
      const { askOffer } = await import('./askGuard.tsx')
      let offered: readonly Offered[] = []
      const isDone = await askOffer(dossier, suppliers, async (offers) => {
        const sent = { dossier, offers }
        const options = { idempotencyKey: newIdempotencyKey() }
        offered = (await call<{ readonly offered: readonly Offered[] }>('/api/guard/offer', sent, options)).offered
      })
      if (!isDone) return false
      await refresh()
      notifyUndo(t('offered', { count: offered.length }), common.t('undo'), () => void takeBack(offered, suppliers))
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

/** What a match was before it was offered, for as long as it is as it was offered. */
async function asBefore({ _id, _version }: Offered) {
  const match = await call<AnyItem>(`/api/space/${_id}`, { depth: 0 })
  const history = Array.isArray(match.history) ? match.history.filter((entry) => entry?.status === start) : []
  return { _id, _version, props: { $visible: false, status: start, history } }
}
