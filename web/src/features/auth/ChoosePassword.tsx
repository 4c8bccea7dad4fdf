import { useRef, useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { logIn, type Second, takeSecond } from '../../entities/viewer/login.ts'
import { PasswordField } from '../../entities/viewer/PasswordField.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import form from '../../ui/Field.module.css'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import type { KeyFacts } from './KeyPage.tsx'
import { publicError } from './publicError.ts'
import { SecondStep } from './SecondStep.tsx'

interface ChoosePasswordProps {
  readonly page: '/reset' | '/invite'
  readonly secret: string
  readonly facts: KeyFacts
  readonly onGone: () => void
  readonly onDone: (next?: 'passwordChosen' | 'in') => void
}

/** Chooses a password by a mailed link: another one, or the first of a new account. */
export function ChoosePassword({ page, secret, facts, onGone, onDone }: ChoosePasswordProps) {
  const { t } = useTranslation('auth')
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const [second, setSecond] = useState<Second>()
  /** The account may be there: it was made, or nobody heard whether. */
  const isMade = useRef(false)
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
      if (isInvite) {
        await accept()
        await enter(facts.email)
      } else {
        await call('/api/auth/reset', { key: secret, password })
        // Another password asks for a login, with its second step.
        onDone('passwordChosen')
      }
    } catch (error) {
      setBusy(false)
      // Refused at the login that follows: somebody else used the invitation, or with another password.
      if (isApiError(error, 401, 404)) onGone()
      else setWrong(publicError(error, t))
    }
  }

  async function accept(): Promise<void> {
    try {
      await call('/api/auth/accept', { key: secret, password })
      isMade.current = true
    } catch (error) {
      if (isMade.current && isApiError(error, 404)) return
      if (!isApiError(error, 404, 422, 429)) isMade.current = true
      throw error
    }
  }

  /** Whoever has just made the account is in, or takes the second step that their role asks. */
  async function enter(email: string | undefined): Promise<void> {
    const answer = email === undefined ? undefined : await logIn(email, password)
    if (answer && 'second' in answer) setSecond(answer.second)
    else onDone(answer && 'in')
  }

  if (second)
    return (
      <SecondStep
        second={second}
        onAnswer={async (step, answer, show) => {
          await takeSecond(step, answer, show)
          onDone('in')
        }}
        onBack={() => onDone()}
        onGone={() => onDone()}
      />
    )

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
