import { Chip } from '@mantine/core'
import { type Field, isObject } from '@schakel/domain'
import { useWords } from '../../../texts/i18n.ts'
import { Cluster } from '../../../ui/layout/Cluster.tsx'
import { optionLabel } from '../optionLabel.ts'
import { GroupFrame } from './Group.tsx'
import type { InputProps } from './inputProps.ts'

/** The one choice that each row of a list holds, when that is all a row is: then the list is several of a closed list. */
export function choiceOf(field: Field): readonly [name: string, field: Field] | undefined {
  const parts = Object.entries(field.fields ?? {})
  const [first] = parts
  return field.kind === 'list' && parts.length === 1 && first?.[1].kind === 'choice' ? first : undefined
}

/** Several of a closed list, such as the kinds of software a supplier sells. */
export function ManyField({ id, type, path, field, label, value, error, onChange, onLeave }: InputProps) {
  const words = useWords()
  const choice = choiceOf(field)
  if (!choice) return null
  const [name, part] = choice
  const rows = Array.isArray(value) ? value.filter(isObject) : []
  const chosen = rows.map((row) => String(row[name]))
  const toggle = (option: string, isOn: boolean) => {
    // In the order of the list, whatever the order in which one pressed.
    const next = (part.options ?? []).filter((one) => (one === option ? isOn : chosen.includes(one)))
    onChange(next.map((one) => ({ [name]: one })))
  }
  return (
    <GroupFrame id={id} label={label} required={field.required} error={error}>
      <Cluster gap={2}>
        {(part.options ?? []).map((option) => (
          <Chip
            key={option}
            size="sm"
            radius="xl"
            variant="light"
            checked={chosen.includes(option)}
            onChange={(isOn) => toggle(option, isOn)}
            onBlur={onLeave}
          >
            {optionLabel(type, `${path}.${name}`, option, words)}
          </Chip>
        ))}
      </Cluster>
    </GroupFrame>
  )
}
