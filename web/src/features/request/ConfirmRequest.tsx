import { IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import form from '../../ui/Field.module.css'
import { Text } from '../../ui/layout/Text.tsx'
import card from '../../ui/PublicCard.module.css'
import { RequestProblem } from './RequestProblem.tsx'
import { Said } from './Said.tsx'

interface Asked {
  readonly organisation: string
  readonly kind: string
  readonly email: string
}

/** What a mailed link confirms; by a press, so that a mail program that looks at links confirms nothing (D18). */
export function ConfirmRequest({ secret }: { readonly secret: string }) {
  const { t } = useTranslation('requesting')
  const [asked, setAsked] = useState<Asked | 'gone'>()
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  const [problem, setProblem] = useState<unknown>()
  const fail = (error: unknown) => {
    if (isApiError(error, 400, 404, 422)) setAsked('gone')
    else setProblem(error)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for a link
  useEffect(() => {
    let isLeft = false
    call<Asked>('/api/request/key', { key: secret }).then(
      (found) => !isLeft && setAsked(found),
      (error: unknown) => !isLeft && fail(error),
    )
    return () => {
      isLeft = true
    }
  }, [secret])

  async function confirm(): Promise<void> {
    if (state === 'busy') return
    setState('busy')
    setProblem(undefined)
    try {
      await call('/api/request/confirm', { key: secret })
      setState('done')
    } catch (error) {
      setState('asking')
      fail(error)
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
      ) : (
        problem === undefined && (
          <Text tone="soft" role="status">
            {t('working')}
          </Text>
        )
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
