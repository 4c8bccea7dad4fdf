import { type AnyItem, optionalText } from '@schakel/domain'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'

/** The face of an item: picture, initials or icon. */
export function ItemFace({ item, size = 36 }: { readonly item: AnyItem; readonly size?: number }) {
  return (
    <ItemAvatar
      type={item._type}
      name={optionalText(item.name)}
      avatar={optionalText(item.avatar)}
      color={optionalText(item.color)}
      gender={optionalText(item.gender)}
      size={size}
    />
  )
}
