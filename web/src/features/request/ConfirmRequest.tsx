import { IconCheck } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { call } from '../../api/call.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import form from '../../ui/Field.module.css'
import { Text } from '../../ui/layout/Text.tsx'
import card from '../../ui/PublicCard.module.css'
import { TryAgain } from '../../ui/TryAgain.tsx'
import { isGone, orGone, useFirstAnswer } from '../../ui/useFirstAnswer.ts'
import { RequestProblem, requestProblem } from './RequestProblem.tsx'
import { Said } from './Said.tsx'

interface Asked {
  readonly organisation: string
  readonly kind: string
  readonly email: string
}

const askAbout = (key: string, signal: AbortSignal) => orGone(call<Asked>('/api/request/key', { key }, { signal }))

/** What a mailed link confirms; by a press, so that a mail program that looks at links confirms nothing (D18). */
export function ConfirmRequest({ secret }: { readonly secret: string }) {
  const { t } = useTranslation('requesting')
  const ask = useCallback((signal: AbortSignal) => askAbout(secret, signal), [secret])
  const first = useFirstAnswer(ask)
  const [isLinkGone, setLinkGone] = useState(false)
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  const [problem, setProblem] = useState<unknown>()
  const asked = isLinkGone ? 'gone' : first.answer

  async function confirm(): Promise<void> {
    if (state === 'busy') return
    setState('busy')
    setProblem(undefined)
    try {
      await call('/api/request/confirm', { key: secret })
      setState('done')
    } catch (error) {
      setState('asking')
      if (isGone(error)) setLinkGone(true)
      else setProblem(error)
    }
  }

  if (asked === 'gone') {
    return (
      <Said title={t('gone')} text={t('goneText')}>
        <a href={location.pathname}>{t('again')}</a>
      </Said>
    )
  }
  if (state === 'done' && asked) {
    return (
      <Said
        icon={<IconCheck size={64} aria-hidden="true" />}
        title={t('done')}
        text={t('doneText', { email: asked.email })}
      />
    )
  }
  return (
    <div className={card.card}>
      <h1 className={card.title}>{t('confirm')}</h1>
      {asked ? (
        <Text tone="soft">{t('confirmText', { organisation: asked.organisation, kind: asked.kind })}</Text>
      ) : first.problem !== undefined ? (
        <TryAgain text={requestProblem(first.problem, t)} isBusy={first.isBusy} onAgain={first.again} />
      ) : (
        <Text tone="soft" role="status">
          {t('working')}
        </Text>
      )}
      {problem !== undefined && <RequestProblem error={problem} />}
      {asked && (
        <button type="button" className={form.submit} aria-busy={state === 'busy'} onClick={() => void confirm()}>
          {t('confirmSubmit')}
        </button>
      )}
    </div>
  )
}
