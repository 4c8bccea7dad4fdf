import { definitionOf, hexOf, isPersonType, sizedImage, type TypeName } from '@schakel/domain'
import { useState } from 'react'
import classes from './ItemAvatar.module.css'
import { iconOf } from './icons.ts'
import { initialsOf } from './initials.ts'
import { Text } from './layout/Text.tsx'

interface ItemAvatarProps {
  readonly type: TypeName
  readonly name?: string | undefined
  readonly avatar?: string | undefined
  readonly color?: string | undefined
  /** A person's gender: female gives the pink colour (S3.4). */
  readonly gender?: string | undefined
  readonly size?: number
  /** Told of a picture that could not be shown. */
  readonly onBroken?: ((avatar: string) => void) | undefined
}

function colourOf({ type, color, gender }: ItemAvatarProps): string {
  if (color) return hexOf(color)
  return hexOf(type === 'person' && gender === 'female' ? 'roze' : definitionOf(type).colour)
}

/** The face of an item: its picture, else initials or the icon of its type on its colour. A picture that fails is left out (S5.7). */
export function ItemAvatar(props: ItemAvatarProps) {
  const { type, name, avatar, size = 40, onBroken } = props
  const [broken, setBroken] = useState<string>()
  const isRound = isPersonType(type)
  const initials = isRound ? initialsOf(name) : ''
  const isShown = avatar !== undefined && avatar !== '' && avatar !== broken
  const Icon = iconOf(definitionOf(type).icon)
  return (
    <Text
      as="span"
      rigid
      weight="bold"
      className={classes.avatar}
      clip
      data-round={isRound || undefined}
      // Drawn by the style: two letters are a picture of a name, not a text that a label would have to repeat.
      data-initials={isShown ? undefined : initials || undefined}
      style={{ '--item-color': colourOf(props), '--size': `${size}px` }}
      aria-hidden="true"
    >
      {isShown ? (
        <img
          src={sizedImage(avatar, 'avatar', size)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => {
            setBroken(avatar)
            onBroken?.(avatar)
          }}
        />
      ) : (
        !initials && <Icon size={Math.round(size * 0.5)} stroke={1.8} />
      )}
    </Text>
  )
}
