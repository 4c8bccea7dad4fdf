import type { AnyItem } from '@schakel/domain'
import type { TimelineEntry } from '@schakel/domain/calls'
import { isItem } from '../../../entities/items/read.ts'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Days } from '../Days.tsx'
import { bundled } from './bundle.ts'
import { Entry } from './Entry.tsx'
import classes from './Timeline.module.css'

interface TimelineListProps {
  readonly root: AnyItem
  readonly entries: readonly TimelineEntry[]
}

/** Entries under the day on which they happened, newest first. */
export function TimelineList({ root, entries }: TimelineListProps) {
  const known = knownIn(entries)
  return (
    <Days
      all={bundled(entries)}
      idOf={({ entry }) => entry._id}
      atOf={({ entry }) => entry.at}
      className={classes.entry}
    >
      {(bundle) => (
        <Stack gap={1} fluid breaks>
          <Entry bundle={bundle} root={root} known={known} />
        </Stack>
      )}
    </Days>
  )
}

/** What entries say of items that others only refer to: of a remark what was said, of a match between whom it is. */
function knownIn(entries: readonly TimelineEntry[]): ReadonlyMap<string, AnyItem> {
  const items = entries.flatMap(({ item, comment }) => [item, comment]).filter(isItem)
  return new Map(items.map((item) => [item._id, item]))
}
