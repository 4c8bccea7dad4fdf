import { IconMenu2 } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { lazyPart } from '../../ui/lazyPart.ts'
import classes from '../layouts/TopBar.module.css'

const MenuSheet = lazyPart(() => import('./MenuSheet.tsx'))

/** The button of the whole menu (S2.21); the sheet comes when it is first asked for. */
export function MainMenu() {
  const { t } = useTranslation('layout')
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  // Whoever goes somewhere leaves it behind.
  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router])
  return (
    <>
      <button
        type="button"
        className={`${classes.link} ${classes.menu}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={t('menu')}
        onPointerEnter={MenuSheet.preload}
        onFocus={MenuSheet.preload}
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={18} stroke={1.8} aria-hidden="true" />
        <span className={classes.label}>{t('menu')}</span>
      </button>
      {isOpen && <MenuSheet onClose={() => setOpen(false)} />}
    </>
  )
}
