import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import fieldClasses from '../../ui/Field.module.css'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import classes from './Request.module.css'

interface RequestFooterProps {
  /** The step one is at, from 0. */
  readonly at: number
  readonly total: number
  readonly isBusy: boolean
  readonly onBack: () => void
  readonly onNext: () => void
}

/** Which step of a request this is, and the way back and on. */
export function RequestFooter({ at, total, isBusy, onBack, onNext }: RequestFooterProps) {
  const { t } = useTranslation('requesting')
  return (
    <Row as="footer" gap={2.5} wrap className={classes.footer}>
      <Hint as="span" grow>
        {t('step', { number: at + 1, total })}
      </Hint>
      {at > 0 && (
        <Button className={classes.button} onClick={onBack}>
          {t('previous')}
        </Button>
      )}
      {at === total - 1 ? (
        <button type="submit" className={fieldClasses.submit} aria-busy={isBusy}>
          {isBusy ? t('sending') : t('send')}
        </button>
      ) : (
        <Button tone="brand" className={classes.button} onClick={onNext}>
          {t('next')}
        </Button>
      )}
    </Row>
  )
}

interface FaxFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** What nobody sees: only who fills in everything, a machine, fills it in. */
export function FaxField({ value, onChange }: FaxFieldProps) {
  const { t } = useTranslation('requesting')
  return (
    <div className={classes.unseen} aria-hidden="true">
      <label>
        {t('fax')}
        <input
          name="fax"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  )
}
