import type { AnyItem } from '@schakel/domain'
import type { LogLine } from '@schakel/domain/calls'
import { useTranslation } from 'react-i18next'
import classes from '../../entities/log/Log.module.css'
import { useLocale } from '../../texts/i18n.ts'
import { formatDate, formatLongDate } from '../../ui/format.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { FieldChange } from './FieldChange.tsx'
import { Sentence } from './Sentence.tsx'
import { isNote } from './timeline/bundle.ts'

interface LogLinesProps {
  readonly item: AnyItem
  readonly lines: readonly LogLine[]
}

/** The lines of a log under the day on which they were written, newest first. */
export function LogLines({ item, lines }: LogLinesProps) {
  const { t } = useTranslation('log')
  const locale = useLocale()
  const days = Map.groupBy(gathered(lines), ({ line }) => formatDate(line.date, 'date'))
  return (
    <Stack gap={5}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <Hint as="h3" weight="bold" below={1.5}>
            {formatLongDate(ofDay[0]?.line.date ?? '', locale).replace(/ \d\d:\d\d$/, '')}
          </Hint>
          <Stack as="ol">
            {ofDay.map(({ line, saves }) => (
              <Box as="li" gap={2.5} pad={2.5} padX={0} line="above" key={line._id} className={classes.line}>
                <Hint as="time" digits className={classes.time} dateTime={line.date}>
                  {formatDate(line.date).slice(-5)}
                </Hint>
                <Stack gap={1.5} fluid breaks>
                  <Sentence line={line} />
                  {saves > 1 && (
                    <Text size="sm" tone="soft">
                      {t('noteSaved', { count: saves })}
                    </Text>
                  )}
                  {line.reason && <p className={classes.reason}>{line.reason}</p>}
                  {line.fields.length > 0 && (
                    <Stack as="dl" gap={1.5}>
                      {line.fields.map((field) => (
                        <FieldChange key={field.name} item={item} line={line._id} change={field} />
                      ))}
                    </Stack>
                  )}
                </Stack>
              </Box>
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  )
}

/** A note is saved every second that somebody writes: what was written in one go is told once. */
const PAUSE_MS = 10 * 60_000

interface Gathered {
  readonly line: LogLine
  readonly saves: number
  /** When the first of them was saved. */
  readonly since: string
}

function gathered(lines: readonly LogLine[]): readonly Gathered[] {
  const result: Gathered[] = []
  for (const line of lines) {
    const last = result.at(-1)
    const isGo = last !== undefined && isNote(line) && isNote(last.line) && isSameGo(last, line)
    if (isGo) result[result.length - 1] = { line: last.line, saves: last.saves + 1, since: line.date }
    else result.push({ line, saves: 1, since: line.date })
  }
  return result
}

function isSameGo({ line, since }: Gathered, next: LogLine): boolean {
  return line.user?._id === next.user?._id && Date.parse(since) - Date.parse(next.date) < PAUSE_MS
}
