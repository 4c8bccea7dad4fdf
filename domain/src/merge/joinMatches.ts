import { isEntered } from '../amounts.ts'
import { currentEntry, type HistoryEntry } from '../status/history.ts'
import { matchStatuses } from '../status/statusTable.ts'
import { isFurther } from './further.ts'
import { joinHistory } from './joinHistory.ts'
import { joinText } from './joinText.ts'

type Fields = Readonly<Record<string, unknown>>

/** A match as it is kept. */
export interface MatchSide {
  readonly fields: Fields
  readonly secret: Fields | null
}

/** What could not become part of the match that stays, and is told in a remark under it. */
export interface JoinRest {
  /** For the centre alone: the supplier and the lead's people did not see that match. */
  readonly isInternal: boolean
  readonly status: string
  readonly amounts: Readonly<Record<string, number>>
  readonly texts: readonly string[]
  readonly history: readonly HistoryEntry[]
}

/** What the match that stays holds afterwards. */
export interface JoinedMatch {
  readonly fields: Fields
  readonly secret: Fields
  readonly rest: JoinRest | undefined
}

const amounts = ['$price', '$license', '$implement'] as const
const texts = ['$advise', '$declaration'] as const

/** Which of two matches on one dossier stays (D23.5): the further one by status, of two as far the kept item's. */
export function furtherMatch<M extends { readonly fields: Fields }>(kept: M, dropped: M): { stays: M; goes: M } {
  const isDropped = isFurther(matchStatuses, String(dropped.fields.status), String(kept.fields.status))
  return isDropped ? { stays: dropped, goes: kept } : { stays: kept, goes: dropped }
}

/**
 * Joins a match to the one that stays (D23.5). Where one of the two was not shown to the supplier and the lead's people, they read
 * afterwards what the shown one held, and what was hidden goes to the rest (D7, D19.2); the status is that of the further one.
 */
export function joinMatches(stays: MatchSide, goes: MatchSide, now: Date): JoinedMatch {
  const note = joinText(stays.secret?.matchnote, goes.secret?.matchnote)
  const secret = { ...stays.secret, ...(note === undefined ? {} : { matchnote: note }) }
  const isMixed = isShown(stays) !== isShown(goes)
  const joined = isMixed ? joinHidden(stays, goes, now) : joinAlike(stays, goes)
  const { $license, $implement } = joined.fields
  return { ...joined, secret, fields: { ...joined.fields, $amount: euros($license) + euros($implement) } }
}

type Joined = Pick<JoinedMatch, 'fields' | 'rest'>

function joinAlike(stays: MatchSide, goes: MatchSide): Joined {
  const [mine, theirs] = [enteredIn(stays), enteredIn(goes)]
  const amountOf = (name: (typeof amounts)[number]) => mine[name] ?? theirs[name] ?? stays.fields[name]
  const fields = {
    history: joinHistory(historyOf(stays), historyOf(goes)),
    $open: stays.fields.$open === true || goes.fields.$open === true,
    ...Object.fromEntries(texts.map((name) => [name, joinText(stays.fields[name], goes.fields[name]) ?? null])),
    ...Object.fromEntries(amounts.map((name) => [name, amountOf(name)])),
    _entered: amounts.filter((name) => Object.hasOwn(mine, name) || Object.hasOwn(theirs, name)),
  }
  const left = Object.fromEntries(
    amounts.flatMap((name) => {
      const other = theirs[name]
      return other !== undefined && other !== amountOf(name) ? [[name, other] as const] : []
    }),
  )
  if (Object.keys(left).length === 0) return { fields, rest: undefined }
  const status = String(goes.fields.status)
  return { fields, rest: { isInternal: false, status, amounts: left, texts: [], history: [] } }
}

function joinHidden(stays: MatchSide, goes: MatchSide, now: Date): Joined {
  const [shown, hidden] = isShown(stays) ? [stays, goes] : [goes, stays]
  const entry = currentEntry(historyOf(stays), now)
  const status = String(stays.fields.status)
  const current = entry === undefined ? [] : [{ status: entry.status, date: entry.date }]
  const others = Object.keys(matchStatuses.entries).filter((name) => name !== status)
  const fields =
    shown === stays
      ? {}
      : {
          ...Object.fromEntries(others.map((name) => [name, null])),
          history: joinHistory(current, historyOf(goes)),
          $visible: true,
          $open: shown.fields.$open ?? false,
        }
  const content = Object.fromEntries([...amounts, ...texts].map((name) => [name, shown.fields[name] ?? null]))
  const said = texts.map((name) => hidden.fields[name]).filter((text) => typeof text === 'string' && text !== '')
  return {
    fields: { ...content, ...fields, _entered: amounts.filter((name) => isEntered(shown.fields, name)) },
    rest: {
      isInternal: true,
      status: String(hidden.fields.status),
      amounts: enteredIn(hidden),
      texts: said.map(String),
      history: historyOf(hidden),
    },
  }
}

/** Whether the supplier and the lead's people read the match (D7). */
export function isShown({ fields }: { readonly fields: Fields }): boolean {
  return fields.$visible === true
}

// D22.3: the default of a new match is no amount that somebody entered.
function enteredIn({ fields }: MatchSide): Record<string, number> {
  return Object.fromEntries(
    amounts.flatMap((name) => {
      const amount = fields[name]
      return typeof amount === 'number' && isEntered(fields, name) ? [[name, amount] as const] : []
    }),
  )
}

function historyOf({ fields }: MatchSide): readonly HistoryEntry[] {
  return Array.isArray(fields.history) ? fields.history : []
}

function euros(value: unknown): number {
  return typeof value === 'number' ? value : 0
}
