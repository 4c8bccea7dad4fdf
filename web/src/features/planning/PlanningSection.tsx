import { type AnyItem, may } from '@schakel/domain'
import { IconTimeline } from '@tabler/icons-react'
import { Section } from '../../entities/items/page/Section.tsx'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { Loading, SkeletonBar } from '../../ui/Skeleton.tsx'

const PlanningBoard = lazyPart(() => import('./PlanningBoard.tsx'))

/** The planning of a dossier (D11.1); suppliers have none (D19.5). */
export function PlanningSection({ dossier }: { readonly dossier: AnyItem }) {
  const { t } = useTranslation('planning')
  const { kind } = useViewer()
  if (!may({ kind }, 'seePlanning')) return null
  return (
    <Section title={t('title')} icon={<IconTimeline size={18} aria-hidden="true" />}>
      <PlanningBoard
        key={dossier._id}
        dossier={dossier}
        meanwhile={
          <Loading>
            <Stack gap={4} pad={2} padX={0}>
              <SkeletonBar />
              <SkeletonBar width="72%" />
              <SkeletonBar width="86%" />
            </Stack>
          </Loading>
        }
      />
    </Section>
  )
}
