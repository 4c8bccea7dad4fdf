import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
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
    <div ref={box} className={classes.undoable} role="status">
      <span className={classes.draftText}>{text}</span>
      <Button size="sm" tone="plain" onClick={onUndo}>
        {label}
      </Button>
    </div>
  )
}
