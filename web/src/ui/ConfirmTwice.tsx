import { useEffect, useState } from 'react'
import { useTranslation } from '../texts/useTranslation.ts'
import { Button } from './Button.tsx'

interface ConfirmTwiceProps {
  readonly label: string
  /** What the second step asks; "Zeker weten?" when left out. */
  readonly sure?: string
  readonly onConfirm: () => void
  readonly busy?: boolean
  readonly size?: 'sm' | 'md'
}

const FORGET_MS = 5000

/** A button that does it only on the second press (S4.14); it forgets the first when one looks elsewhere. */
export function ConfirmTwice({ label, sure, onConfirm, busy = false, size = 'md' }: ConfirmTwiceProps) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    if (!isAsking) return
    const timer = setTimeout(() => setAsking(false), FORGET_MS)
    return () => clearTimeout(timer)
  }, [isAsking])

  return (
    <Button
      tone={isAsking ? 'danger' : 'quiet'}
      size={size}
      busy={busy}
      writes="now"
      onBlur={() => setAsking(false)}
      onKeyDown={(event) => {
        // A key that is held presses on and on.
        if (event.repeat && event.key === 'Enter') event.preventDefault()
        if (event.key !== 'Escape' || !isAsking) return
        event.stopPropagation()
        setAsking(false)
      }}
      onClick={({ detail }) => {
        // The second half of a double click: nobody has read the question yet.
        if (detail > 1) return
        setAsking(!isAsking)
        if (isAsking) onConfirm()
      }}
    >
      <span aria-live="polite">{isAsking ? (sure ?? t('deleteSure')) : label}</span>
    </Button>
  )
}
