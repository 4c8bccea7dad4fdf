import type { AnyItem, Ref, TypeName } from '@schakel/domain'
import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '../items/queries.ts'
import { typeOfRef } from './parents.ts'

/** A reference as far as it can be shown: what it lacks is asked for. */
export function useShownRef(ref: Ref | undefined): AnyItem | undefined {
  const isWhole = ref?.name !== undefined
  const { data } = useQuery({ ...itemQuery(ref?._id ?? '', 0), enabled: ref?._id !== undefined && !isWhole })
  const type = typeOfRef(ref)
  if (!ref?._id || !type) return undefined
  return isWhole ? asItem(ref, ref._id, type) : (data ?? asItem(ref, ref._id, type))
}

function asItem(ref: Ref, _id: string, _type: TypeName): AnyItem {
  return { _version: 0, ...ref, _id, _type }
}
