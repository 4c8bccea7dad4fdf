import { Input, SegmentedControl, Select } from '@mantine/core'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { optionLabel } from '../optionLabel.ts'
import { type InputProps, inputText, shared } from './inputProps.ts'

// More than these do not stand side by side on a phone.
const SIDE_BY_SIDE = 3
const SEARCHABLE = 8

/** One of a closed list: side by side when there are few and one must be chosen, else a list to open. */
export function ChoiceField(props: InputProps) {
  const { id, type, path, field, label, value, error, onChange, onLeave, isFirst } = props
  const { t } = useTranslation('forms')
  const words = useWords()
  const data = (field.options ?? []).map((option) => ({ value: option, label: optionLabel(type, path, option, words) }))
  if (field.required && data.length <= SIDE_BY_SIDE) {
    return (
      <Input.Wrapper
        id={id}
        label={label}
        labelElement="div"
        labelProps={{ id: `${id}-label` }}
        withAsterisk
        error={error}
        errorProps={{ id: `${id}-error`, mt: 5 }}
      >
        <SegmentedControl
          fullWidth
          name={id}
          data={data}
          value={inputText(value)}
          onChange={onChange}
          aria-labelledby={`${id}-label`}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-required
          aria-invalid={error !== undefined}
          {...(isFirst ? { 'data-autofocus': true } : {})}
        />
      </Input.Wrapper>
    )
  }
  return (
    <Select
      {...shared(props)}
      data={data}
      value={inputText(value) || null}
      placeholder={t('choose')}
      clearable={!field.required}
      allowDeselect={false}
      searchable={data.length >= SEARCHABLE}
      checkIconPosition="right"
      onChange={(chosen) => onChange(chosen ?? '')}
      onBlur={onLeave}
    />
  )
}
