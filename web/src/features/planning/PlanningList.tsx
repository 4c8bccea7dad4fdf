import { stepName } from '@schakel/domain/planning'
import { useState } from 'react'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatDate } from '../../ui/format.ts'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Planning.module.css'
import { StepFields } from './StepFields.tsx'
import { colourOf } from './stepColour.ts'
import type { Planning } from './usePlanning.ts'

interface PlanningListProps {
  readonly planning: Planning
  readonly mayWrite: boolean
  /** The row that has just been added. */
  readonly focused: number | undefined
}

/** The steps one under another, each with what can be changed of it (D11.1). */
export function PlanningList({ planning, mayWrite, focused }: PlanningListProps) {
  const { t } = useTranslation('planning')
  const locale = useLocale()
  // In the order of their days as one came here: a row does not jump away under the date that is typed in it.
  const [first] = useState(() => new Map(planning.steps.map(({ key, date }) => [key, date])))
  const dayOf = (key: number, date: string) => first.get(key) ?? `9${date}`
  const ordered = planning.steps.toSorted((a, b) => dayOf(a.key, a.date).localeCompare(dayOf(b.key, b.date)))
  return (
    <Stack as="ol" gap={2.5}>
      {ordered.map((step, at) =>
        mayWrite ? (
          <StepFields key={step.key} planning={planning} step={step} number={at + 1} isNew={focused === step.key} />
        ) : (
          <Grid
            as="li"
            cols="auto-fill-auto"
            align="center"
            gap={2.5}
            key={step.key}
            style={{ '--step': colourOf(step) }}
          >
            <span className={classes.dot} />
            <span>
              <Text as="span" weight="strong" truncate block>
                {stepName(step.text, locale)}
              </Text>
              {step.description && (
                <Text as="span" size="xs" tone="muted" digits block>
                  {step.description}
                </Text>
              )}
            </span>
            <Text as="span" size="xs" tone="muted" digits block>
              <time dateTime={step.date}>{formatDate(step.date)}</time>
              {step.diff !== undefined && ` · ${t('day', { days: step.diff })}`}
            </Text>
          </Grid>
        ),
      )}
    </Stack>
  )
}
