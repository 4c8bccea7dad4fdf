import { NAME_MAX } from '@schakel/domain'
import { useEffect, useRef, useState } from 'react'
import { isComposing } from '../../ui/composing.ts'
import { useBlockedReason } from '../../ui/writeBlocked.ts'
import classes from './Tags.module.css'

interface NameInputProps {
  readonly label: string
  readonly start: string
  readonly onDone: (name: string) => void
  readonly onCancel: () => void
}

/** The name of a tag, typed where it stands: Enter or leaving keeps it, Escape does not. */
export function NameInput({ label, start, onDone, onCancel }: NameInputProps) {
  const [name, setName] = useState(start)
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const isBlocked = useBlockedReason('now') !== undefined
  const end = (run: () => void) => {
    // Leaving comes with the end of its own accord.
    if (isOver.current) return
    isOver.current = true
    run()
  }
  // What was typed stays until it can be kept.
  const keep = () => {
    if (!isBlocked) end(() => onDone(name))
  }
  return (
    <input
      ref={input}
      className={classes.input}
      // Escape gives up the typing, and not the dialog around it.
      data-mantine-stop-propagation="true"
      aria-label={label}
      placeholder={label}
      maxLength={NAME_MAX}
      value={name}
      enterKeyHint="done"
      onChange={(event) => setName(event.currentTarget.value)}
      data-writes="now"
      onBlur={keep}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (isComposing(event)) return
        if (event.key === 'Enter') keep()
        if (event.key === 'Escape') end(onCancel)
      }}
    />
  )
}
