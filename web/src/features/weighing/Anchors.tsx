import type { DecisionSheet } from '@schakel/domain/calls'
import { IconCurrencyEuro } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../entities/items/page/Section.tsx'
import { Button } from '../../ui/Button.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useWeighingWrite } from './queries.ts'
import classes from './Weighing.module.css'

interface Sent {
  readonly dossier: string
  readonly anchors: { readonly excellent: number; readonly maximum: number }
}

/** What the price is worth: the costs that would be excellent and the most one would pay, over all years (F2.3). */
export function Anchors({ sheet }: { readonly sheet: DecisionSheet }) {
  const { t } = useTranslation('weighing')
  const id = useId()
  const { anchors, years } = sheet.setup
  const [excellent, setExcellent] = useState(anchors ? String(anchors.excellent) : '')
  const [maximum, setMaximum] = useState(anchors ? String(anchors.maximum) : '')
  const write = useWeighingWrite<Sent>('/api/decision/setup')
  const isWhole = /^\d{1,9}$/.test(excellent) && /^\d{1,9}$/.test(maximum)
  const isRight = isWhole && Number(excellent) < Number(maximum)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRight) {
      write.mutate({ dossier: sheet.dossier, anchors: { excellent: Number(excellent), maximum: Number(maximum) } })
    }
  }
  const field = (name: 'excellent' | 'maximum', value: string, change: (value: string) => void) => (
    <Stack gap={1}>
      <label htmlFor={`${id}-${name}`}>{t(`anchors.${name}`)}</label>
      <input
        id={`${id}-${name}`}
        className={classes.input}
        inputMode="numeric"
        value={value}
        onChange={({ target }) => change(target.value.replace(/[^\d]/g, ''))}
      />
    </Stack>
  )
  return (
    <Section anchor="price" title={t('price')} icon={<IconCurrencyEuro size={18} aria-hidden="true" />}>
      <Stack as="form" gap={3} onSubmit={submit}>
        <Hint>{t('priceHint', { count: years })}</Hint>
        <Row gap={3} wrap align="end">
          {field('excellent', excellent, setExcellent)}
          {field('maximum', maximum, setMaximum)}
          <Button type="submit" writes="now" busy={write.isPending} disabled={!isRight}>
            {t('saveAnchors')}
          </Button>
        </Row>
        {isWhole && !isRight && <Hint role="alert">{t('anchors.order')}</Hint>}
        {anchors?.isAfterReading && <Hint>{t('anchors.afterReading')}</Hint>}
        {write.isSuccess && <Hint role="status">{t('saved')}</Hint>}
      </Stack>
    </Section>
  )
}
