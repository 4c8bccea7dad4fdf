import { useEffect, useRef } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
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
    <Stack ref={box} gap={3} pad={4} align="start" ground="sunken" corners="md" className={classes.panel} tabIndex={-1}>
      <Text as="h3" size="md" weight="bold">
        {t('recovery')}
      </Text>
      <Text size="md" tone="muted">
        {t('recoveryText')}
      </Text>
      <ul className={classes.codes} aria-label={t('recovery')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Cluster gap={2}>
        <Button onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}>{t('copy')}</Button>
        <Button tone="brand" onClick={onDone}>
          {t('recoveryKept')}
        </Button>
      </Cluster>
    </Stack>
  )
}
