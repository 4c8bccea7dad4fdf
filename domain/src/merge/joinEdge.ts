import { isSame } from '../isSame.ts'
import { joinText } from './joinText.ts'

type Props = Readonly<Record<string, unknown>>

/**
 * The properties of an edge to which another one of the same kind between the same two is joined (D23.5). What stands has precedence
 * and nothing is lost: the first moment of coming stays, the most guests, both notes, and what is open stays open. `usualRole` gives way
 * to a role that somebody chose; a second chosen role goes to the note.
 */
export function joinEdge(stays: Props, goes: Props, usualRole?: string): Props {
  const role = joinRole(stays.$role, goes.$role, usualRole)
  const note = joinText(joinText(stays.$note, goes.$note), role.other)
  const [opens, leads] = stays.$status !== 'opened' && goes.$status === 'opened' ? [goes, stays] : [stays, goes]
  const joined: Record<string, unknown> = {
    ...goes,
    ...stays,
    ...pick(leads, ['$status', '$opened', '$closed']),
    ...pick(opens, ['$status', '$opened', '$closed']),
    $role: role.stays,
    $note: note,
    $registered: least(stays.$registered, goes.$registered),
    $present: least(stays.$present, goes.$present),
    $guests: most(stays.$guests, goes.$guests),
    $history: both(stays.$history, goes.$history),
    $internal: stays.$internal === true && goes.$internal === true ? true : undefined,
  }
  return Object.fromEntries(Object.entries(joined).filter(([, value]) => value !== undefined && value !== null))
}

function joinRole(stays: unknown, goes: unknown, usual: string | undefined): { stays: unknown; other?: unknown } {
  if (stays === undefined || (stays === usual && goes !== undefined)) return { stays: goes }
  return goes === undefined || goes === stays || goes === usual ? { stays } : { stays, other: goes }
}

function pick(props: Props, names: readonly string[]): Props {
  return Object.fromEntries(names.filter((name) => props[name] !== undefined).map((name) => [name, props[name]]))
}

// Moments of the wire are ISO 8601 UTC: their order is that of their letters.
function least(a: unknown, b: unknown): unknown {
  return typeof a === 'string' && typeof b === 'string' ? (a < b ? a : b) : (a ?? b)
}

function most(a: unknown, b: unknown): unknown {
  return typeof a === 'number' && typeof b === 'number' ? Math.max(a, b) : (a ?? b)
}

function both(a: unknown, b: unknown): unknown {
  if (!Array.isArray(a) || !Array.isArray(b)) return a ?? b
  const all: readonly { readonly date?: string }[] = [
    ...a,
    ...b.filter((one) => !a.some((other) => isSame(one, other))),
  ]
  return [...all].sort((x, y) => (y.date ?? '').localeCompare(x.date ?? ''))
}
