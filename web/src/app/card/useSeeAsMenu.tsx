import { type AnyItem, isOrganisationType } from '@schakel/domain'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { lookAs } from '../../api/seeing.ts'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import type { MenuEntry, MenuSection } from '../../ui/MoreMenu.tsx'
import { askSeeAs } from '../askSeeAs.ts'

/** On the page of an organisation, of an account or of a dossier the centre may look at it as somebody else. */
export function useSeeAsMenu(item: AnyItem): MenuSection[] {
  const { t } = useTranslation('seeAs')
  const guard = useTranslation('guard')
  const { kind } = useViewer()
  const isAccount = item._type === 'user'
  if (!isCentreKind(kind) || item._type === 'space') return []
  const look = () => {
    if (isAccount) {
      lookAs(item._id)
      location.reload()
    } else {
      askSeeAs(isOrganisationType(item._type) ? item : undefined)
    }
  }
  const entries: MenuEntry[] = [{ label: t('lookAs'), icon: <IconEye size={16} aria-hidden="true" />, onSelect: look }]
  if (item._type === 'dossier') {
    entries.push({
      label: guard.t('title'),
      icon: <IconEyeOff size={16} aria-hidden="true" />,
      onSelect: () =>
        void import('../../features/matches/guard/askGuard.tsx').then(({ showDossier }) => showDossier(item._id)),
    })
  }
  return [{ entries }]
}
