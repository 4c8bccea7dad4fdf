import type { ComponentPropsWithoutRef, CSSProperties, ReactNode } from 'react'
import type { AgendaEvent } from '../../entities/agenda/events.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Agenda.module.css'

interface EventButtonProps {
  readonly known: AgendaEvent | undefined
  readonly title: string
  /** What the grid gives its button: place, handlers and what is in it. */
  readonly button: ComponentPropsWithoutRef<'button'>
}

/** What is planned, as a button in the grid. */
export function EventButton({ known, title, button }: EventButtonProps) {
  const style: CSSProperties = { ...button.style, '--kind': known?.color }
  return (
    <button
      {...button}
      type="button"
      className={`${button.className ?? ''} ${classes.event}`}
      data-done={known?.isDone || undefined}
      title={title}
      style={style}
    />
  )
}

interface EventTextProps {
  readonly known: AgendaEvent | undefined
  readonly title: ReactNode
  readonly isDayView: boolean
}

/** The words in it: when, where the grid does not tell, and what. */
export function EventText({ known, title, isDayView }: EventTextProps) {
  const { t } = useTranslation('agenda')
  return (
    <>
      {known && !known.isDay && (
        <Text as="span" weight="bold">
          {known.start.slice(11, 16)}{' '}
        </Text>
      )}
      {known?.isDay && isDayView && (
        <Text as="span" weight="bold">
          {t('allDay')}{' '}
        </Text>
      )}
      {title}
    </>
  )
}
