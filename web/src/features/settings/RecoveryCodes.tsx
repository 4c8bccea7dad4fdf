import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import classes from '../../ui/Settings.module.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('settings')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={classes.panel} tabIndex={-1}>
      <h3 className={classes.subtitle}>{t('recovery')}</h3>
      <p className={classes.text}>{t('recoveryText')}</p>
      <ul className={classes.codes} aria-label={t('recovery')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}>{t('copy')}</Button>
        <Button tone="brand" onClick={onDone}>
          {t('recoveryKept')}
        </Button>
      </div>
    </div>
  )
}
