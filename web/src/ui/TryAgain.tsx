import { useLayoutEffect, useRef } from 'react'
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
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const pressed = button.current
    return () => {
      if (document.activeElement === pressed) enterHeading(pressed)
    }
  }, [])
  return (
    <Stack gap={4}>
      {/* Anew for each answer: a text that stays as it was is not read out. */}
      <Notice key={`${isBusy}`} as="p" size="md" tone="danger" role={isBusy ? undefined : 'alert'}>
        {text}
      </Notice>
      <button ref={button} type="button" className={form.other} aria-busy={isBusy} onClick={() => !isBusy && onAgain()}>
        {t('retry')}
      </button>
    </Stack>
  )
}

/** The keyboard and the reader begin at the title above what came in its place (WCAG 2.4.3). */
function enterHeading(pressed: Element | null): void {
  const heading = pressed?.closest('main')?.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
