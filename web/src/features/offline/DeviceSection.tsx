import { useConfig } from '../../entities/viewer/config.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import classes from '../../ui/Settings.module.css'
import { SettingsSection } from '../../ui/SettingsSection.tsx'
import { setKeeping, useKeeping } from './choice.ts'

/** Whether this device keeps what one saw; where the installation keeps nothing there is nothing to choose. */
export function DeviceSection() {
  const { t } = useTranslation('offline')
  const isKeeping = useKeeping()
  if (useConfig().offline === false) return null
  return (
    <SettingsSection id="device" title={t('device')} text={t('deviceText')}>
      <Stack>
        <Row as="label" gap={3} className={classes.check}>
          <input type="checkbox" checked={isKeeping} onChange={(event) => setKeeping(event.target.checked)} />
          {t('keep')}
        </Row>
      </Stack>
    </SettingsSection>
  )
}
