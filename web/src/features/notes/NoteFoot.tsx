import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { SaveState } from '../../ui/SaveState.tsx'
import classes from './Note.module.css'
import type { NoteLine } from './noteLine.ts'

/** What stands below a note: whether it is saved, what is wrong, and what could not be saved (D9). */
export function NoteFoot({ line }: { readonly line: NoteLine }) {
  const { t } = useTranslation('notes')
  const { state, trouble, isWritable, lost } = useSyncExternalStore(line.subscribe, line.snapshot)
  return (
    <>
      <Row gap={2} justify="between" wrap>
        <Hint as="span">{isWritable ? t('hint') : t('readOnly')}</Hint>
        <SaveState state={state === 'opening' ? 'idle' : state} />
      </Row>
      {trouble && <Hint role="alert">{t(`trouble.${trouble}`)}</Hint>}
      {trouble === 'full' && isWritable && (
        <Button size="sm" writes="now" onClick={() => void line.renew()}>
          {t('renew')}
        </Button>
      )}
      {lost !== undefined && (
        <Hint role="alert" as="div">
          <p>{t(lost ? 'lost' : 'lostOther')}</p>
          {lost && <p className={classes.lost}>{lost}</p>}
          <Button size="sm" onClick={() => line.forgetLost()}>
            {t('lostSeen')}
          </Button>
        </Hint>
      )}
    </>
  )
}
