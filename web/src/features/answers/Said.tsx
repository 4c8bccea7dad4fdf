import type { SupplierAnswer } from '@schakel/domain/calls'
import { useTranslation } from 'react-i18next'
import { EvidenceList } from '../../entities/answers/EvidenceList.tsx'
import { ValueMark } from '../../entities/answers/ValueMark.tsx'
import { DateText } from '../../ui/DateText.tsx'
import classes from './Answers.module.css'

/** What a supplier said to a requirement: value, date, remark and evidence (F1.7). */
export function Said({ answer }: { readonly answer: SupplierAnswer }) {
  const { t } = useTranslation('answers')
  const { value, due, remark, evidence = [], seen = [] } = answer
  return (
    <div className={classes.answered}>
      <p className={classes.marks}>
        <ValueMark value={value} />
        {value === 'roadmap' && due && (
          <span>
            {t('dueOn')} <DateText iso={due} form="date" />
          </span>
        )}
      </p>
      {remark && <p className={classes.said}>{remark}</p>}
      <EvidenceList evidence={evidence} seen={seen} />
    </div>
  )
}
