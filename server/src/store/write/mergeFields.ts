import {
  definitionOf,
  type HistoryEntry,
  Invalid,
  isSame,
  joinHistory,
  joinText,
  may,
  type StatusTable,
  type Viewer,
} from '@schakel/domain'
import { historyOf, type Loaded } from './load.ts'

/** From which of two items each field comes. */
export type FieldChoice = Readonly<Record<string, 'keep' | 'drop'>>

/** What the kept item holds otherwise than before: fields, and all that super users alone read. Throws Invalid for an unknown field. */
export function chosenFields(viewer: Viewer, kept: Loaded, dropped: Loaded, choice: FieldChoice) {
  const definition = definitionOf(kept.type)
  const statuses = Object.keys(definition.statuses?.entries ?? {})
  const unknown = Object.keys(choice).find((name) => !Object.hasOwn(definition.fields, name) || statuses.includes(name))
  if (unknown !== undefined) throw Invalid.of(unknown, 'unknownField')
  const fields: Record<string, unknown> = {}
  const secret: Record<string, unknown> = { ...kept.secret }
  for (const [name, field] of Object.entries(definition.fields)) {
    if (name === 'status' || statuses.includes(name) || field.readOnly) continue
    const [from, to] = field.superOnly ? [dropped.secret, kept.secret] : [dropped.fields, kept.fields]
    const [theirs, mine] = [from?.[name], to?.[name]]
    const side = choice[name] ?? (isNothing(mine) ? 'drop' : 'keep')
    // Whoever may not read a note cannot choose one of two away either: both stay.
    if (field.superOnly && !may(viewer, 'readSuperFields')) {
      const both = joinText(mine, theirs)
      if (both !== undefined) secret[name] = both
    } else if (side === 'keep' || isSame(theirs, mine) || (field.required && isNothing(theirs))) continue
    else (field.superOnly ? secret : fields)[name] = theirs ?? null
  }
  if (definition.statuses) Object.assign(fields, statusFields(definition.statuses, kept, dropped, choice.status))
  return { fields, secret }
}

/** A status comes with the moments of all it had; the other history is joined to its own (D23.5). */
function statusFields(table: StatusTable, kept: Loaded, dropped: Loaded, side: 'keep' | 'drop' | undefined) {
  const [stays, goes] = side === 'drop' ? [dropped, kept] : [kept, dropped]
  const history: readonly HistoryEntry[] = joinHistory(historyOf(stays.fields), historyOf(goes.fields))
  const names = side === 'drop' ? ['status', ...Object.keys(table.entries)] : []
  const chosen = { ...Object.fromEntries(names.map((name) => [name, stays.fields[name] ?? null])), history }
  return Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) => !isSame(value ?? null, kept.fields[name] ?? null)),
  )
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
