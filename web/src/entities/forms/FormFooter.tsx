import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmTwice } from '../../ui/ConfirmTwice.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import classes from './FormDialog.module.css'

interface FormFooterProps {
  /** What the form does with what was filled in: `add`, `send` or `save`. */
  readonly deed: 'add' | 'send' | 'save'
  readonly isValid: boolean
  readonly isBusy: boolean
  readonly isRemoving: boolean
  /** Left out where the viewer may not remove it. */
  readonly onRemove?: (() => void) | undefined
  readonly onCancel: () => void
}

/** What one ends a form with: removing it, going away, saving. */
export function FormFooter({ deed, isValid, isBusy, isRemoving, onRemove, onCancel }: FormFooterProps) {
  const { t } = useTranslation('forms')
  const common = useTranslation('common')
  return (
    <Row gap={2.5} rigid ground="surface" line="above" className={classes.footer}>
      {onRemove && <ConfirmTwice label={common.t('delete')} busy={isRemoving} onConfirm={onRemove} />}
      <Box as="span" grow />
      <Button onClick={onCancel}>{common.t('cancel')}</Button>
      <Button
        writes="now"
        type="submit"
        tone="brand"
        busy={isBusy}
        aria-disabled={isBusy || !isValid}
        title={isValid ? undefined : t('notYet')}
      >
        {isBusy ? common.t('saving') : deed === 'send' ? t('send') : common.t(deed)}
      </Button>
    </Row>
  )
}
