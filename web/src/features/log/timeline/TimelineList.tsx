import type { AnyItem } from '@schakel/domain'
import type { TimelineEntry } from '@schakel/domain/calls'
import { isItem } from '../../../entities/items/read.ts'
import { useLocale } from '../../../texts/i18n.ts'
import { formatDate, formatLongDate } from '../../../ui/format.ts'
import { Box } from '../../../ui/layout/Box.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { bundled } from './bundle.ts'
import { Entry } from './Entry.tsx'
import classes from './Timeline.module.css'

interface TimelineListProps {
  readonly root: AnyItem
  readonly entries: readonly TimelineEntry[]
}

/** Entries under the day on which they happened, newest first. */
export function TimelineList({ root, entries }: TimelineListProps) {
  const locale = useLocale()
  const known = knownIn(entries)
  const days = Map.groupBy(bundled(entries), ({ entry }) => formatDate(entry.at, 'date'))
  return (
    <Stack gap={5}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <Hint as="h3" weight="bold" below={1.5}>
            {formatLongDate(ofDay[0]?.entry.at ?? '', locale).replace(/ \d\d:\d\d$/, '')}
          </Hint>
          <Stack as="ol">
            {ofDay.map((bundle) => (
              <Box
                as="li"
                gap={2.5}
                pad={2.5}
                padX={0}
                line="above"
                key={bundle.entry._id}
                className={classes.entry}
                data-kind={bundle.entry.kind}
              >
                <Hint as="time" digits className={classes.time} dateTime={bundle.entry.at}>
                  {formatDate(bundle.entry.at).slice(-5)}
                </Hint>
                <Stack gap={1} fluid breaks>
                  <Entry bundle={bundle} root={root} known={known} />
                </Stack>
              </Box>
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  )
}

/** What entries say of items that others only refer to: of a remark what was said, of a match between whom it is. */
function knownIn(entries: readonly TimelineEntry[]): ReadonlyMap<string, AnyItem> {
  const items = entries.flatMap(({ item, comment }) => [item, comment]).filter(isItem)
  return new Map(items.map((item) => [item._id, item]))
}
