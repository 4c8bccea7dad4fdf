import type { AnyItem } from '@schakel/domain'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { faceOf } from '../items/read.ts'
import { useClearBroken } from './useClearBroken.ts'

/** The face of an item; a picture that is gone is cleared from the item by whoever may (S5.7). */
export function ItemPicture({ item, size }: { readonly item: AnyItem; readonly size: number }) {
  return <ItemAvatar {...faceOf(item)} size={size} onBroken={useClearBroken(item, 'avatar')} />
}
