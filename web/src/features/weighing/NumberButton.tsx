import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import classes from './Weighing.module.css'

interface NumberButtonProps {
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
  /** It stands in a line of words. */
  readonly isInline?: boolean
}

/** A number, or what heads numbers, that opens to where it comes from (F2.15). */
export function NumberButton({ isOpen, onToggle, children, isInline = false }: NumberButtonProps) {
  const { t } = useTranslation('weighing')
  return (
    <button
      type="button"
      className={classes.number}
      data-printed=""
      data-inline={isInline ? '' : undefined}
      aria-expanded={isOpen}
      title={t('behindNumber')}
      onClick={onToggle}
    >
      {children}
    </button>
  )
}
