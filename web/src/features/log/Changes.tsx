import type { AnyItem } from '@schakel/domain'
import type { LogLine } from '@schakel/domain/calls'
import classes from '../../entities/log/Log.module.css'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { FieldChange } from './FieldChange.tsx'
import { isNote } from './note.ts'
import { Sentence } from './Sentence.tsx'

interface ChangesProps {
  readonly item: AnyItem
  /** What was done in one go, newest first; of several saves of a note the newest is shown, with how many there were. */
  readonly lines: readonly LogLine[]
}

/** Who changed what, before and after. */
export function Changes({ item, lines }: ChangesProps) {
  const { t } = useTranslation('log')
  const [first] = lines
  if (!first) return null
  const isOneNote = lines.every(isNote)
  const shown = isOneNote ? lines.slice(0, 1) : lines
  return (
    <Stack gap={1.5} fluid breaks>
      <Sentence line={first} />
      {isOneNote && lines.length > 1 && (
        <Text size="sm" tone="soft">
          {t('noteSaved', { count: lines.length })}
        </Text>
      )}
      {first.reason && <p className={classes.reason}>{first.reason}</p>}
      {shown.some(({ fields }) => fields.length > 0) && (
        <Stack as="dl" gap={1.5}>
          {shown.flatMap(({ _id, fields }) =>
            fields.map((field) => <FieldChange key={`${_id} ${field.name}`} item={item} line={_id} change={field} />),
          )}
        </Stack>
      )}
    </Stack>
  )
}
