import { type AnyItem, isSame, PLANNING_SAVE_MS } from '@schakel/domain'
import {
  changeRow,
  dayOf,
  moveRowBy,
  moveRowTo,
  nextRow,
  type PlanningRow,
  planningOf,
  type RowWords,
  removeRow,
  startOf,
  templateRows,
} from '@schakel/domain/planning'
import { useEffect, useReducer, useRef } from 'react'
import { useSavePlanning } from './useSavePlanning.ts'

/** A row with a name by which the screen knows it again, whatever is changed, added or removed. */
export interface Step extends PlanningRow {
  readonly key: number
}

interface State {
  readonly steps: readonly Step[]
  readonly past: readonly (readonly Step[])[]
  readonly future: readonly (readonly Step[])[]
  /** What was changed last: typing on goes on from there, and is taken back as one. */
  readonly last: string | undefined
  /** Changes made so far: what is not saved is what came after the last save. */
  readonly turn: number
}

type Action =
  | { readonly do: 'change'; readonly steps: readonly Step[]; readonly what?: string | undefined }
  | { readonly do: 'putBack'; readonly step: Step; readonly at: number }
  | { readonly do: 'undo' | 'redo' }
  | { readonly do: 'adopt'; readonly steps: readonly Step[] }

const MOST_UNDONE = 100

function reduce(state: State, action: Action): State {
  const { steps, past, future, turn } = state
  if (action.do === 'adopt') return { steps: action.steps, past: [], future: [], last: undefined, turn }
  if (action.do === 'putBack') {
    return reduce(state, { do: 'change', steps: steps.toSpliced(action.at, 0, action.step) })
  }
  if (action.do === 'change') {
    const goesOn = action.what !== undefined && action.what === state.last
    const before = goesOn ? past : [...past, steps].slice(-MOST_UNDONE)
    return { steps: action.steps, past: before, future: [], last: action.what, turn: turn + 1 }
  }
  const [from, to] = action.do === 'undo' ? [past, future] : [future, past]
  const back = from.at(-1)
  if (!back) return state
  const [left, more] = [from.slice(0, -1), [...to, steps]]
  const moved = action.do === 'undo' ? { past: left, future: more } : { past: more, future: left }
  return { steps: back, ...moved, last: undefined, turn: turn + 1 }
}

let keys = 0
function keyed(rows: readonly PlanningRow[]): Step[] {
  return rows.map((row) => {
    keys += 1
    return { ...row, key: keys }
  })
}

function hasRows({ planning }: AnyItem): boolean {
  return Array.isArray(planning) && planning.length > 0
}

function bare(steps: readonly Step[]): PlanningRow[] {
  return steps.map(({ key: _key, ...row }) => row)
}

/** The planning of a dossier while it is worked on: every change at once on the screen, saved a second after the last (S4.16), and taken back as easily. */
export function usePlanning(dossier: AnyItem) {
  const today = dayOf(new Date().toISOString()) ?? ''
  const start = startOf(dossier, today)
  const kept = planningOf(dossier, today)
  const save = useSavePlanning(dossier)
  const { isClean, waiting } = save
  const [state, act] = useReducer(reduce, undefined, () => ({
    steps: keyed(waiting ?? kept),
    past: [],
    future: [],
    last: undefined,
    turn: 0,
  }))
  const isThere = useIsThere()

  const shown = useRef(kept)
  useEffect(() => {
    // What comes from the server is taken over when there is nothing of ours that it would lose.
    if (!isClean || isSame(shown.current, kept)) return
    shown.current = kept
    // Who removed every row sees an empty planning; the template comes back with the next visit.
    if (state.steps.length === 0 && !hasRows(dossier)) return
    if (!isSame(bare(state.steps), kept)) act({ do: 'adopt', steps: keyed(kept) })
  }, [isClean, kept, state.steps, dossier])

  const sent = useRef(0)
  const put = useRef(waiting)
  const { later } = save
  useEffect(() => {
    if (state.turn === sent.current) return
    sent.current = state.turn
    put.current = bare(state.steps)
    later(put.current, PLANNING_SAVE_MS)
  }, [state.turn, state.steps, later])
  useEffect(() => {
    // Made in another tab, or by a press that came after one had left.
    if (waiting === undefined || waiting === put.current) return
    const isKnown = isSame(waiting, put.current)
    put.current = waiting
    if (!isKnown) act({ do: 'adopt', steps: keyed(waiting) })
  }, [waiting])

  const { steps } = state
  const indexOf = (key: number) => steps.findIndex((step) => step.key === key)
  const change = (next: readonly Step[], what?: string) => act({ do: 'change', steps: next, what })
  return {
    steps,
    start,
    today,
    /** Nothing was kept yet: what one sees is the template. */
    isProposal: !hasRows(dossier) && state.turn === 0,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    save,
    undo: () => act({ do: 'undo' }),
    redo: () => act({ do: 'redo' }),
    moveTo: (key: number, day: string) => change(moveRowTo(steps, indexOf(key), day, start), `date ${key}`),
    moveBy: (key: number, days: number) => change(moveRowBy(steps, indexOf(key), days, start), `date ${key}`),
    say: (key: number, words: RowWords) =>
      change(changeRow(steps, indexOf(key), words), `${Object.keys(words).join()} ${key}`),
    /** Answers the name of the new row. */
    add(text: string) {
      const added = keyed([nextRow(steps, text, start)])
      change([...steps, ...added])
      return added[0]?.key
    },
    /** Answers how to put it back. */
    remove(key: number) {
      const at = indexOf(key)
      const step = steps[at]
      change(removeRow(steps, at))
      return () => {
        if (!step) return
        if (isThere.current) act({ do: 'putBack', step, at })
        else save.change((rows) => rows.toSpliced(at, 0, ...bare([step])))
      }
    },
    fromTemplate: () => change(keyed(templateRows(start))),
    /** Leaves it as the server has it. */
    letGo() {
      act({ do: 'adopt', steps: keyed(kept) })
      save.settle()
    },
    /** Takes over what somebody else made of it. */
    adopt(planning: unknown) {
      act({ do: 'adopt', steps: keyed(planningOf({ date: dossier.date, planning }, today)) })
      save.settle()
    },
  }
}

/** Whether it still stands on the screen. */
function useIsThere() {
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return isThere
}

export type Planning = ReturnType<typeof usePlanning>
