import type { Statistics } from '@schakel/domain/calls'
import { type ReactNode, useState } from 'react'
import { Section } from '../../entities/items/page/Section.tsx'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { wallOf } from '../../ui/wallTime.ts'
import { isRunning, monthName } from './monthName.ts'

/** A chart and the table of its numbers, under one heading. */
export function Part({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <Section title={title}>
      {note && <Hint>{note}</Hint>}
      {children}
    </Section>
  )
}

/** That the present month is not over, where it is drawn: its numbers are not those of a month. */
export function Running({ data }: { readonly data: Statistics }) {
  const { t } = useTranslation('statistics')
  const locale = useLocale()
  const [today] = useState(() => wallOf(new Date()).slice(0, 10))
  const month = data.months.find((one) => isRunning(one, today))
  return month && data.to > today ? t('running', { month: monthName(month, locale) }) : null
}
