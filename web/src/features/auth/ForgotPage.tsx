import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { withLocale } from '../../texts/locale.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import form from '../../ui/Field.module.css'
import { Field } from '../../ui/Field.tsx'
import classes from '../../ui/Login.module.css'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { publicError } from './publicError.ts'

/** `/forgot`: asks for a link to choose another password; the answer is the same whether there is such an account (D8.8). */
export function ForgotPage({ brand }: { readonly brand: string }) {
  const { t } = useTranslation('auth')
  const locale = useLocale()
  const [email, setEmail] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    document.title = `${t('forgotTitle')} · ${brand}`
  }, [t, brand])

  async function ask(): Promise<void> {
    if (isBusy) return
    if (!email.includes('@')) {
      setProblem(t('emailRequired'))
      return
    }
    setBusy(true)
    setProblem(undefined)
    try {
      await call('/api/auth/forgot', { email: email.trim() })
      setDone(true)
    } catch (error) {
      setProblem(publicError(error, t))
    }
    setBusy(false)
  }

  const back = (
    <a className={classes.link} href={withLocale('/login', locale)}>
      {t('back')}
    </a>
  )
  if (isDone) {
    return (
      <AuthFrame brand={brand} title={t('forgotDone')}>
        <Text below={5} tone="soft" role="status">
          {t('forgotDoneText', { email: email.trim() })}
        </Text>
        {back}
      </AuthFrame>
    )
  }
  return (
    <AuthFrame brand={brand} title={t('forgotTitle')}>
      <Text below={5} tone="soft">
        {t('forgotText')}
      </Text>
      <Stack
        noValidate
        as="form"
        gap={4}
        onSubmit={(event) => {
          event.preventDefault()
          void ask()
        }}
      >
        <Field id="forgot-email" label={t('email')}>
          <input
            id="forgot-email"
            className={form.input}
            type="email"
            autoComplete="email"
            // biome-ignore lint/a11y/noAutofocus: the form is the whole page, and nothing stands before it
            autoFocus
            required
            value={email}
            aria-invalid={problem !== undefined}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <div aria-live="assertive">
          {problem && (
            <Notice as="p" size="md" tone="danger">
              {problem}
            </Notice>
          )}
        </div>
        <button type="submit" className={form.submit} aria-busy={isBusy} aria-disabled={isBusy}>
          {isBusy ? t('busy') : t('forgotSubmit')}
        </button>
        {back}
      </Stack>
    </AuthFrame>
  )
}
