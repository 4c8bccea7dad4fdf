import { IconCheck } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { type Tried, triedWith } from '../../api/tried.ts'
import type { Config } from '../../api/types.ts'
import type { Locale } from '../../texts/locale.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { type Translate, useTranslation } from '../../texts/useTranslation.ts'
import form from '../../ui/Field.module.css'
import { Field } from '../../ui/Field.tsx'
import { formatDate, formatLongDate } from '../../ui/format.ts'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import card from '../../ui/PublicCard.module.css'
import { PublicLayout } from '../../ui/PublicLayout.tsx'
import { TryAgain } from '../../ui/TryAgain.tsx'
import { orGone, useFirstAnswer } from '../../ui/useFirstAnswer.ts'

interface Gathering {
  readonly name: string
  readonly date: string
  readonly end?: string
  readonly location?: string
  /** From when one checks in, while that is to come. */
  readonly opens?: string
}

interface VisitorPageProps {
  readonly config: Config
  readonly secret: string
  readonly onLocale: (locale: Locale) => void
}

const askAbout = (key: string, signal: AbortSignal) => orGone(call<Gathering>('/api/checkin/key', { key }, { signal }))

/** `/checkin/{index}?key=…` (D12): a visitor checks in by e-mail address; nothing tells whether it is registered. */
export function VisitorPage({ config: { publicBrand: brand }, secret, onLocale }: VisitorPageProps) {
  const { t } = useTranslation('checkin')
  const locale = useLocale()
  const ask = useCallback((signal: AbortSignal) => askAbout(secret, signal), [secret])
  const { answer, problem, isBusy, again } = useFirstAnswer(ask)
  const [isOver, setOver] = useState(false)
  /** The day was moved while the page was open. */
  const [isMoved, setMoved] = useState(false)
  const gathering = isOver ? 'gone' : answer
  const lookAgain = () => {
    setMoved(true)
    again()
  }
  const isGone = gathering === 'gone'
  return (
    <PublicLayout
      brand={brand}
      title={isGone ? t('visitor.gone') : t('visitor.title')}
      footer={t('visitor.footer', { brand })}
      language={{
        label: t('visitor.otherLanguage'),
        code: locale === 'nl' ? 'en' : 'nl',
        choose: () => onLocale(locale === 'nl' ? 'en' : 'nl'),
      }}
    >
      <div className={card.card}>
        <h1 className={card.title}>{isGone ? t('visitor.gone') : t('visitor.title')}</h1>
        {problem !== undefined && !isGone && (
          <TryAgain text={problemText(problem, t)} isBusy={isBusy} onAgain={again} />
        )}
        {gathering === undefined ? (
          problem === undefined && (
            <Text tone="soft" role="status">
              {t('visitor.working')}
            </Text>
          )
        ) : gathering === 'gone' ? (
          <Text tone="soft">{t('visitor.goneText')}</Text>
        ) : (
          <>
            <Stack as="p" gap={1} pad={3} padX={4} ground="brand" corners="md" className={card.facts}>
              <strong>{gathering.name}</strong>
              <span>
                {[formatLongDate(gathering.date, locale), endOf(gathering, locale)].filter(Boolean).join(' – ')}
              </span>
              {gathering.location && <span>{gathering.location}</span>}
            </Stack>
            {gathering.opens ? (
              <Text tone="soft" role={isMoved ? 'alert' : undefined}>
                {t('visitor.opens', { date: formatLongDate(gathering.opens, locale) })}
              </Text>
            ) : (
              <CheckIn secret={secret} onGone={() => setOver(true)} onEarly={lookAgain} />
            )}
          </>
        )}
      </div>
    </PublicLayout>
  )
}

/** When it is over: the time, with its day where that is another one. */
function endOf({ date, end }: Gathering, locale: Locale): string {
  if (!end) return ''
  return formatDate(end, 'date') === formatDate(date, 'date') ? formatDate(end).slice(11) : formatLongDate(end, locale)
}

function problemText(error: unknown, t: Translate<'checkin'>): string {
  const text = isApiError(error, 0) ? 'offline' : isApiError(error, 429) ? 'tooMany' : 'failed'
  return t(`visitor.${text}`)
}

interface CheckInProps {
  readonly secret: string
  readonly onGone: () => void
  readonly onEarly: () => void
}

function CheckIn({ secret, onGone, onEarly }: CheckInProps) {
  const { t } = useTranslation('checkin')
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  const [isWrong, setWrong] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const done = useRef<HTMLHeadingElement>(null)
  const tried = useRef<Tried>(undefined)
  useEffect(() => {
    if (state === 'done') done.current?.focus()
  }, [state])

  async function checkIn(): Promise<void> {
    if (state === 'busy') return
    const wrong = !/^\s*\S+@\S+\.\S+\s*$/.test(email)
    setWrong(wrong)
    setProblem(undefined)
    if (wrong) return
    setState('busy')
    try {
      // Of several with one address a second try would check in the next one, should only the answer have been lost.
      tried.current = triedWith([email], tried.current)
      await call('/api/checkin/self', { key: secret, email, attempt: tried.current.key })
      tried.current = undefined
      setState('done')
    } catch (error) {
      setState('asking')
      if (isApiError(error, 404)) onGone()
      else if (isApiError(error, 422) && error.errors.some(({ code }) => code === 'tooEarly')) onEarly()
      else setProblem(error)
    }
  }

  if (state === 'done') {
    return (
      <div className={card.done}>
        <IconCheck size={64} aria-hidden="true" />
        <h2 ref={done} tabIndex={-1} className={card.title}>
          {t('visitor.done')}
        </h2>
        <Text tone="soft">{t('visitor.doneText')}</Text>
        <button
          type="button"
          className={form.other}
          onClick={() => {
            setEmail('')
            setState('asking')
          }}
        >
          {t('visitor.another')}
        </button>
      </div>
    )
  }
  return (
    <Stack
      noValidate
      as="form"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault()
        void checkIn()
      }}
    >
      <Text tone="soft">{t('visitor.lead')}</Text>
      <Field id="visitor-email" label={t('visitor.email')}>
        <input
          id="visitor-email"
          className={form.input}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? 'visitor-email-wrong' : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div aria-live="assertive">
          {isWrong && (
            <Text id="visitor-email-wrong" size="sm" tone="danger">
              {t('visitor.emailWrong')}
            </Text>
          )}
        </div>
      </Field>
      {problem !== undefined && (
        <Notice as="p" tone="danger" role="alert">
          {problemText(problem, t)}
        </Notice>
      )}
      <button type="submit" className={form.submit} aria-busy={state === 'busy'}>
        {state === 'busy' ? t('visitor.busy') : t('visitor.submit')}
      </button>
    </Stack>
  )
}
