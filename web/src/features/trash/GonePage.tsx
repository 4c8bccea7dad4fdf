import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Page } from '../../ui/Page.tsx'
import { TrashRow } from './TrashRow.tsx'
import { trashedOf } from './trashed.ts'
import { useTrashed } from './useTrash.ts'

interface GonePageProps {
  readonly id: string
  /** What stands here until it is known where the card went. */
  readonly meanwhile: ReactNode
  /** What stands here when it is not in the trash either. */
  readonly otherwise: ReactNode
}

/** At the address of a card that is not there any more: where it went, for those who may take it back (D2.5, D17.2). */
export default function GonePage({ id, meanwhile, otherwise }: GonePageProps) {
  const { t } = useTranslation('trash')
  const words = useWords()
  const { data: item, isPending } = useTrashed(id)
  if (isPending) return meanwhile
  if (!item) return otherwise
  const { into } = trashedOf(item, words)
  return (
    <Page
      title={t('gone')}
      heading={into ? t('goneInto', { name: into.name }) : t('gone')}
      lead={t(into ? 'goneIntoText' : 'goneText')}
      actions={
        into &&
        !into.isGone && (
          <Link to="/card/$" params={{ _splat: into.id }} {...buttonLook('brand')}>
            {t('goTo', { name: into.name })}
            <IconArrowRight size={16} aria-hidden="true" />
          </Link>
        )
      }
    >
      <Panel as="ul" pad={1.5} raised>
        <TrashRow item={item} />
      </Panel>
    </Page>
  )
}
