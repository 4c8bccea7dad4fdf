import { useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import form from '../../ui/Field.module.css'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { KeyFacts } from './KeyPage.tsx'
import { publicError } from './publicError.ts'

interface ConfirmEmailProps {
  readonly secret: string
  readonly facts: KeyFacts
  readonly onGone: () => void
  readonly onDone: () => void
}

/** Confirms another e-mail address; by a press, so that a mail program that looks at links confirms nothing. */
export function ConfirmEmail({ secret, facts, onGone, onDone }: ConfirmEmailProps) {
  const { t } = useTranslation('auth')
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  const [problem, setProblem] = useState<string>()
  const email = facts.email ?? ''

  async function confirm(): Promise<void> {
    if (state === 'busy') return
    setState('busy')
    try {
      await call('/api/auth/confirm', { key: secret })
      setState('done')
    } catch (error) {
      setState('asking')
      if (isApiError(error, 404)) onGone()
      else setProblem(publicError(error, t))
    }
  }

  return (
    <Stack gap={4}>
      <p role="status">{state === 'done' ? t('confirmDone', { email }) : t('confirmText', { email })}</p>
      <div aria-live="assertive">
        {problem && (
          <Notice as="p" size="md" tone="danger">
            {problem}
          </Notice>
        )}
      </div>
      {state === 'done' ? (
        <button type="button" className={form.submit} onClick={onDone}>
          {t('toLogin')}
        </button>
      ) : (
        <button type="button" className={form.submit} aria-busy={state === 'busy'} onClick={() => void confirm()}>
          {t('confirmSubmit')}
        </button>
      )}
    </Stack>
  )
}
