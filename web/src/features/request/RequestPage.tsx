import { IconMailCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { get } from '../../api/call.ts'
import type { Config } from '../../api/types.ts'
import { dropOldDrafts } from '../../entities/forms/drafts.ts'
import type { Locale } from '../../texts/locale.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import form from '../../ui/Field.module.css'
import { Text } from '../../ui/layout/Text.tsx'
import card from '../../ui/PublicCard.module.css'
import { PublicLayout } from '../../ui/PublicLayout.tsx'
import { TryAgain } from '../../ui/TryAgain.tsx'
import { useFirstAnswer } from '../../ui/useFirstAnswer.ts'
import { ConfirmRequest } from './ConfirmRequest.tsx'
import { RequestForm } from './RequestForm.tsx'
import { requestProblem } from './RequestProblem.tsx'
import { Said } from './Said.tsx'
import type { FreshForm } from './sendRequest.ts'

interface RequestPageProps {
  readonly config: Config
  /** The key of a mailed link, when one came by it. */
  readonly secret: string
  readonly onLocale: (locale: Locale) => void
}

/** `/aanvraag` and `/en/request` (D18): an organisation without an account asks for a selection, and confirms that by mail. */
export function RequestPage({ config, secret, onLocale }: RequestPageProps) {
  const { t } = useTranslation('requesting')
  const locale = useLocale()
  const { publicBrand } = config
  useEffect(() => dropOldDrafts(), [])
  return (
    <PublicLayout
      brand={publicBrand}
      title={secret ? t('confirm') : t('title')}
      footer={t('footer', { brand: publicBrand })}
      wide={!secret}
      language={{
        label: t('otherLanguage'),
        code: locale === 'nl' ? 'en' : 'nl',
        choose: () => onLocale(locale === 'nl' ? 'en' : 'nl'),
      }}
    >
      {secret ? <ConfirmRequest secret={secret} /> : <Ask defaultPrice={config.defaultPrice} />}
    </PublicLayout>
  )
}

function Ask({ defaultPrice }: { readonly defaultPrice: number }) {
  const { t } = useTranslation('requesting')
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo === undefined) return <NewRequest defaultPrice={defaultPrice} onSent={setSentTo} />
  return (
    <Said
      icon={<IconMailCheck size={64} aria-hidden="true" />}
      title={t('sent')}
      text={t('sentText', { email: sentTo })}
    >
      <button type="button" className={form.other} onClick={() => setSentTo(undefined)}>
        {t('another')}
      </button>
    </Said>
  )
}

interface NewRequestProps {
  readonly defaultPrice: number
  readonly onSent: (email: string) => void
}

const askForm = (signal: AbortSignal) =>
  get<FreshForm>('/api/request/form', { signal }).catch((error: unknown) => {
    if (isApiError(error, 404)) return 'closed' as const
    throw error
  })

/** Each with a form of its own: what is sent by the form of the one before takes its place. */
function NewRequest({ defaultPrice, onSent }: NewRequestProps) {
  const { t } = useTranslation('requesting')
  const { answer: fresh, problem, isBusy, again } = useFirstAnswer(askForm)
  if (fresh === 'closed') return <Said title={t('closed')} text={t('closedText')} />
  return (
    <div className={card.card}>
      <header>
        <h1 className={card.title}>{t('title')}</h1>
        <Text tone="soft">{t('lead')}</Text>
      </header>
      {problem !== undefined && <TryAgain text={requestProblem(problem, t)} isBusy={isBusy} onAgain={again} />}
      {fresh && <RequestForm fresh={fresh} defaultPrice={defaultPrice} onSent={onSent} />}
    </div>
  )
}
