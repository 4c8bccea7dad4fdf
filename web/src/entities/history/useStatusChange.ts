import {
  type AnyItem,
  type HistoryEntry,
  Invalid,
  type StatusActor,
  type StatusChoice,
  type StatusPatch,
  type StatusTable,
  wayBack,
  writeHistory,
} from '@schakel/domain'
import { useState } from 'react'
import type { Saved } from '../../api/types.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { useErrorText } from '../../ui/errorText.ts'
import { notifySuccess, notifyUndo } from '../../ui/notify.ts'
import { useUpdate } from '../items/mutations.ts'
import { useRights } from '../items/useRights.ts'
import { useViewer } from '../viewer/viewer.tsx'
import { isSameEntry, statusedOf, tableOf } from './statusOf.ts'

interface Sent {
  readonly status?: string
  /** An entry without date is of now, by the server's clock. */
  readonly history: readonly (Omit<HistoryEntry, 'date'> & { readonly date?: string })[]
}

/** What can be done with the status and the history of an item (S4.4-S4.10), shown at once and decided by the server. */
export interface StatusChange {
  /** Chooses a status, now or at a later date. */
  readonly choose: (choice: StatusChoice) => Promise<boolean>
  /** Makes a planned entry happen now. */
  readonly pick: (entry: HistoryEntry) => Promise<boolean>
  readonly redate: (entry: HistoryEntry, date: string) => Promise<boolean>
  readonly remove: (entry: HistoryEntry) => Promise<boolean>
  /** Whether the rules let an entry go: the start stays, and no two statuses may be left side by side that do not follow each other (D5). */
  readonly canRemove: (entry: HistoryEntry) => boolean
  /** What the server, or the rule itself, said against the last one. */
  readonly error: string | undefined
  readonly clearError: () => void
  readonly isBusy: boolean
}

/** `onRefused` is told what was said against a change also when what drew it is gone by then. */
export function useStatusChange(item: AnyItem, onRefused?: (text: string) => void): StatusChange {
  const { t } = useTranslation('history')
  const common = useTranslation('common')
  const words = useWords()
  const errorText = useErrorText()
  const viewer = useViewer()
  const rights = useRights(item)
  const update = useUpdate()
  const [error, setError] = useState<string>()
  const table = tableOf(item)
  const { status, history } = statusedOf(item)
  const actor: StatusActor = {
    user: {
      _id: viewer._id,
      name: viewer.name,
      ...(viewer.organisation
        ? { organisation: { _id: viewer.organisation._id, name: viewer.organisation.name } }
        : {}),
    },
    mayCorrect: rights.correct,
  }

  const send = async (sent: Sent): Promise<Saved | undefined> => {
    if (!table) return undefined
    setError(undefined)
    try {
      const { status: next, history: list, dates } = foresee(table, item, sent, actor)
      const props = sent.status === undefined ? { status: next, history: sent.history } : sent
      // Who works on an older history would delete without knowing what was added since: the version tells (D2.3).
      const version = item._version > 0 ? { _version: item._version } : {}
      const shown = { ...dates, status: next, history: list }
      return await update.mutateAsync({ id: item._id, props: { ...props, ...version }, shown, quiet: true })
    } catch (failure) {
      const [issue] = failure instanceof Invalid ? failure.issues : []
      const { title, text } = issue ? { title: '', text: words.issue(issue) } : errorText(failure)
      setError(text || title)
      onRefused?.(text || title)
      return undefined
    }
  }

  const takeBack = async (to: string, version: number): Promise<void> => {
    const { back, again } = wayBack({ status, history }, to, new Date())
    const put = async (props: object, of: number) =>
      (await update.mutateAsync({ id: item._id, props: { ...props, ...(of ? { _version: of } : {}) } }))._version
    try {
      const left = await put(back, version)
      if (again) await put(again, left)
    } catch {
      // Writing tells what went wrong itself.
    }
  }

  // The way back is to the history as it was: the server knows the new entry by what is left out. That is a correction (D5.2).
  const offerBack = (saved: Saved | undefined, to: string): boolean => {
    if (!saved) return false
    const said = t('nowIs', { status: words.status(item._type, to) })
    if (rights.correct) notifyUndo(said, common.t('undo'), () => void takeBack(to, saved._version))
    else notifySuccess(said)
    return true
  }

  const choose = async ({ status: to, date, description }: StatusChoice): Promise<boolean> => {
    const entry = { status: to, ...(date ? { date } : {}), ...(description ? { description } : {}) }
    const saved = await send({ status: date === undefined ? to : status, history: [...history, entry] })
    return date === undefined ? offerBack(saved, to) : saved !== undefined
  }

  return {
    choose,
    pick: async (entry) => offerBack(await send({ status: entry.status, history }), entry.status),
    redate: (entry, date) =>
      isSaved(send({ history: history.map((one) => (isSameEntry(one, entry) ? { ...one, date } : one)) })),
    remove: (entry) => isSaved(send({ history: history.filter((one) => !isSameEntry(one, entry)) })),
    canRemove: (entry) => {
      try {
        const left = history.filter((one) => !isSameEntry(one, entry))
        return table !== undefined && foresee(table, item, { history: left }, actor) !== undefined
      } catch (failure) {
        if (failure instanceof Invalid) return false
        throw failure
      }
    },
    error,
    clearError: () => setError(undefined),
    isBusy: update.isPending,
  }
}

async function isSaved(saving: Promise<Saved | undefined>): Promise<boolean> {
  return (await saving) !== undefined
}

/** What the server will make of it, by the same rules; throws what the rules say against it. */
function foresee(table: StatusTable, item: AnyItem, sent: Sent, actor: StatusActor): StatusPatch {
  const now = new Date()
  const history = sent.history.map((entry) => ({ ...entry, date: entry.date ?? now.toISOString() }))
  return writeHistory(table, statusedOf(item), { ...sent, history }, actor, now)
}
