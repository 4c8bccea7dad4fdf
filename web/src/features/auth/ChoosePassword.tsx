import { useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { PasswordField } from '../../entities/viewer/PasswordField.tsx'
import { logIn } from '../../entities/viewer/session.ts'
import { withLocale } from '../../texts/locale.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import form from '../../ui/Field.module.css'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import type { KeyFacts } from './KeyPage.tsx'
import { publicError } from './publicError.ts'

interface ChoosePasswordProps {
  readonly page: '/reset' | '/invite'
  readonly secret: string
  readonly facts: KeyFacts
  readonly onGone: () => void
  readonly onDone: (notice?: 'passwordChosen') => void
}

/** Chooses a password by a mailed link: another one, or the first of a new account. */
export function ChoosePassword({ page, secret, facts, onGone, onDone }: ChoosePasswordProps) {
  const { t } = useTranslation('auth')
  const locale = useLocale()
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const isInvite = page === '/invite'

  async function choose(): Promise<void> {
    if (isBusy) return
    if (password === '') {
      setWrong(t('passwordRequired'))
      return
    }
    setBusy(true)
    setWrong(undefined)
    try {
      await call(isInvite ? '/api/auth/accept' : '/api/auth/reset', { key: secret, password })
      // Whoever has just made the account is in; another password asks for a login, with its second step.
      if (isInvite && facts.email) {
        await logIn(facts.email, password)
        location.assign(withLocale('/', locale))
      } else onDone('passwordChosen')
    } catch (error) {
      setBusy(false)
      if (isApiError(error, 404)) onGone()
      else setWrong(publicError(error, t))
    }
  }

  return (
    <>
      {isInvite && (
        <Text below={5} tone="soft">
          {t('inviteText', { organisation: facts.organisation ?? '', email: facts.email ?? '' })}
        </Text>
      )}
      <Stack
        noValidate
        as="form"
        gap={4}
        onSubmit={(event) => {
          event.preventDefault()
          void choose()
        }}
      >
        {facts.email && (
          <input type="text" hidden readOnly name="username" autoComplete="username" value={facts.email} />
        )}
        <PasswordField
          name="new-password"
          label={t('newPassword')}
          autoComplete="new-password"
          hint={t('passwordHint')}
          value={password}
          error={wrong}
          onChange={setPassword}
        />
        <button type="submit" className={form.submit} aria-busy={isBusy} aria-disabled={isBusy}>
          {isBusy ? t('busy') : isInvite ? t('inviteSubmit') : t('resetSubmit')}
        </button>
      </Stack>
    </>
  )
}
