import type { EqualWeight } from '@schakel/domain/decision'
import { useTranslation } from '../../texts/useTranslation.ts'
import { exactly } from './crossing.ts'

/** From or up to which weight the other wins, in words (F2.12a). */
export function useCrossingText(challenger: string): (row: EqualWeight) => string {
  const { t } = useTranslation('weighing')
  return ({ to, wins }) => {
    if (wins && wins.to >= 1) return t('crossing.from', { weight: exactly(wins.from * 100), name: challenger })
    if (wins) return t('crossing.upTo', { weight: exactly(wins.to * 100), name: challenger })
    if (to === undefined) return t('crossing.never')
    return to > 0 && to < 1 ? t('crossing.always') : t('crossing.only', { weight: Math.round(to * 100) })
  }
}
