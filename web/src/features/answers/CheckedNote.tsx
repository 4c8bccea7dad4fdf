import type { SupplierAnswer } from '@schakel/domain/calls'
import { IconClipboardCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Grade } from '../../entities/answers/Grade.tsx'
import { ValueMark } from '../../entities/answers/ValueMark.tsx'
import { DateText } from '../../ui/DateText.tsx'
import classes from './Answers.module.css'

/** What the knowledge centre found, beside what is claimed (F1.11). */
export function CheckedNote({ answer: { checked, checkRemark, value } }: { readonly answer: SupplierAnswer }) {
  const { t } = useTranslation('answers')
  if (!checked) return null
  return (
    <div className={classes.checked} data-differs={checked.value !== value || undefined}>
      <p className={classes.marks}>
        <IconClipboardCheck size={16} aria-hidden="true" />
        <strong>{checked.value === value ? t('checked') : t('checkedOther')}</strong>
        <ValueMark value={checked.value} />
        {checked.grade !== undefined && <Grade grade={checked.grade} isWordy />}
        <span>
          {checked.by} <DateText iso={checked.date} form="date" />
        </span>
      </p>
      {checkRemark && <p className={classes.said}>{checkRemark}</p>}
    </div>
  )
}
