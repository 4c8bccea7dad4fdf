import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { formatCount } from '../../ui/format.ts'
import classes from './Imports.module.css'
import type { ImportJob } from './importData.ts'
import { useImportCall } from './useImport.ts'

/** How far the server is; it goes on when one leaves the page. */
export function WorkStep({ job }: { readonly job: ImportJob }) {
  const { t } = useTranslation('importing')
  const common = useTranslation('common')
  const cancel = useImportCall('cancel', job._id)
  const { phase = 'check', done = 0, total } = job.progress ?? {}
  const part = total ? done / total : undefined
  // Said now and then and not with every row, for who listens.
  const tenth = part === undefined ? undefined : Math.floor(part * 10) * 10
  return (
    <div className={classes.panel}>
      <p className={classes.file}>{t('ofFile', { file: job.file })}</p>
      <div className={classes.progress}>
        <span className={classes.strong}>{t(`phase.${phase}`)}</span>
        <progress aria-label={t(`phase.${phase}`)} max={1} value={part} />
        <span>
          {total
            ? t('ofRows', { done: formatCount(done), total: formatCount(total) })
            : t('rows', { done: formatCount(done) })}
        </span>
      </div>
      <p className="sk-hidden" role="status">
        {t(`phase.${phase}`)} {tenth === undefined ? '' : `${tenth}%`}
      </p>
      <p className={classes.hint}>{t('goesOn')}</p>
      <footer className={classes.footer}>
        <span className={classes.space} />
        <Button writes="now" busy={cancel.isPending} disabled={phase === 'undo'} onClick={() => cancel.mutate({})}>
          {common.t('cancel')}
        </Button>
      </footer>
    </div>
  )
}
