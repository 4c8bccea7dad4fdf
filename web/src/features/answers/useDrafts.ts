import type { AnswerOutcome, AnswerSheet } from '@schakel/domain/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { call, newIdempotencyKey } from '../../api/call.ts'
import { answerKeys } from '../../entities/answers/queries.ts'
import { keepRows, useKeptPlace, useLeftRows } from '../../entities/inplace/keptRows.ts'
import { AnswerDrafts, type RowState, type SendRows } from './answerDrafts.ts'
import { keptOf } from './keptAnswers.ts'
import type { Asked, SheetRow } from './sheetRows.ts'

/**
 * The rows of a sheet that are worked on, saved row by row; what was not sent when one leaves is sent then (F1.8). What could not be saved
 * stands in its row again when one comes back.
 */
export function useDrafts(
  sheet: AnswerSheet,
  asked: readonly Asked[],
  rows: readonly SheetRow[],
  product?: string,
): AnswerDrafts {
  const cache = useQueryClient()
  const { parent } = sheet
  const { mutateAsync } = useMutation({
    mutationFn: (rows: Parameters<SendRows>[0]) =>
      call<{ rows: AnswerOutcome[] }>('/api/answers/save', { parent, rows }, { idempotencyKey: newIdempotencyKey() }),
    onSettled: () => void cache.invalidateQueries({ queryKey: answerKeys.sheet(parent) }),
  })
  // A profile has a sheet for each product.
  const place = useKeptPlace(product === undefined ? parent : `${parent}:${product}`)
  const [drafts] = useState(
    () =>
      new AnswerDrafts(
        async (rows) => {
          const sent = product ? rows.map((row) => ({ ...row, product })) : rows
          return (await mutateAsync(sent)).rows
        },
        (rows) => keepRows(place.own, keptOf(rows)),
      ),
  )
  useEffect(() => {
    drafts.ask(new Map(asked.flatMap(({ key, version }) => (version === undefined ? [] : [[key, version]]))))
  }, [drafts, asked])
  useEffect(() => {
    drafts.adopt(sheet.answers.filter((answer) => product === undefined || (answer.product ?? '') === product))
  }, [drafts, sheet, product])
  useEffect(() => {
    const now = () => void drafts.flush()
    const leave = (event: BeforeUnloadEvent) => {
      if (!drafts.hasUnsent) return
      drafts.release()
      now()
      event.preventDefault()
    }
    window.addEventListener('online', now)
    window.addEventListener('beforeunload', leave)
    return () => {
      window.removeEventListener('online', now)
      window.removeEventListener('beforeunload', leave)
      drafts.release()
      now()
    }
  }, [drafts])
  useLeftRows(place, {
    putBack(left) {
      const open = new Set(rows.flatMap(({ asked: { key }, mayEdit }) => (mayEdit ? [key] : [])))
      return new Set(left.flatMap((row) => (open.has(row.id) && drafts.putBack(row) ? [row.id] : [])))
    },
    settled: () => drafts.settled(),
  })
  return drafts
}

/** How one row stands; draws again when it changes. */
export function useRowState(drafts: AnswerDrafts, key: string): RowState {
  return useSyncExternalStore(
    drafts.subscribe,
    useCallback(() => drafts.row(key), [drafts, key]),
  )
}

/** All rows that are worked on. */
export function useAllDrafts(drafts: AnswerDrafts): ReadonlyMap<string, RowState> {
  return useSyncExternalStore(drafts.subscribe, drafts.all)
}
