import type { ReactNode } from 'react'
import { useLocale } from '../../texts/useLocale.ts'
import { formatDate, formatLongDate } from '../../ui/format.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import classes from './Days.module.css'

interface DaysProps<T> {
  /** Newest first. */
  readonly all: readonly T[]
  readonly idOf: (one: T) => string
  /** When it happened, ISO. */
  readonly atOf: (one: T) => string
  readonly className?: string | undefined
  readonly children: (one: T) => ReactNode
}

/** What happened, each with its time, under the day on which it happened. */
export function Days<T>({ all, idOf, atOf, className = '', children }: DaysProps<T>) {
  const locale = useLocale()
  const days = Map.groupBy(all, (one) => formatDate(atOf(one), 'date'))
  return (
    <Stack gap={5}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <Hint as="h3" weight="bold" below={1.5}>
            {ofDay[0] && formatLongDate(atOf(ofDay[0]), locale).replace(/ \d\d:\d\d$/, '')}
          </Hint>
          <Stack as="ol">
            {ofDay.map((one) => (
              <Box
                as="li"
                gap={2.5}
                pad={2.5}
                padX={0}
                line="above"
                key={idOf(one)}
                className={`${classes.entry} ${className}`}
              >
                <Hint as="time" digits className={classes.time} dateTime={atOf(one)}>
                  {formatDate(atOf(one)).slice(-5)}
                </Hint>
                {children(one)}
              </Box>
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  )
}
