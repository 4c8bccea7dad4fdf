import type { AnyItem } from '@schakel/domain'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** The face of an item: picture, initials or icon. */
export function ItemFace({ item, size = 36 }: { readonly item: AnyItem; readonly size?: number }) {
  return (
    <ItemAvatar
      type={item._type}
      name={textOf(item.name)}
      avatar={textOf(item.avatar)}
      color={textOf(item.color)}
      gender={textOf(item.gender)}
      size={size}
    />
  )
}
