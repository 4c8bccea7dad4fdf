import type { DecisionSheet } from '@schakel/domain/calls'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { useWeighingWrite } from '../queries.ts'
import { NumbersForm } from './NumbersForm.tsx'

interface Sent {
  readonly dossier: string
  readonly was: DecisionSheet['setup']
  readonly years: number
  readonly rate: number
}

/** Over how many years costs are counted, and what a later euro is worth less a year (F2.4). */
export function Years({ sheet }: { readonly sheet: DecisionSheet }) {
  const { t } = useTranslation('weighing')
  const { years, rate } = sheet.setup
  const write = useWeighingWrite<Sent>('/api/decision/setup')
  return (
    <NumbersForm
      label={t('terms.title')}
      fields={[
        { name: 'years', label: t('terms.years'), value: years },
        { name: 'rate', label: t('terms.rate'), value: rate, isDecimal: true },
      ]}
      isRight={(numbers) => isBetween(1, numbers.years, 10) && isBetween(0, numbers.rate, 20)}
      wrong={t('terms.wrong')}
      isSaving={write.isPending}
      onSave={(numbers) =>
        write.mutate({
          dossier: sheet.dossier,
          was: sheet.setup,
          years: numbers.years ?? years,
          rate: numbers.rate ?? rate,
        })
      }
    />
  )
}

function isBetween(least: number, number = Number.NaN, most = 0): boolean {
  return least <= number && number <= most
}
