import type { AnyItem } from '@schakel/domain'
import { IconX } from '@tabler/icons-react'
import { useWords } from '../../texts/i18n.ts'
import { IconButton } from '../../ui/Button.tsx'
import { ItemFace } from '../items/ItemFace.tsx'
import { subtitleOf, titleOf } from '../items/titleOf.ts'
import classes from './ItemPicker.module.css'

interface PickedItemProps {
  readonly id: string
  readonly label: string
  readonly item: AnyItem
  readonly clearLabel: string
  /** Left out: it is given, not chosen. */
  readonly onClear?: (() => void) | undefined
}

/** The item that was picked, with the way back to the search. */
export function PickedItem({ id, label, item, clearLabel, onClear }: PickedItemProps) {
  const words = useWords()
  return (
    <fieldset className={classes.frame}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.picked}>
        <ItemFace item={item} size={34} />
        <span className={classes.texts}>
          <span className={classes.title}>{titleOf(item, words)}</span>
          <span className={classes.subtitle}>{subtitleOf(item, words)}</span>
        </span>
        {onClear && (
          <IconButton id={id} size="sm" label={clearLabel} onClick={onClear}>
            <IconX size={16} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </fieldset>
  )
}
