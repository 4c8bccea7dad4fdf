import { useState } from 'react'
import { call } from '../../api/call.ts'
import { PasswordField } from '../../entities/viewer/PasswordField.tsx'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/layout/Notice.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { SettingsSection } from '../../ui/SettingsSection.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { TextSetting } from './TextSetting.tsx'

/** The address by which one logs in; another one counts once it is confirmed by mail (D19.1). */
export function EmailSection() {
  const { t } = useTranslation('settings')
  const { email } = useViewer()
  const [isOpen, setOpen] = useState(false)
  const [wanted, setWanted] = useState('')
  const [asked, setAsked] = useState<string>()
  return (
    <SettingsSection id="email" title={t('email')} text={t('emailText', { email })}>
      {asked && (
        <Notice as="p" tone="success" role="status">
          {t('emailAsked', { email: asked })}
        </Notice>
      )}
      {isOpen ? (
        <PasswordForm
          name="email"
          label={t('emailSubmit')}
          onCancel={() => setOpen(false)}
          onSubmit={async (password) => {
            await call('/api/auth/email', { email: wanted, password })
            setAsked(wanted)
            setOpen(false)
          }}
        >
          <TextSetting label={t('newEmail')} type="email" autoComplete="email" value={wanted} onSave={setWanted} />
        </PasswordForm>
      ) : (
        <Button writes="now" onClick={() => setOpen(true)}>
          {t('emailChange')}
        </Button>
      )}
    </SettingsSection>
  )
}

/** One's password; another one ends every other session (D8.8). */
export function PasswordSection() {
  const { t } = useTranslation('settings')
  const auth = useTranslation('auth')
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  return (
    <SettingsSection id="password" title={t('password')} text={t('passwordText')}>
      {isOpen ? (
        <PasswordForm
          name="password"
          label={t('passwordSubmit')}
          onCancel={() => setOpen(false)}
          onSubmit={async (old) => {
            await call('/api/auth/password', { old, password })
            setPassword('')
            setOpen(false)
            notifySuccess(t('passwordChanged'))
          }}
        >
          <PasswordField
            name="password-new"
            label={auth.t('newPassword')}
            autoComplete="new-password"
            hint={auth.t('passwordHint')}
            value={password}
            error={undefined}
            onChange={setPassword}
          />
        </PasswordForm>
      ) : (
        <Button writes="now" onClick={() => setOpen(true)}>
          {t('passwordChange')}
        </Button>
      )}
    </SettingsSection>
  )
}
