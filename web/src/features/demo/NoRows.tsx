import { may } from '@schakel/domain'
import { IconPresentation } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** There is nothing to show in a demo: the set is not frozen, or no row of it is proven so. */
export function NoRows({ dossier }: { readonly dossier: string }) {
  const { t } = useTranslation('demo')
  const { kind } = useViewer()
  return (
    <EmptyState
      icon={<IconPresentation size={34} stroke={1.6} />}
      title={t('noRows')}
      action={
        !may({ kind }, 'seeOpenRequirements') ? undefined : (
          <Link to="/card/$" params={{ _splat: `${dossier}/requirements` }} {...buttonLook('brand')}>
            {t('toRequirements')}
          </Link>
        )
      }
    >
      {t('noRowsText')}
    </EmptyState>
  )
}
