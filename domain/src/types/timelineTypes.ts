import type { TypeName } from './defineType.ts'

const timelineTypes: readonly TypeName[] = ['organisation', 'supplier', 'lead', 'dossier', 'match']

/** Whether what happened to an item of this type, and to what hangs under it, is read as one stream. */
export function hasTimeline(type: TypeName): boolean {
  return timelineTypes.includes(type)
}
