import { Text } from './layout/Text.tsx'
import classes from './ShortName.module.css'

interface ShortNameProps {
  readonly name: string
  /** The name among those beside it, by `tellApart`. */
  readonly short: string
}

/** A name in a narrow place: in short to the eye; whole to who hears it, points at it or comes by keyboard, and on paper. */
export function ShortName({ name, short }: ShortNameProps) {
  if (short === name) {
    return (
      <Text as="span" relative breaks className={classes.name} title={name}>
        {name}
      </Text>
    )
  }
  return (
    <Text as="span" relative breaks className={classes.name} title={name}>
      <span className={classes.whole}>{name}</span>
      <span className={classes.short} aria-hidden="true">
        {short}
      </span>
    </Text>
  )
}
