import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { MoreMenu } from '../../ui/MoreMenu.tsx'
import classes from './TopBar.module.css'

const UserMenuDropdown = lazyPart(() => import('./UserMenuDropdown.tsx'))

/** The button of the user menu; its lines come when it is opened. */
export function UserMenu() {
  const { t } = useTranslation('layout')
  const viewer = useViewer()
  return (
    <MoreMenu dropdown={UserMenuDropdown} label={t('userMenu', { name: viewer.name })} className={classes.user}>
      <ItemAvatar type="user" name={viewer.name} avatar={viewer.avatar} size={34} />
    </MoreMenu>
  )
}
