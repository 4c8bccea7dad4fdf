import { Select } from '@mantine/core'
import { amountsOf, type Field, isEmpty, may } from '@schakel/domain'
import { type FormEvent, useState } from 'react'
import { FieldInput } from '../../../entities/forms/FieldInput.tsx'
import { fieldsOf, shapeOf } from '../../../entities/forms/shape.ts'
import { inputOf } from '../../../entities/forms/values.ts'
import { wireOf } from '../../../entities/forms/wire.ts'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Stack } from '../../../ui/layout/Stack.tsx'
import type { StepProps } from './BulkDialog.tsx'
import { StepActions } from './StepActions.tsx'

// One value each, and not of what makes an item the one it is.
const single: readonly Field['kind'][] = [
  'text',
  'longText',
  'integer',
  'money',
  'flag',
  'date',
  'dateTime',
  'choice',
  'colour',
]

function isForMany(name: string, { kind, identifies, single: isOfOne }: Field): boolean {
  // Several may have as many people; an address or a number of a register they have not.
  const isOwn = identifies && identifies !== 'headcount'
  return single.includes(kind) && name !== 'name' && !isOwn && !isOfOne
}

/** One field for all, with the input that its form has (S3). */
export function FieldStep({ type, onClose, onRun }: StepProps) {
  const { t } = useTranslation('list')
  const words = useWords()
  const viewer = useViewer()
  const [name, setName] = useState<string | null>(null)
  const [value, setValue] = useState<unknown>(undefined)
  const isSuper = may(viewer, 'writeSuperFields')
  const shape = shapeOf(type, { mode: 'edit', isSuper, isCentre: true, mayWrite: () => true })
  const fields = fieldsOf(shape).filter(({ name: one, field }) => isForMany(one, field))
  const chosen = fields.find((field) => field.name === name)
  const sent = chosen ? wireOf(chosen.field, value) : undefined
  const parsed = chosen && !isEmpty(sent) ? chosen.field.parse(sent, { now: new Date() }) : undefined
  const issue = parsed && 'issues' in parsed ? parsed.issues[0] : undefined
  const error = issue
    ? words.issue(issue)
    : chosen?.field.required && isEmpty(sent)
      ? words.issue({ code: 'required' })
      : undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!chosen || error !== undefined) return
    // D22.3: an amount that was typed as the default has it is said to be entered.
    const entered = amountsOf(type).includes(chosen.name) ? { _entered: [chosen.name] } : {}
    onRun({ props: { [chosen.name]: sent, ...entered } })
  }
  return (
    <Stack as="form" gap={4} onSubmit={send} noValidate>
      <Select
        label={t('bulkWhichField')}
        data={fields.map(({ name: value }) => ({ value, label: words.field(type, value) }))}
        value={name}
        allowDeselect={false}
        data-autofocus
        onChange={(next) => {
          const field = fields.find((one) => one.name === next)?.field
          setName(next)
          setValue(field ? inputOf(field, undefined) : undefined)
        }}
      />
      {chosen && (
        <FieldInput
          key={chosen.name}
          id={`bulk-${chosen.name}`}
          type={type}
          path={chosen.name}
          field={chosen.field}
          label={words.field(type, chosen.name)}
          value={value}
          error={value === inputOf(chosen.field, undefined) ? undefined : error}
          errorAt={() => undefined}
          onChange={setValue}
          onLeave={() => undefined}
          onLeaveAt={() => undefined}
        />
      )}
      <StepActions isReady={chosen !== undefined && error === undefined} onClose={onClose} />
    </Stack>
  )
}
