import { useTranslation } from '../../texts/useTranslation.ts'
import type { DrawnSupplier } from './Shares.tsx'
import { WeightTable } from './WeightTable.tsx'

interface CentralWeightsProps {
  readonly drawn: readonly DrawnSupplier[]
  readonly criteria: readonly string[]
  readonly nameOf: (criterion: string) => string
}

/** With which weights each supplier wins, in the mean of the draws in which it does (F2.9). */
export function CentralWeights({ drawn, criteria, nameOf }: CentralWeightsProps) {
  const { t } = useTranslation('weighing')
  const winners = drawn.flatMap(({ id, name, central }) => (central ? [{ id, name, weights: central }] : []))
  return <WeightTable label={t('central')} isTitled columns={winners} criteria={criteria} nameOf={nameOf} />
}
