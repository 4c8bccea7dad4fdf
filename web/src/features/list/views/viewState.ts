import { isObject, isSame, type TypeName } from '@schakel/domain'
import { readSearch } from '../address.ts'
import { type ListState, type Look, searchOf, stateOf } from '../filters.ts'
import { knownColumns, type Prefs } from '../prefs.ts'
import type { View } from '../queries.ts'

/** What is kept of a list as a view: its address and its columns. */
export function settingsOf(
  state: ListState,
  look: Look,
  prefs: Pick<Prefs, 'columns' | 'showsEmpty'>,
): Readonly<Record<string, unknown>> {
  const { type: _type, view: _view, peek: _peek, ...search } = searchOf({ ...state, look })
  return { search, columns: prefs.columns, ...(prefs.showsEmpty ? { showsEmpty: true } : {}) }
}

/** The list that a view opens. */
export function stateOfView(view: View): ListState {
  const { search } = view.settings
  const kept = isObject(search) ? readSearch({ ...search }) : {}
  return { ...stateOf(view.type, kept), view: view._id }
}

/** The columns of a view, as far as this viewer has them; nothing when it says none. */
export function columnsOfView(view: View, isSuper: boolean): readonly string[] | undefined {
  const { columns } = view.settings
  return Array.isArray(columns) ? knownColumns(view.type, isSuper, columns) : undefined
}

/** Whether a list differs from the view that it was opened with. */
export function isChanged(
  view: View,
  state: ListState,
  look: Look,
  prefs: Pick<Prefs, 'columns' | 'showsEmpty'>,
): boolean {
  return !isSame(view.settings, settingsOf(state, look, prefs))
}

/** The views of a type, one's own first. */
export function viewsOf(views: readonly View[], type: TypeName): readonly View[] {
  return views.filter((view) => view.type === type).toSorted((a, b) => Number(b.mine) - Number(a.mine))
}
