import type { AnyItem } from '@schakel/domain'
import { IconX } from '@tabler/icons-react'
import { useWords } from '../../texts/i18n.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { NameLines } from '../../ui/NameLines.tsx'
import { ItemFace } from '../items/ItemFace.tsx'
import { subtitleOf, titleOf } from '../items/titleOf.ts'
import classes from './ItemPicker.module.css'

interface PickedItemProps {
  readonly id: string
  readonly label: string
  readonly item: AnyItem
  readonly clearLabel: string
  /** What is wrong with it. */
  readonly error?: string | undefined
  /** Left out: it is given, not chosen. */
  readonly onClear?: (() => void) | undefined
}

/** The item that was picked, with the way back to the search. */
export function PickedItem({ id, label, item, clearLabel, error, onClear }: PickedItemProps) {
  const words = useWords()
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <Text as="legend" size="sm" weight="medium" below={1} className={classes.label}>
        {label}
      </Text>
      <Row gap={3} outlined className={classes.picked}>
        <ItemFace item={item} size={34} />
        <NameLines name={titleOf(item, words)} detail={subtitleOf(item, words)} />
        {onClear && (
          <IconButton id={id} size="sm" label={clearLabel} onClick={onClear}>
            <IconX size={16} aria-hidden="true" />
          </IconButton>
        )}
      </Row>
      {error && (
        <Text id={`${id}-error`} size="sm" tone="danger">
          {error}
        </Text>
      )}
    </fieldset>
  )
}
