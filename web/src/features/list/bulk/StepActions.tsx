import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import classes from './BulkDialog.module.css'

interface StepActionsProps {
  readonly isReady: boolean
  readonly onClose: () => void
}

/** The two buttons under a step of a bulk. */
export function StepActions({ isReady, onClose }: StepActionsProps) {
  const { t } = useTranslation('list')
  const common = useTranslation('common')
  return (
    <div className={classes.actions}>
      <Button onClick={onClose}>{common.t('cancel')}</Button>
      <Button writes="now" type="submit" tone="brand" disabled={!isReady}>
        {t('bulkRun')}
      </Button>
    </div>
  )
}
