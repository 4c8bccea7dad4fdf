import { useTranslation } from 'react-i18next'
import { useConfig } from '../../entities/viewer/config.ts'
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
      <div className={classes.checks}>
        <label className={classes.check}>
          <input type="checkbox" checked={isKeeping} onChange={(event) => setKeeping(event.target.checked)} />
          {t('keep')}
        </label>
      </div>
    </SettingsSection>
  )
}
