import type { Period } from '@schakel/domain/statistics'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import type { Counted } from './counted.tsx'
import { daysOf, type MonthOf, monthName } from './monthName.ts'

/** What stands behind a figure of a month, or of the whole period. */
export function useMonthCounted({ from, to }: Period): (figure: Counted['figure'], month?: MonthOf) => Counted {
  const { t } = useTranslation('statistics')
  const locale = useLocale()
  return (figure, month) => {
    const what = figure === 'openMatch' ? t('openMatch') : t(`figures.${figure}`)
    if (!month) return { title: what, figure, from, to }
    return {
      title: t('inMonth', { what, month: monthName(month, locale) }),
      figure,
      ...daysOf(month, { from, to }),
    }
  }
}
