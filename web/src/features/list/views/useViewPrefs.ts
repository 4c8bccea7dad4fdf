import { may } from '@schakel/domain'
import { useState } from 'react'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import type { ListState } from '../filters.ts'
import { knownColumns, type Prefs, usePrefs } from '../prefs.ts'
import { useViews } from '../queries.ts'
import { columnsOfView } from './viewState.ts'

interface Changed extends Pick<Prefs, 'columns' | 'showsEmpty'> {
  readonly view: string
}

/**
 * How this person likes a list, how to change that, and how to go back to the columns of the view that is open: that brings its own, however it
 * was opened. What one changes in them belongs to the view until it is kept there, and leaves the columns of the plain list as they were.
 */
export function useViewPrefs({ type, view: named }: ListState) {
  const isSuper = may(useViewer(), 'readSuperFields')
  const [own, setOwn] = usePrefs(type)
  const { data } = useViews()
  const [changed, setChanged] = useState<Changed>()
  const back = () => setChanged(undefined)
  const view = data?.find((one) => one._id === named && one.type === type)
  const columns = view && columnsOfView(view, isSuper)
  if (!columns) return { prefs: own, setPrefs: setOwn, back }
  const shown =
    changed?.view === view._id ? changed : { view: view._id, columns, showsEmpty: view.settings.showsEmpty === true }
  const { view: _view, ...ofView } = shown
  return {
    prefs: { ...own, ...ofView },
    back,
    setPrefs({ columns: next = shown.columns, showsEmpty = shown.showsEmpty, ...rest }: Partial<Prefs>) {
      setChanged({ ...shown, columns: knownColumns(type, isSuper, next), showsEmpty })
      if (Object.keys(rest).length > 0) setOwn(rest)
    },
  }
}
