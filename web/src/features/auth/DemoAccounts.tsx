import { useTranslation } from '../../texts/useTranslation.ts'
import classes from '../../ui/Login.module.css'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { DEMO_PASSWORD, demoAccounts } from './demoAccounts.ts'

interface DemoAccountsProps {
  readonly disabled: boolean
  readonly onChoose: (email: string, password: string) => void
}

/** One press to look around as somebody of the demo world (D17.1). */
export function DemoAccounts({ disabled, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation('auth')
  return (
    <section className={classes.demo} aria-label={t('demo')}>
      <Hint below={2.5}>{t('demo')}</Hint>
      <Cluster gap={2}>
        {demoAccounts.map(({ label, email }) => (
          <button
            key={email}
            type="button"
            className={classes.chip}
            title={email}
            aria-disabled={disabled}
            onClick={() => onChoose(email, DEMO_PASSWORD)}
          >
            {t(label)}
          </button>
        ))}
      </Cluster>
    </section>
  )
}
