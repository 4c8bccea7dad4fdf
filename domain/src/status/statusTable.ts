import type { ColourName } from '../colours.ts'

/** One status of a table (S3.15). */
export interface StatusEntry {
  /** The statuses one may come from; absent means any (S4.1, S4.2). */
  readonly from?: readonly string[]
  /** A reason is asked (S4.8). */
  readonly prompt?: boolean
  /** The picker starts this many days after the item's date (S4.9). */
  readonly planDays?: number
  readonly colour: ColourName
  /** Tabler icon. */
  readonly icon: string
}

/** The statuses of a type and the rules between them (spec 4, D5). */
export interface StatusTable {
  /** Every item begins here. */
  readonly start: string
  /** Whether a status held before may be chosen again (D5: organisations may, matches and dossiers may not). */
  readonly mayReturn: boolean
  /** Statuses from which "Hervatten" goes back to the status before (D5.1). */
  readonly resumable?: readonly string[]
  readonly entries: { readonly [status: string]: StatusEntry }
}

const any = {} satisfies Partial<StatusEntry>

/** S4.1, D5. */
export const matchStatuses = {
  start: 'registered',
  mayReturn: false,
  entries: {
    registered: { from: [], colour: 'grijs', icon: 'clipboard-check' },
    offered: { from: ['registered'], colour: 'blauw', icon: 'send' },
    dismissed: { from: ['offered'], prompt: true, colour: 'rood', icon: 'circle-x' },
    reserved: { from: ['offered'], prompt: true, colour: 'oker', icon: 'bookmark' },
    delivered: { from: ['offered', 'reserved'], colour: 'indigo', icon: 'package' },
    meeting: { from: ['delivered'], prompt: true, planDays: 55, colour: 'paars', icon: 'messages' },
    mismatch: { from: ['delivered', 'meeting'], prompt: true, planDays: 1, colour: 'rood', icon: 'arrows-split' },
    match: { from: ['delivered', 'meeting'], prompt: true, planDays: 1, colour: 'groen', icon: 'arrows-join' },
    won: { from: ['match'], prompt: true, colour: 'groen', icon: 'trophy' },
    lost: { from: ['match'], prompt: true, colour: 'grijs', icon: 'mood-sad' },
  },
} as const satisfies StatusTable

/** S4.2, D5. */
export const dossierStatuses = {
  start: 'request',
  mayReturn: false,
  resumable: ['done', 'pauze'],
  entries: {
    request: { from: [], colour: 'oker', icon: 'inbox' },
    intake: { from: ['request'], planDays: 1, colour: 'blauw', icon: 'clipboard-text' },
    match: { from: ['request', 'intake'], planDays: 30, colour: 'paars', icon: 'arrows-join' },
    meeting: { from: ['match'], colour: 'indigo', icon: 'messages' },
    done: { ...any, prompt: true, planDays: 0, colour: 'groen', icon: 'circle-check' },
    pauze: { ...any, prompt: true, planDays: 180, colour: 'grijs', icon: 'player-pause' },
  },
} as const satisfies StatusTable

const organisationEntries = {
  registered: { colour: 'grijs', icon: 'clipboard-check' },
  suspect: { colour: 'oker', icon: 'eye' },
  prospect: { colour: 'blauw', icon: 'target' },
  active: { colour: 'petrol', icon: 'bolt' },
  customer: { colour: 'groen', icon: 'star' },
  oldcustomer: { colour: 'olijf', icon: 'history' },
  other: { colour: 'grijs', icon: 'dots' },
} as const

/** S4.3, D5: no source restriction, all start at registered. */
export const organisationStatuses = {
  start: 'registered',
  mayReturn: true,
  entries: organisationEntries,
} as const satisfies StatusTable

/** S4.3: a lead has two more. */
export const leadStatuses = {
  start: 'registered',
  mayReturn: true,
  entries: {
    ...organisationEntries,
    nurture: { colour: 'indigo', icon: 'plant' },
    lost: { colour: 'rood', icon: 'mood-sad' },
  },
} as const satisfies StatusTable

/** D5: a message is sent and then read. */
export const messageStatuses = {
  start: 'sent',
  mayReturn: false,
  entries: {
    sent: { from: [], colour: 'grijs', icon: 'mail' },
    read: { from: ['sent'], colour: 'groen', icon: 'mail-opened' },
  },
} as const satisfies StatusTable

/** D5: planned, done or cancelled; what was cancelled may be planned again. */
export const activityStatuses = {
  start: 'planned',
  mayReturn: true,
  entries: {
    planned: { colour: 'blauw', icon: 'calendar' },
    done: { colour: 'groen', icon: 'calendar-check' },
    cancelled: { colour: 'grijs', icon: 'calendar-off' },
  },
} as const satisfies StatusTable

/** S4.12, D5.3: a link between two items that staff opened for the other party, or closed again. A match has `$visible` instead. */
export const linkStatuses = {
  start: 'closed',
  mayReturn: true,
  entries: {
    closed: { colour: 'grijs', icon: 'lock' },
    opened: { colour: 'groen', icon: 'lock-open' },
  },
} as const satisfies StatusTable

/** G1: a requirement set is made, published and at last retired. */
export const templateStatuses = {
  start: 'draft',
  mayReturn: true,
  entries: {
    draft: { colour: 'grijs', icon: 'pencil' },
    published: { colour: 'groen', icon: 'checks' },
    retired: { colour: 'olijf', icon: 'archive' },
  },
} as const satisfies StatusTable

/** G1, F1.8: an answer is its supplier's until it is submitted; staff may reopen it. */
export const answerStatuses = {
  start: 'draft',
  mayReturn: true,
  entries: {
    draft: { colour: 'grijs', icon: 'pencil' },
    submitted: { colour: 'groen', icon: 'checks' },
    reopened: { colour: 'oker', icon: 'rotate' },
  },
} as const satisfies StatusTable

/** G1, F2.14: what somebody weighed, kept when the round is closed. */
export const weighingStatuses = {
  start: 'draft',
  mayReturn: false,
  entries: {
    draft: { colour: 'grijs', icon: 'pencil' },
    submitted: { from: ['draft'], colour: 'groen', icon: 'checks' },
    withdrawn: { from: ['draft', 'submitted'], colour: 'rood', icon: 'circle-x' },
  },
} as const satisfies StatusTable

/** G1, F2.16. */
export const decisionStatuses = {
  start: 'draft',
  mayReturn: false,
  entries: {
    draft: { colour: 'grijs', icon: 'pencil' },
    taken: { from: ['draft'], colour: 'groen', icon: 'gavel' },
    replaced: { from: ['taken'], prompt: true, colour: 'olijf', icon: 'history' },
  },
} as const satisfies StatusTable
