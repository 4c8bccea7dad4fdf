import { may, type TypeName, type WhereField, whereFields } from '@schakel/domain'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'

/** What the centre alone asks of a list. */
const centreOnly: readonly string[] = ['_owner', '_place', '_waits']

/** The fields that somebody is offered to filter and group by: what the centre alone reads or asks is left out for others. */
export function useOffered(type: TypeName): readonly WhereField[] {
  const viewer = useViewer()
  const isCentre = isCentreKind(viewer.kind)
  const isSuper = may(viewer, 'readSuperFields')
  return whereFields(type).filter(
    ({ field, definition }) => (isSuper || !definition?.superOnly) && (isCentre || !centreOnly.includes(field)),
  )
}
