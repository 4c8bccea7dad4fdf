import { mailedKinds } from '@schakel/domain'
import type { Settings } from '@schakel/domain/calls'
import { useState } from 'react'
import { saveStateOf, useSaveSettings } from '../../entities/viewer/useSettings.ts'
import { type Locale, locales } from '../../texts/locale.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { colorSchemes, setColorScheme } from '../../ui/colorScheme.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { areLettersOn, setLettersOn } from '../../ui/lettersSetting.ts'
import { Select } from '../../ui/Select.tsx'
import classes from '../../ui/Settings.module.css'
import { SettingsSection } from '../../ui/SettingsSection.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { HOME_ZONE, setTimeZone } from '../../ui/timeZone.ts'
import { useColorScheme } from '../../ui/useColorScheme.ts'
import { useWriteBlocked } from '../../ui/writeBlocked.ts'

function zonesWith(chosen: string): string[] {
  return [...new Set([HOME_ZONE, chosen, ...Intl.supportedValuesOf('timeZone')])]
}

interface LookSectionProps {
  readonly settings: Settings
  readonly onLocale: (locale: Locale) => void
}

/** Language, look and time zone, each kept at once. */
export function LookSection({ settings, onLocale }: LookSectionProps) {
  const { t } = useTranslation('settings')
  const save = useSaveSettings()
  const locale = useLocale()
  const scheme = useColorScheme()
  const keys = useTranslation('shortcuts')
  const [areOn, setOn] = useState(areLettersOn)
  return (
    <SettingsSection id="look" title={t('look')} state={saveStateOf(save)}>
      <Stack gap={3} className={classes.choices}>
        <Select
          writes="now"
          label={t('language')}
          value={locale}
          options={locales.map((value) => ({ value, label: t(`locales.${value}`) }))}
          onChange={(value) => {
            onLocale(value)
            save.mutate({ locale: value })
          }}
        />
        <Select
          writes="now"
          label={t('theme')}
          value={scheme}
          options={colorSchemes.map((value) => ({ value, label: t(`themes.${value}`) }))}
          onChange={(theme) => {
            setColorScheme(theme)
            save.mutate({ theme })
          }}
        />
        <Select
          writes="now"
          label={t('timezone')}
          value={settings.timezone}
          options={zonesWith(settings.timezone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          onChange={(timezone) => {
            setTimeZone(timezone)
            save.mutate({ timezone })
          }}
        />
        {/* On this device alone: who speaks to one may type on another. */}
        <Switch
          label={keys.t('letters')}
          meaning={keys.t('lettersMeaning')}
          isOn={areOn}
          onChange={(next) => {
            setLettersOn(next)
            setOn(next)
          }}
        />
      </Stack>
    </SettingsSection>
  )
}

/** Of what one also wants mail. */
export function MailSection({ settings }: { readonly settings: Settings }) {
  const writeBlocked = useWriteBlocked('now')
  const { t } = useTranslation('settings')
  const save = useSaveSettings()
  return (
    <SettingsSection id="mail" title={t('mail')} text={t('mailText')} state={saveStateOf(save)}>
      <Stack>
        {mailedKinds.map((kind) => (
          <Row key={kind} as="label" gap={3} className={classes.check}>
            <input
              type="checkbox"
              checked={settings.mail[kind]}
              onChange={(event) => save.mutate({ mail: { [kind]: event.target.checked } })}
              {...writeBlocked}
            />
            {t(`mailKinds.${kind}`)}
          </Row>
        ))}
      </Stack>
    </SettingsSection>
  )
}
