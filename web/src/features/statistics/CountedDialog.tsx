import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { isTypeName, typeOfId } from '@schakel/domain'
import { ItemLink } from '../../entities/items/ItemLink.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatCount, formatDate } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { upTo } from '../../ui/widths.ts'
import type { StatisticsSearch } from './address.ts'
import type { Counted } from './counted.tsx'
import { useCounted } from './queries.ts'
import classes from './Statistics.module.css'

interface CountedDialogProps {
  readonly asked: StatisticsSearch
  readonly counted: Counted
  readonly onClose: () => void
}

/** The dossiers or matches that a number counts, each of them once (D11.2). */
export default function CountedDialog({ asked, counted, onClose }: CountedDialogProps) {
  const { t } = useTranslation('statistics')
  const common = useTranslation('common')
  const words = useWords()
  const isPhone = useMediaQuery(upTo.phone) ?? false
  const { title, ...what } = counted
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useCounted({ ...asked, ...what })
  const rows = data?.pages.flatMap((page) => page.data) ?? []
  const total = data?.pages[0]?.total ?? 0
  const type = typeOfId(rows[0]?._id ?? '') === 'match' ? 'match' : 'dossier'
  return (
    <Modal
      opened
      onClose={onClose}
      size={720}
      fullScreen={isPhone}
      title={title}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      {error && !data ? (
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      ) : (
        <>
          <Hint role="status">
            {t(type === 'match' ? 'matchesListed' : 'dossiersListed', { count: total, shown: formatCount(total) })}
          </Hint>
          <ul className={`sk-list ${classes.counted}`}>
            {rows.map(({ _id, name, date, status, lead, supplier }) => (
              <li key={_id}>
                <ItemLink id={_id}>{[name, lead, supplier].filter(Boolean).join(' · ')}</ItemLink>
                <Hint as="span">
                  {[status && isTypeName(type) ? words.status(type, status) : '', formatDate(date, 'date')]
                    .filter(Boolean)
                    .join(' · ')}
                </Hint>
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('moreListed')}
            </Button>
          )}
        </>
      )}
    </Modal>
  )
}
