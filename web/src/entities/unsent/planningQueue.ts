import { isSame } from '@schakel/domain'
import { keptRows, type PlanningRow } from '@schakel/domain/planning'
import { isApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { isSeeing } from '../../api/seeing.ts'
import type { Saved } from '../../api/types.ts'
import { useWaiting, Waiting } from '../../api/waiting.ts'
import type { Left } from './leftByOthers.ts'

/** A planning as the server had it. */
export interface PlanningBase {
  readonly version: number | undefined
  readonly planning: readonly PlanningRow[]
}

/** The planning of a dossier as somebody made it and the server has not confirmed. */
export interface Planned extends Left {
  readonly key: string
  readonly dossier: string
  readonly name: string
  readonly planning: readonly PlanningRow[]
  /** What it was begun on. */
  readonly base: PlanningBase
  /** What was sent since: of each the answer may have been lost. */
  readonly tried?: readonly (readonly PlanningRow[])[] | undefined
  readonly state: 'waiting' | 'offline' | 'refused'
  /** What somebody else made of it meanwhile: it waits for a choice. */
  readonly theirs?: PlanningBase | undefined
}

/** Writes a planning that was begun on a version; answers what that became. */
export type SendPlanning = (
  dossier: string,
  planning: readonly PlanningRow[],
  version: number | undefined,
) => Promise<Saved>

/** What was refused, and whether it is still kept. */
type Listener = (one: Planned, failure: unknown, isKept: boolean) => void

/** How often a save is tried again while there is no connection, ms. */
const TRY_AGAIN_MS = 5000

/** So many that were sent without an answer are remembered. */
const TRIED_MAX = 8

/** All that waits in this browser, whoever planned it. */
export const planned = new Waiting<Planned>('schakel.planning', 'key', [
  'by',
  'dossier',
  'name',
  'planning',
  'base',
  'state',
])
const bases = new Map<string, PlanningBase>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const running = new Map<string, Promise<void>>()
const refusals = new Map<string, unknown>()
/** The dossiers whose planning stands on the screen, where it says itself how that goes. */
const shown = new Map<string, number>()
/** What this page changed. */
const changed = new Set<string>()
const listeners = new Set<Listener>()

let send: SendPlanning = (dossier, planning, version) =>
  call<Saved>(`/api/space/update/${dossier}`, { props: { planning, _version: version } })

/** From now on it is sent this way. */
export function sendPlannedBy(way: SendPlanning): void {
  send = way
}

/** Hears of everything that was refused; answers how to stop. */
export function onPlannedRefused(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const keyOf = (by: string, dossier: string) => `${by} ${dossier}`
const find = (key: string) => planned.latest().find((one) => one.key === key)

/** Notes what the server has of a planning, as far as that is newer than what is known. */
export function notePlanningBase(dossier: string, version: unknown, planning: unknown): void {
  const base = baseOf(version, planning)
  if ((base.version ?? 0) >= (bases.get(dossier)?.version ?? 0)) bases.set(dossier, base)
}

function baseOf(version: unknown, planning: unknown): PlanningBase {
  return { version: typeof version === 'number' ? version : undefined, planning: keptRows(planning) }
}

/** Keeps what somebody made of the planning of a dossier, and sends it a while later. */
export function plan(one: Pick<Planned, 'by' | 'dossier' | 'name' | 'planning'>, ms: number): void {
  const { by, dossier, planning } = one
  const key = keyOf(by, dossier)
  changed.add(key)
  planned.keep((all) => {
    const begun = all.find((other) => other.key === key) ?? {
      ...one,
      key,
      base: bases.get(dossier) ?? baseOf(undefined, undefined),
    }
    const next: Planned = { ...begun, planning, state: 'theirs' in begun && begun.theirs ? 'refused' : 'waiting' }
    return [...all.filter((other) => other.key !== key), next]
  })
  sendLater(key, ms)
}

/** Changes the planning of a dossier as it stands here, also when it is no longer on the screen. */
export function changePlanned(
  one: Pick<Planned, 'by' | 'dossier' | 'name'>,
  change: (rows: readonly PlanningRow[]) => readonly PlanningRow[],
): void {
  const now = find(keyOf(one.by, one.dossier))?.planning ?? bases.get(one.dossier)?.planning ?? []
  plan({ ...one, planning: change(now) }, 0)
}

function sendLater(key: string, ms: number): void {
  clearTimeout(timers.get(key))
  timers.set(
    key,
    setTimeout(() => void sendKey(key), ms),
  )
}

/** Sends what waits of a dossier now. */
export function sendPlanned(by: string, dossier: string): Promise<void> {
  return sendKey(keyOf(by, dossier))
}

/** Sends all that waits of this person. */
export async function sendAllPlanned(by: string): Promise<void> {
  await Promise.all(planned.latest().flatMap((one) => (one.by === by ? [sendKey(one.key)] : [])))
}

/** Tries anew what was left by an earlier page, also what was refused then: so it is told again. */
export async function resumePlanned(by: string): Promise<void> {
  planned.keep((all) => all.map((one) => (one.by === by ? { ...one, theirs: undefined } : one)))
  await sendAllPlanned(by)
}

function sendKey(key: string): Promise<void> {
  clearTimeout(timers.get(key))
  // Who looks on as somebody sends nothing of theirs.
  if (isSeeing()) return Promise.resolve()
  const now = running.get(key) ?? sendUntilDone(key).finally(() => running.delete(key))
  running.set(key, now)
  return now
}

async function sendUntilDone(key: string): Promise<void> {
  // What was changed while the last one was on its way goes at once.
  for (let one = find(key); one && !one.theirs; one = find(key)) if (!(await sendOnce(one))) return
}

/** Whether it went well. */
async function sendOnce({ key, dossier, planning, base, tried = [] }: Planned): Promise<boolean> {
  const ours = [base.planning, ...tried.slice(-TRIED_MAX), planning]
  change(key, { state: 'waiting', tried: ours.slice(1) })
  try {
    const saved = await send(dossier, planning, base.version)
    land(key, dossier, baseOf(saved._version, planning))
    return true
  } catch (failure) {
    const current = isApiError(failure, 409) ? failure.current : undefined
    const theirs = current && baseOf(current._version, current.planning)
    // Something else of the dossier changed, which is no matter of the planning, or it is what was sent before without an answer.
    const isOurs = theirs && theirs.version !== base.version && ours.some((one) => isSamePlanning(theirs.planning, one))
    if (isOurs) land(key, dossier, theirs)
    else refuse(key, failure, theirs)
    return isOurs === true
  }
}

function land(key: string, dossier: string, base: PlanningBase): void {
  bases.set(dossier, base)
  refusals.delete(key)
  planned.keep((all) =>
    all.flatMap((one) =>
      one.key !== key ? [one] : isSamePlanning(one.planning, base.planning) ? [] : [{ ...one, base, tried: undefined }],
    ),
  )
}

function refuse(key: string, failure: unknown, theirs: PlanningBase | undefined): void {
  const one = find(key)
  if (!one) return
  if (isApiError(failure, 0, 401)) {
    change(key, { state: 'offline' })
    if (isApiError(failure, 0)) sendLater(key, TRY_AGAIN_MS)
    return
  }
  // What is gone cannot be gone to.
  const isKept = shown.has(one.dossier) || !isApiError(failure, 403, 404, 410)
  refusals.set(key, failure)
  if (isKept) change(key, { state: 'refused', theirs })
  else forget(key)
  if (!shown.has(one.dossier)) for (const tell of listeners) tell(one, failure, isKept)
}

function change(key: string, part: Partial<Planned>): void {
  planned.keep((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
}

function forget(key: string): void {
  clearTimeout(timers.get(key))
  planned.keep((all) => all.filter((one) => one.key !== key))
}

/** Saves ours over theirs. */
export function insistOnPlanned(by: string, dossier: string): void {
  const key = keyOf(by, dossier)
  const theirs = find(key)?.theirs
  if (theirs) change(key, { base: theirs, theirs: undefined })
  void sendKey(key)
}

/** Forgets what was to be saved of a dossier. */
export function forgetPlanned(by: string, dossier: string): void {
  forget(keyOf(by, dossier))
}

/** How many plannings of this person the server has not confirmed. */
export function plannedCount(by: string): number {
  return planned.latest().filter((one) => one.by === by).length
}

/** Forgets all that this person planned and the server did not confirm. */
export function forgetPlannedOf(by: string): void {
  planned.keep((all) => all.filter((one) => one.by !== by))
}

/** The planning of this dossier stands on the screen; answers how it is left, by which it is sent at once. */
export function showPlanned(by: string, dossier: string): () => void {
  shown.set(dossier, (shown.get(dossier) ?? 0) + 1)
  return () => {
    const left = (shown.get(dossier) ?? 1) - 1
    if (left > 0) shown.set(dossier, left)
    else shown.delete(dossier)
    if (find(keyOf(by, dossier))?.state === 'waiting') void sendPlanned(by, dossier)
  }
}

/** What waits of a dossier, and why it was refused. */
export function usePlanned(
  by: string,
  dossier: string,
): { readonly entry: Planned | undefined; readonly error: unknown } {
  const key = keyOf(by, dossier)
  const entry = useWaiting(planned).find((one) => one.key === key)
  return { entry, error: entry?.state === 'refused' ? refusals.get(key) : undefined }
}

/** Whether it is the same planning, as the server keeps it. */
function isSamePlanning(one: readonly PlanningRow[], other: readonly PlanningRow[]): boolean {
  return isSame(one.map(asKept), other.map(asKept))
}

function asKept({ date, diff, color, text, description }: PlanningRow): readonly unknown[] {
  return [date, diff ?? null, color ?? null, text.trim(), description?.trim() ?? '']
}

/** Lets the browser ask before the page goes, as long as something waits that was changed on it. */
function ask(event: BeforeUnloadEvent): void {
  for (const key of changed) if (find(key)?.state !== 'refused') void sendKey(key)
  event.preventDefault()
}
planned.watch(() => {
  const all = new Set(planned.all.map(({ key }) => key))
  for (const key of changed) if (!all.has(key)) changed.delete(key)
  if (changed.size > 0) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
})
