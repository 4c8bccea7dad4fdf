import { IconMapOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import classes from './NotFound.module.css'

/** No such page (S2.17, S2.18, S8.1). */
export function NotFound() {
  const { t } = useTranslation('errors')
  const common = useTranslation('common')
  return (
    <Page title={t('notFoundTitle')}>
      <div className={classes.box}>
        <div className={classes.picture} aria-hidden="true">
          <IconMapOff size={44} stroke={1.5} />
        </div>
        <h1 className={classes.oops}>{t('oops')}</h1>
        <p className={classes.code}>{t('notFound')}</p>
        <p className={classes.text}>{t('notFoundText')}</p>
        <Link to="/" {...buttonLook('brand')}>
          {common.t('dashboard')}
        </Link>
      </div>
    </Page>
  )
}
