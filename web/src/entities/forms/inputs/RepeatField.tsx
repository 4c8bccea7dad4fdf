import { Select } from '@mantine/core'
import { readRule, repeatUnits } from '@schakel/domain'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Grid } from '../../../ui/layout/Grid.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { type RepeatInputs, repeatInputsOf, repeatTextOf } from '../repeatText.ts'
import { DayInput } from './DateField.tsx'
import { type InputProps, inputText, shared } from './inputProps.ts'
import classes from './inputs.module.css'
import { TypedField } from './TypedField.tsx'

/** How often something repeats, every how many times, and until when; what that comes to is said below it (S3.6). */
export function RepeatField(props: InputProps) {
  const { id, value, label, error, onChange, onLeave } = props
  const { t } = useTranslation('forms')
  const words = useWords()
  const text = inputText(value)
  const inputs = repeatInputsOf(text)
  const set = (part: Partial<RepeatInputs>) => onChange(repeatTextOf({ ...inputs, ...part }, inputs.unit))
  const said = readRule(text)
  return (
    <Stack gap={1}>
      <Grid gap={2.5} align="end" className={classes.repeat}>
        <Select
          {...shared(props)}
          data={repeatUnits.map((unit) => ({ value: unit, label: t(`repeat.${unit}`) }))}
          value={inputs.unit || null}
          placeholder={t('repeat.not')}
          clearable
          allowDeselect={false}
          checkIconPosition="right"
          onChange={(chosen) => set({ unit: repeatUnits.find((unit) => unit === chosen) ?? '' })}
          onBlur={onLeave}
        />
        {inputs.unit !== '' && (
          <>
            <TypedField
              id={`${id}-every`}
              label={t(`repeat.every.${inputs.unit}`)}
              aria-label={`${label}: ${t(`repeat.every.${inputs.unit}`)}`}
              inputMode="numeric"
              autoComplete="off"
              error={error !== undefined}
              shown={inputs.every}
              typed={inputs.every}
              onType={(every) => set({ every })}
              onLeave={onLeave}
            />
            <DayInput
              {...props}
              id={`${id}-until`}
              label={t('repeat.until')}
              error={undefined}
              isFirst={false}
              value={inputs.until}
              onChange={(until) => set({ until: inputText(until) })}
              onPick={(until) => set({ until })}
            />
          </>
        )}
      </Grid>
      {said && <Hint>{t('repeat.said', { often: words.repeat(text) })}</Hint>}
    </Stack>
  )
}
