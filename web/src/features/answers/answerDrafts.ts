import type { AnswerInput, AnswerOutcome, SupplierAnswer } from '@schakel/domain/calls'
import { isApiError } from '../../api/apiError.ts'
import type { KeptRow } from '../../entities/inplace/keptRows.ts'
import { type Draft, type DraftChange, draftOf, heldOf, identified, inputOf, isSameDraft, lackOf } from './draft.ts'
import { isDone, leftIn } from './keptAnswers.ts'

/**
 * How a row stands: `incomplete` waits for a remark or a date, `held` can still be taken back, `conflict` asks which answer stays, `left`
 * was typed before and waits until it is changed or saved by a press (F1.8).
 */
export type Phase =
  | 'idle'
  | 'incomplete'
  | 'held'
  | 'waiting'
  | 'saving'
  | 'saved'
  | 'offline'
  | 'failed'
  | 'conflict'
  | 'invalid'
  | 'left'

export interface RowIssue {
  readonly path: string
  readonly code: string
}

/** What is worked on in one row. */
export interface RowState {
  readonly phase: Phase
  readonly draft?: Draft | undefined
  /** The ids of its evidence, once the draft has done its work. */
  readonly proofs?: readonly (string | undefined)[] | undefined
  /** The version that the draft was begun on (0: there was no answer), or that its save made. */
  readonly version?: number | undefined
  /** The version of the requirement that was read as it was last changed (F1.5). */
  readonly asked?: number | undefined
  /** The answer of somebody else that came in between. */
  readonly theirs?: SupplierAnswer | undefined
  readonly issues: readonly RowIssue[]
}

/** A row as it is on its way. */
interface SentRow {
  readonly key: string
  readonly draft: Draft
  readonly input: AnswerInput
}

/** Sends rows and answers what became of each (F1.8). */
export type SendRows = (rows: readonly AnswerInput[]) => Promise<readonly AnswerOutcome[]>

/** Keeps what is not saved for who comes back. */
export type KeepRows = (rows: ReadonlyMap<string, RowState>) => void

const idle: RowState = { phase: 'idle', issues: [] }
/** Pause after a choice and after typing, and between tries without a connection, ms. */
const SOON_MS = 250
const TYPED_MS = 900
const AGAIN_MS = 5000
const unsent: readonly Phase[] = ['held', 'waiting', 'offline', 'failed']

function isAsTyped(draft: Draft | undefined, answer: SupplierAnswer): boolean {
  const kept = draftOf(answer)
  return (
    draft !== undefined &&
    isSameDraft(draft, kept) &&
    draft.remark === kept.remark &&
    draft.evidence.length === kept.evidence.length
  )
}

/** What stands in a row: the draft, or what the server holds. */
export function shownOf({ draft, proofs }: RowState, answer: SupplierAnswer | undefined): Draft {
  return draft ?? heldOf(answer, proofs)
}

/** The rows of a sheet that are worked on: each is saved by itself, a while after it changed, and none is lost by another (F1.8). */
export class AnswerDrafts {
  readonly #send: SendRows
  readonly #keep: KeepRows
  #rows: ReadonlyMap<string, RowState> = new Map()
  readonly #answers = new Map<string, SupplierAnswer>()
  #asked: ReadonlyMap<string, number> = new Map()
  readonly #watchers = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined

  constructor(send: SendRows, keep: KeepRows = () => undefined) {
    this.#send = send
    this.#keep = keep
  }

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** All rows that are worked on; another map when one of them changed. */
  readonly all = (): ReadonlyMap<string, RowState> => this.#rows

  row(key: string): RowState {
    return this.#rows.get(key) ?? idle
  }

  /** What stands in a row: the draft, or what the server holds. */
  shown(key: string): Draft {
    return shownOf(this.row(key), this.#answers.get(key))
  }

  /** Takes over what the server holds: a saved draft has then done its work. */
  adopt(answers: readonly SupplierAnswer[]): void {
    this.#answers.clear()
    for (const answer of answers) {
      this.#answers.set(answer.key, answer)
      const { phase, version, draft } = this.row(answer.key)
      if (phase === 'left' && draft && isDone(draft, answer)) this.#forget(answer.key)
      if (phase !== 'saved' || version === undefined || answer._version < version) continue
      // What somebody is still typing is kept as typed: a space at its end, or evidence that says nothing yet.
      if (answer._version > version) this.#set(answer.key, { draft: undefined, proofs: undefined })
      else if (isAsTyped(draft, answer)) {
        this.#set(answer.key, { draft: undefined, proofs: draft?.evidence.map(({ id }) => id) })
      }
    }
    this.#tell()
  }

  /** Says which version of each requirement is read now: what is answered from here on is answered to that (F1.5). */
  ask(versions: ReadonlyMap<string, number>): void {
    this.#asked = versions
  }

  /** Changes a row; what is complete is saved soon. */
  edit(key: string, change: DraftChange): void {
    const part = typeof change === 'function' ? change(this.shown(key)) : change
    if (!part) return
    this.#change(key, part)
    this.#later('value' in part ? SOON_MS : TYPED_MS)
  }

  /** Fills rows that are sent when `release` is called, and can be taken back until then; answers how. */
  hold(values: ReadonlyMap<string, Partial<Draft>>): () => void {
    const before = new Map([...values.keys()].map((key) => [key, this.#rows.get(key)]))
    for (const [key, change] of values) this.#change(key, change, 'held')
    this.#tell()
    return () => {
      const rows = new Map(this.#rows)
      for (const [key, state] of before) {
        if (rows.get(key)?.phase !== 'held' && rows.get(key)?.phase !== 'incomplete') continue
        if (state) rows.set(key, state)
        else rows.delete(key)
      }
      this.#rows = rows
      this.#tell()
    }
  }

  /** Lets what was held be saved. */
  release(): void {
    for (const [key, { phase }] of this.#rows) if (phase === 'held') this.#set(key, { phase: 'waiting' })
    this.#later(0)
  }

  /** Puts back what was typed before and not saved; nothing of it is sent by itself. Answers whether it need not be kept elsewhere. */
  putBack(row: KeptRow): boolean {
    const { draft, version, asked } = leftIn(row)
    if (isDone(draft, this.#answers.get(row.id))) return true
    if (this.row(row.id).draft) return false
    this.#set(row.id, { phase: 'left', draft, version, asked, issues: [] })
    this.#tell()
    return true
  }

  /** Saves what was put back. */
  save(key: string): void {
    // To the text that was read as it was typed (F1.5).
    if (this.row(key).phase === 'left') this.#set(key, { phase: 'waiting' })
    this.#tell()
    this.#later(0)
  }

  /** Throws away what was put back; answers how to have it again. */
  drop(key: string): () => void {
    const left = this.row(key)
    this.#forget(key)
    this.#tell()
    return () => {
      if (this.row(key).draft) return
      this.#set(key, left)
      this.#tell()
    }
  }

  /** Saves the answer that stands there once more, as one that holds for the newest text (F1.5). */
  confirm(key: string): void {
    this.edit(key, { ...this.shown(key), value: this.shown(key).value })
  }

  /** After a conflict: mine over theirs, or theirs for mine (F1.8). */
  settle(key: string, keep: 'mine' | 'theirs'): void {
    const { theirs } = this.row(key)
    if (!theirs) return
    if (keep === 'mine') this.#set(key, { phase: 'waiting', version: theirs._version, theirs: undefined })
    else {
      this.#set(key, { phase: 'saved', draft: heldOf(theirs), version: theirs._version, theirs: undefined })
    }
    this.#tell()
    this.#later(0)
  }

  /** Sends all that is complete now; resolves when nothing is on its way. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    // A row goes by the version that its last save made.
    while (this.#running) await this.#running
    const rows = [...this.#rows].flatMap(([key, { phase, draft, version, asked }]) => {
      const input =
        draft &&
        (phase === 'waiting' || phase === 'offline' || phase === 'failed') &&
        inputOf(key, draft, version, asked)
      return input ? [{ key, draft, input }] : []
    })
    if (rows.length === 0) return
    this.#running = this.#save(rows)
    await this.#running
    if ([...this.#rows.values()].some(({ phase }) => phase === 'waiting')) await this.flush()
  }

  /** Resolves when what is on its way was answered. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running
  }

  async #save(rows: readonly SentRow[]) {
    for (const { key } of rows) this.#set(key, { phase: 'saving', issues: [] })
    this.#tell()
    await this.#deliver(rows)
    this.#running = undefined
    this.#tell()
  }

  async #deliver(rows: readonly SentRow[]): Promise<void> {
    try {
      const outcomes = new Map((await this.#send(rows.map(({ input }) => input))).map((one) => [one.key, one]))
      for (const { key, draft } of rows) this.#finish(key, draft, outcomes.get(key))
    } catch (error) {
      if (rows.length > 1 && isApiError(error, 404)) {
        // One row that names what is gone keeps no other away: the halves go apart, until it stands alone.
        const half = Math.ceil(rows.length / 2)
        await this.#deliver(rows.slice(0, half))
        return this.#deliver(rows.slice(half))
      }
      const isAway = isApiError(error, 0)
      for (const { key } of rows)
        if (this.row(key).phase === 'saving') this.#set(key, { phase: isAway ? 'offline' : 'failed' })
      if (isAway) this.#later(AGAIN_MS)
    }
  }

  /** Whether something would be lost by leaving now. */
  get hasUnsent(): boolean {
    return [...this.#rows.values()].some(({ phase }) => phase === 'saving' || unsent.includes(phase))
  }

  #finish(key: string, sent: Draft, outcome: AnswerOutcome | undefined): void {
    const { draft = sent } = this.row(key)
    if (outcome?.status === 409 && outcome.current && isSameDraft(draftOf(outcome.current), draft)) {
      this.#set(key, { phase: 'saved', version: outcome.current._version })
    } else if (outcome?.status === 409) {
      this.#set(key, { phase: 'conflict', theirs: outcome.current })
    } else if (outcome?.status === 422) {
      this.#set(key, { phase: 'invalid', issues: outcome.issues ?? [] })
    } else if (outcome) {
      const isSame = isSameDraft(draft, sent)
      const next = isSame ? 'saved' : lackOf(draft) ? 'incomplete' : 'waiting'
      this.#set(key, { phase: next, version: outcome._version, theirs: undefined })
    } else {
      this.#set(key, { phase: 'failed' })
    }
  }

  #change(key: string, change: Partial<Draft>, complete: Phase = 'waiting'): void {
    const { phase, version, draft: begun } = this.row(key)
    const next = { ...this.shown(key), ...change }
    const draft = { ...next, evidence: identified(next.evidence) }
    // Of what it was begun on, however often it is changed; 0 is nothing, so that an answer made since is not written over unseen.
    const base = begun ? version : (this.#answers.get(key)?._version ?? 0)
    const lack = lackOf(draft)
    // While it is on its way it stays so; what changed meanwhile is seen when the answer comes.
    const after = phase === 'saving' || phase === 'conflict' ? phase : lack ? 'incomplete' : complete
    this.#set(key, { phase: after, draft, version: base, asked: this.#asked.get(key), issues: [] })
    this.#tell()
  }

  #set(key: string, change: Partial<RowState>): void {
    this.#rows = new Map(this.#rows).set(key, { ...this.row(key), ...change })
  }

  #forget(key: string): void {
    const rows = new Map(this.#rows)
    rows.delete(key)
    this.#rows = rows
  }

  #later(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), ms)
  }

  #tell(): void {
    this.#keep(this.#rows)
    for (const watcher of this.#watchers) watcher()
  }
}
