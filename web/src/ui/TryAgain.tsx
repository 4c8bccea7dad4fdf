import { useTranslation } from '../texts/useTranslation.ts'
import form from './Field.module.css'
import { Notice } from './layout/Notice.tsx'
import { Stack } from './layout/Stack.tsx'

interface TryAgainProps {
  /** What went wrong. */
  readonly text: string
  readonly isBusy: boolean
  readonly onAgain: () => void
}

/** What a page for who has no account shows where its first question failed (`useFirstAnswer.ts`), with a way to ask again. */
export function TryAgain({ text, isBusy, onAgain }: TryAgainProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={4}>
      {/* Anew for each answer: a text that stays as it was is not read out. */}
      <Notice key={`${isBusy}`} as="p" size="md" tone="danger" role={isBusy ? undefined : 'alert'}>
        {text}
      </Notice>
      <button type="button" className={form.other} aria-busy={isBusy} onClick={() => !isBusy && onAgain()}>
        {t('retry')}
      </button>
    </Stack>
  )
}
