import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { useErrorText } from '../../ui/errorText.ts'
import { Notice } from '../../ui/layout/Notice.tsx'
import classes from './Planning.module.css'
import type { Planning } from './usePlanning.ts'

/** What stands in the way of saving, and the choice that one has: nothing is lost by itself. */
export function SaveTrouble({ planning }: { readonly planning: Planning }) {
  const { t } = useTranslation('planning')
  const common = useTranslation('common')
  const errorText = useErrorText()
  const { save } = planning
  const { theirs } = save
  if (theirs) {
    return (
      <Notice gap={2} wrap size="sm" tone="danger" className={classes.trouble} role="alert">
        <p>{t('theirs')}</p>
        <Button size="sm" tone="brand" onClick={save.insist}>
          {t('keepMine')}
        </Button>
        <Button size="sm" onClick={() => planning.adopt(theirs.planning)}>
          {t('takeTheirs')}
        </Button>
      </Notice>
    )
  }
  if (save.state !== 'failed') return null
  const { title, text } = errorText(save.error)
  return (
    <Notice gap={2} wrap size="sm" tone="danger" className={classes.trouble} role="alert">
      <p>
        <strong>{title}</strong> {text}
      </p>
      <Button size="sm" onClick={save.retry}>
        {common.t('retry')}
      </Button>
      <Button size="sm" onClick={planning.letGo}>
        {t('letGo')}
      </Button>
    </Notice>
  )
}
