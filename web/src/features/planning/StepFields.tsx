import { NumberInput, Popover, TextInput } from '@mantine/core'
import { colour, isoDateOf, NAME_MAX, STEP_DAYS_MAX } from '@schakel/domain'
import { daysBetween, stepName, workday } from '@schakel/domain/planning'
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { ColourField } from '../../entities/forms/inputs/ColourField.tsx'
import { DateField } from '../../entities/forms/inputs/DateField.tsx'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { notifyUndo } from '../../ui/notify.ts'
import classes from './Planning.module.css'
import { colourOf } from './stepColour.ts'
import type { Planning, Step } from './usePlanning.ts'

interface StepFieldsProps {
  readonly planning: Planning
  readonly step: Step
  readonly number: number
  readonly isNew: boolean
}

const DESCRIPTION_MAX = 2000
const dayField = workday({ required: true })
const colourField = colour()
const stay = () => undefined

/** What can be changed of a step: its name, colour, day, days after the start and description. */
export function StepFields({ planning, step, number, isNew }: StepFieldsProps) {
  const { t } = useTranslation('planning')
  const common = useTranslation('common')
  const locale = useLocale()
  const id = useId()
  const name = stepName(step.text, locale)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNew) input.current?.select()
  }, [isNew])

  const remove = () => {
    const putBack = planning.remove(step.key)
    notifyUndo(t('removed', { name }), common.t('undo'), putBack, 'queued')
  }
  return (
    <Grid as="li" gap={2} align="end" className={classes.fields} aria-label={t('step', { number })}>
      <StepColour planning={planning} step={step} name={name} />
      <StepName {...{ planning, step, name, input }} />
      <StepDay planning={planning} step={step} id={id} />
      <NumberInput
        className={classes.days}
        label={t('days')}
        value={step.diff ?? daysBetween(planning.start, step.date)}
        min={-STEP_DAYS_MAX}
        max={STEP_DAYS_MAX}
        // Clamped when one leaves, a step that lies further off would be moved by passing through.
        clampBehavior="strict"
        allowDecimal={false}
        onChange={(value) => {
          if (typeof value === 'number' && value !== step.diff) planning.moveBy(step.key, value)
        }}
      />
      <TextInput
        className={classes.description}
        label={t('description')}
        maxLength={DESCRIPTION_MAX}
        value={step.description ?? ''}
        onChange={(event) => planning.say(step.key, { description: event.currentTarget.value })}
      />
      <IconButton className={classes.remove} size="sm" label={t('remove', { name })} onClick={remove}>
        <IconTrash size={17} aria-hidden="true" />
      </IconButton>
    </Grid>
  )
}

interface PartProps {
  readonly planning: Planning
  readonly step: Step
}

function StepName({
  planning,
  step,
  name,
  input,
}: PartProps & { readonly name: string; readonly input: React.Ref<HTMLInputElement> }) {
  const { t } = useTranslation('planning')
  // An empty name is not kept: it stands there until there is one, or until one leaves.
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      className={classes.text}
      ref={input}
      label={t('name')}
      maxLength={NAME_MAX}
      value={typed ?? name}
      error={typed !== undefined && typed.trim() === '' ? t('nameNeeded') : undefined}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        if (text.trim() !== '') planning.say(step.key, { text })
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

function StepDay({ planning, step, id }: PartProps & { readonly id: string }) {
  const { t } = useTranslation('planning')
  const [isWrong, setWrong] = useState(false)
  return (
    <div className={classes.day}>
      <DateField
        id={`${id}-day`}
        type="dossier"
        path="planning.date"
        field={dayField}
        label={t('date')}
        value={step.date}
        error={isWrong ? t('dateWrong') : undefined}
        onChange={(value) => {
          const day = typeof value === 'string' ? isoDateOf(value) : undefined
          setWrong(day === undefined)
          if (day !== undefined) planning.moveTo(step.key, day)
        }}
        onLeave={() => setWrong(false)}
      />
    </div>
  )
}

function StepColour({ planning, step, name }: PartProps & { readonly name: string }) {
  const { t } = useTranslation('planning')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button
          type="button"
          className={classes.colour}
          style={{ '--step': colourOf(step) }}
          aria-label={t('colourOf', { name })}
          title={t('colour')}
          onClick={() => setOpen(!isOpen)}
        />
      </Popover.Target>
      <Popover.Dropdown maw={280}>
        <ColourField
          id={id}
          type="dossier"
          path="planning.color"
          field={colourField}
          label={t('colour')}
          value={step.color}
          error={undefined}
          onChange={(value) =>
            planning.say(step.key, { color: typeof value === 'string' && value ? value : undefined })
          }
          onLeave={stay}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
