import { useMemo, useSyncExternalStore } from 'react'
import { REFUSED, watchUnsent } from '../../entities/unsent/unsentKeys.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import classes from './Note.module.css'
import { forgetUnsent, unsentOf, wordsIn } from './unsent.ts'

interface UnsentWordsProps {
  readonly user: string
  readonly item: string
  readonly mayWrite: boolean
}

/** What was written in a note here and does not stand in it: it waits for the connection, or was refused (D9). */
export function UnsentWords({ user, item, mayWrite }: UnsentWordsProps) {
  const { t } = useTranslation('notes')
  const kept = useSyncExternalStore(watchUnsent, () =>
    unsentOf(user, item)
      .map(({ key, text }) => key + text)
      .join(),
  )
  const [waiting, refused] = useMemo(() => {
    const all = kept === '' ? [] : unsentOf(user, item)
    const isRefused = ({ epoch }: { readonly epoch: number }) => !mayWrite || epoch === REFUSED
    return [all.filter((one) => !isRefused(one)), all.filter(isRefused)]
  }, [kept, user, item, mayWrite])
  const wordsOf = (some: typeof waiting) => wordsIn(some.map(({ update }) => update))
  // What was deleted or ticked has no words to show.
  const shown = (words: string) => words && <p className={classes.lost}>{words}</p>
  return (
    <>
      {waiting.length > 0 && (
        <Hint role="status" as="div">
          <p>{t('waiting')}</p>
          {shown(wordsOf(waiting))}
        </Hint>
      )}
      {refused.length > 0 && (
        <Hint role="status" as="div">
          <p>{t(wordsOf(refused) ? 'lost' : 'lostOther')}</p>
          {shown(wordsOf(refused))}
          <Button size="sm" onClick={() => forgetUnsent(refused)}>
            {t('lostSeen')}
          </Button>
        </Hint>
      )}
    </>
  )
}
