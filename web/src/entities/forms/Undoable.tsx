import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './FormDialog.module.css'

interface UndoableProps {
  readonly text: string
  readonly label: string
  readonly onUndo: () => void
}

/** Something in the form was taken away and can be put back; said in its place, where a snackbar would lie over the buttons. */
export function Undoable({ text, label, onUndo }: UndoableProps) {
  const box = useRef<HTMLDivElement>(null)
  // What was taken away had the keyboard.
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  return (
    <Row ref={box} gap={2.5} size="sm" ground="sunken" corners="md" className={classes.undoable} role="status">
      <Text as="span" grow weight="medium">
        {text}
      </Text>
      <Button size="sm" tone="plain" onClick={onUndo}>
        {label}
      </Button>
    </Row>
  )
}
