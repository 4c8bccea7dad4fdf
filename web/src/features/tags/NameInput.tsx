import { NAME_MAX } from '@schakel/domain'
import { useEffect, useRef, useState } from 'react'
import { isComposing } from '../../ui/composing.ts'
import { useBlockedReason } from '../../ui/writeBlocked.ts'
import classes from './Tags.module.css'
import type { TagEditing } from './useTagEditing.ts'

interface NameInputProps {
  readonly label: string
  readonly start: string
  readonly editing: TagEditing
}

/** The name of a tag, typed where it stands: Enter or leaving keeps it, Escape does not. */
export function NameInput({ label, start, editing }: NameInputProps) {
  const [name, setName] = useState(start)
  const { field: input, finish, cancel: giveUp } = editing
  const isOver = useRef(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [input])
  const isBlocked = useBlockedReason('now') !== undefined
  // What was typed stays until it can be kept.
  const keep = async () => {
    // Leaving comes with the end of its own accord.
    if (isBlocked || isOver.current) return
    isOver.current = true
    setBusy(true)
    if (await finish(name)) return
    isOver.current = false
    setBusy(false)
  }
  const cancel = () => {
    if (isOver.current) return
    isOver.current = true
    giveUp()
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
      readOnly={isBusy}
      aria-busy={isBusy || undefined}
      enterKeyHint="done"
      onChange={(event) => setName(event.currentTarget.value)}
      data-writes="now"
      onBlur={() => void keep()}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (isComposing(event)) return
        if (event.key === 'Enter') void keep()
        if (event.key === 'Escape') cancel()
      }}
    />
  )
}
