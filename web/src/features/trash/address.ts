import { isTypeName, type TypeName } from '@schakel/domain'

/** What the address says of the trash: of which type, and what the name holds. */
export interface TrashSearch {
  readonly type?: TypeName
  readonly q?: string
}

export function readTrashSearch({ type, q }: Readonly<Record<string, unknown>>): TrashSearch {
  return {
    ...(typeof type === 'string' && isTypeName(type) ? { type } : {}),
    ...(typeof q === 'string' && q !== '' ? { q } : {}),
  }
}
