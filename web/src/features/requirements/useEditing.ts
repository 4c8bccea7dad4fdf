import type { RequirementRow, RequirementSet } from '@schakel/domain/calls'
import { useMemo, useRef } from 'react'
import { newIdempotencyKey } from '../../api/call.ts'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyUndo } from '../../ui/notify.ts'
import type { Writes } from '../../ui/writeBlocked.ts'
import {
  type Added,
  emptyDraft,
  type Patch,
  partsOf,
  type ShownRow,
  shownRows,
  withAdded,
  withChange,
  withKept,
  withoutChange,
  withRemoved,
} from './draft.ts'
import { useDirect } from './useDirect.ts'
import { useNextVersion } from './useNextVersion.ts'

/** The parts of a new row that one gives. */
export type NewRow = Omit<Added, '_id'>

/** How rows are changed: on the server at once, or in the draft of the next version. */
export interface Editing {
  readonly writes: Writes
  readonly isCentre: boolean
  readonly change: (id: string, patch: Patch, isTyped?: boolean) => void
  /** What was typed is done. */
  readonly settle: () => void
  /** Throws away what was typed of a row and the server did not take; nothing where there is a draft. */
  readonly drop?: (id: string) => void
  /** Answers whether it is there. */
  readonly add: (row: NewRow) => Promise<boolean>
  readonly remove: (row: ShownRow) => void
  /** Takes back what the draft makes of a row; nothing where there is no draft. */
  readonly restore?: (id: string) => void
}

/** The rows of a set on the screen, how they are changed when they may be, and the draft of its next version (F1.4, F1.5). */
export function useEditing(set: RequirementSet) {
  const { t } = useTranslation('requirements')
  const common = useTranslation('common')
  const isCentre = isCentreKind(useViewer().kind)
  const direct = useDirect(set, isCentre)
  const next = useNextVersion(set.parent, set.version)
  const isDrafting = !set.mayEdit && set.mayFreeze && next.draft !== undefined
  const draft = (isDrafting ? next.draft : direct.draft) ?? emptyDraft(0)
  const { refused } = direct
  const rows = useMemo(
    () =>
      shownRows(set.rows, draft).map((row) =>
        refused.has(row._id) ? { ...row, refused: draft.changed[row._id] } : row,
      ),
    [set.rows, draft, refused],
  )

  const atOnce: Editing = {
    writes: 'now',
    isCentre,
    change: (id, patch, isTyped = false) => direct.change(id, patch, isTyped),
    settle: () => void direct.settle(),
    drop: (id) => notifyUndo(t('typedGone'), common.t('undo'), direct.drop(id), 'queued'),
    add: ({ from, ...row }) => {
      const made = { ...partsOf(row, isCentre), ...(row.key ? { key: row.key } : {}) }
      return direct.write({ rows: [made], remove: from ? [from] : [] })
    },
    remove(row) {
      void direct.write({ rows: [], remove: [row._id] }).then((isGone) => {
        if (!isGone) return
        notifyUndo(t('removed', { key: row.key }), common.t('undo'), () => {
          void direct.write({ rows: [], remove: [], restore: row._id })
        })
      })
    },
  }
  const inDraft: Editing = {
    writes: 'queued',
    isCentre,
    change: (id, patch) =>
      next.put(
        withChange(
          draft,
          set.rows.find((row) => row._id === id),
          id,
          patch,
        ),
      ),
    settle: () => undefined,
    add: async (row) => {
      next.put(withAdded(draft, { ...row, _id: `new-${newIdempotencyKey()}` }))
      return true
    },
    remove: (row) => next.put(withRemoved(draft, row._id)),
    restore: (id) => next.put(draft.removed.includes(id) ? withKept(draft, id) : withoutChange(draft, id)),
  }
  const mode = set.mayEdit ? atOnce : isDrafting ? inDraft : undefined
  return {
    rows,
    draft,
    next,
    isDrafting,
    editing: useStable(mode),
    state: direct.state,
    settle: direct.settle,
    /** Makes a proposal a row: at once, or in the next version, which begins with it (F1.4). */
    takeOver({ _id, _version, proposed: _, ...row }: RequirementRow) {
      const taken = { ...row, from: _id }
      if (set.mayEdit) void atOnce.add(taken)
      else next.put(withAdded(next.draft ?? emptyDraft(set.version), { ...taken, _id: `new-${newIdempotencyKey()}` }))
    },
  }
}

/** The same object however often the set is drawn, so that a row is drawn again only when it changes itself. */
function useStable(mode: Editing | undefined): Editing | undefined {
  const latest = useRef(mode)
  latest.current = mode
  const { writes, isCentre, restore, drop } = mode ?? {}
  const mayRestore = restore !== undefined
  const mayDrop = drop !== undefined
  return useMemo(() => {
    if (writes === undefined || isCentre === undefined) return undefined
    return {
      writes,
      isCentre,
      change: (...args) => latest.current?.change(...args),
      settle: () => latest.current?.settle(),
      add: async (row) => (await latest.current?.add(row)) ?? false,
      remove: (row) => latest.current?.remove(row),
      ...(mayDrop ? { drop: (id: string) => latest.current?.drop?.(id) } : {}),
      ...(mayRestore ? { restore: (id: string) => latest.current?.restore?.(id) } : {}),
    }
  }, [writes, isCentre, mayRestore, mayDrop])
}
