import type { DecisionSheet } from '@schakel/domain/calls'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useWeighingWrite } from '../queries.ts'
import classes from '../Weighing.module.css'

interface Sent {
  readonly dossier: string
  readonly years: number
  readonly rate: number
}

/** Over how many years costs are counted, and what a later euro is worth less a year (F2.4). */
export function Years({ sheet }: { readonly sheet: DecisionSheet }) {
  const { t } = useTranslation('weighing')
  const id = useId()
  const { years, rate } = sheet.setup
  const [typed, setTyped] = useState({ years: String(years), rate: String(rate).replace('.', ',') })
  const write = useWeighingWrite<Sent>('/api/decision/setup')
  const next = { years: Number(typed.years), rate: Number(typed.rate.replace(',', '.')) }
  const isRight = /^([1-9]|10)$/.test(typed.years) && typed.rate !== '' && next.rate >= 0 && next.rate <= 20
  const isChanged = next.years !== years || next.rate !== rate
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRight && isChanged) write.mutate({ dossier: sheet.dossier, ...next })
  }
  const field = (name: keyof typeof typed) => (
    <Stack gap={1}>
      <label htmlFor={`${id}-${name}`}>{t(`terms.${name}`)}</label>
      <input
        id={`${id}-${name}`}
        className={classes.input}
        inputMode="decimal"
        value={typed[name]}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value.trim() })}
      />
    </Stack>
  )
  return (
    <Stack as="form" gap={1} onSubmit={submit} aria-label={t('terms.title')}>
      <Row gap={3} wrap align="end">
        {field('years')}
        {field('rate')}
        <Button type="submit" writes="now" busy={write.isPending} disabled={!isRight || !isChanged}>
          {t('saveAnchors')}
        </Button>
      </Row>
      {!isRight && <Hint role="alert">{t('terms.wrong')}</Hint>}
    </Stack>
  )
}
