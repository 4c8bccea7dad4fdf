import { definitionOf, hexOf, type TypeName } from '@schakel/domain'
import { iconOf } from './icons.ts'
import classes from './TypeIcon.module.css'

interface TypeIconProps {
  readonly type: TypeName
  readonly size?: number
  /** On a tile in the type's colour; otherwise the bare icon. */
  readonly tile?: boolean
  /** An item's own colour instead of its type's. */
  readonly color?: string | undefined
}

/** The icon of a type in its colour (D3); decoration, so the name of the type stands beside it in words. */
export function TypeIcon({ type, size = 18, tile = false, color }: TypeIconProps) {
  const definition = definitionOf(type)
  const Icon = iconOf(definition.icon)
  const style = { '--item-color': hexOf(color ?? definition.colour) }
  return (
    <span className={tile ? classes.tile : classes.bare} style={style} aria-hidden="true">
      <Icon size={size} stroke={1.8} />
    </span>
  )
}
