import { AVATARS_SHOWN, optionalText, type Ref, type TypeName } from '@schakel/domain'
import classes from './AvatarStack.module.css'
import { ItemAvatar } from './ItemAvatar.tsx'
import { Row } from './layout/Row.tsx'
import { Text } from './layout/Text.tsx'

interface AvatarStackProps {
  readonly items: readonly Ref[]
  /** The type of an item whose reference does not say it. */
  readonly type: TypeName
  readonly size?: number
  /** How many there are when the list is only a part. */
  readonly total?: number
}

/** At most five faces, then how many more (S9.4). Their names are there for who cannot see them. */
export function AvatarStack({ items, type, size = 28, total = items.length }: AvatarStackProps) {
  if (items.length === 0) return null
  const shown = items.slice(0, AVATARS_SHOWN)
  const rest = total - shown.length
  return (
    <Row as="span" inline>
      {shown.map((item, index) => (
        <Row key={item._id ?? index} as="span" align="stretch" inline className={classes.one} title={item.name}>
          <ItemAvatar
            type={item._type ?? type}
            name={item.name}
            avatar={item.avatar}
            color={item.color}
            gender={optionalText(item.gender)}
            size={size}
          />
          <span className="sk-hidden">{item.name}</span>
        </Row>
      ))}
      {rest > 0 && (
        <Text
          as="span"
          size="xs"
          tone="muted"
          weight="strong"
          padX={1.5}
          ground="sunken"
          corners="full"
          className={classes.rest}
          style={{ '--size': `${size}px` }}
        >
          +{rest}
        </Text>
      )}
    </Row>
  )
}
