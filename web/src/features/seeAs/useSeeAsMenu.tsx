import { type AnyItem, isOrganisationType } from '@schakel/domain'
import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lookAs } from '../../api/seeing.ts'
import type { MenuSection } from '../../ui/MoreMenu.tsx'
import { useViewer } from '../auth/viewer.tsx'
import { isCentreKind } from '../items/useRights.ts'

/** On the page of an organisation, of an account or of a dossier the centre may look at it as somebody else. */
export function useSeeAsMenu(item: AnyItem): MenuSection[] {
  const { t } = useTranslation('seeAs')
  const { kind } = useViewer()
  const isAccount = item._type === 'user'
  if (!isCentreKind(kind) || item._type === 'space') return []
  const look = () => {
    if (isAccount) {
      lookAs(item._id)
      location.reload()
    } else {
      void import('./openSeeAs.tsx').then(({ openSeeAs }) =>
        openSeeAs(isOrganisationType(item._type) ? item : undefined),
      )
    }
  }
  return [{ entries: [{ label: t('lookAs'), icon: <IconEye size={16} aria-hidden="true" />, onSelect: look }] }]
}
