import { type AnyItem, mayErasePerson, mayExportPerson, mayReadLog, type Viewer } from '@schakel/domain'
import { useViewer } from '../viewer/viewer.tsx'
import { factsOf } from './useRights.ts'

/** What the viewer may do for those whose data it is: read who did what, have all that is kept of somebody, erase them. */
export interface Care {
  readonly log: boolean
  readonly export: boolean
  readonly erase: boolean
}

/** The same as the server decides it, as a courtesy. Apart from `useRights`, which the first screens load. */
export function useCare(item: AnyItem): Care {
  const viewer: Viewer = { ...useViewer(), spaces: [], matchedSuppliers: [] }
  const facts = factsOf(viewer, item, undefined)
  return {
    log: mayReadLog(viewer, facts),
    export: mayExportPerson(viewer, facts),
    erase: mayErasePerson(viewer, facts),
  }
}
