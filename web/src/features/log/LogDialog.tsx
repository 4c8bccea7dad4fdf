import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { AnyItem } from '@schakel/domain'
import { IconListSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { titleOf } from '../../entities/items/titleOf.ts'
import { DisclosureReads } from '../../entities/log/DisclosureReads.tsx'
import classes from '../../entities/log/Log.module.css'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Select } from '../../ui/Select.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { upTo } from '../../ui/widths.ts'
import { LogLines } from './LogLines.tsx'
import { useItemLog } from './queries.ts'
import { useFieldOptions } from './useFieldOptions.ts'

interface LogDialogProps {
  readonly item: AnyItem
  readonly onClose: () => void
}

/** The log of an item: who did what with it, before and after, and who read what was disclosed (D6, D7). */
export default function LogDialog({ item, onClose }: LogDialogProps) {
  const { t } = useTranslation('log')
  const common = useTranslation('common')
  const words = useWords()
  const isPhone = useMediaQuery(upTo.phone) ?? false
  const [by, setBy] = useState('')
  const [field, setField] = useState('')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useItemLog(item._id, { by, field })
  const fields = useFieldOptions(item)
  // Who may be chosen is told with the first page of all lines, and stays when only some are shown.
  const [people, setPeople] = useState<readonly { readonly _id: string; readonly name: string }[]>([])
  const first = data?.pages[0]
  if (first && people.length === 0 && first.people.length > 0) {
    setPeople(first.people.flatMap(({ _id, name }) => (_id && name ? [{ _id, name }] : [])))
  }
  const lines = data?.pages.flatMap((page) => page.lines) ?? []
  return (
    <Modal
      opened
      onClose={onClose}
      size={900}
      fullScreen={isPhone}
      title={t('titleOf', { name: titleOf(item, words) })}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      <Stack gap={4} pad={1} padBottom={2}>
        {first && <DisclosureReads reads={first.reads} />}
        <Cluster gap={2.5} gapX={4} className={classes.filters}>
          <Select
            label={t('by')}
            value={by}
            options={[
              { value: '', label: t('everybody') },
              ...people.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={setBy}
          />
          <Select
            label={t('field')}
            value={field}
            options={[{ value: '', label: t('everything') }, ...fields]}
            onChange={setField}
          />
        </Cluster>
        {error && !data ? (
          <ErrorState compact error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading>
            <SkeletonRow />
            <SkeletonRow />
            <SkeletonRow />
          </Loading>
        ) : lines.length === 0 ? (
          <EmptyState compact icon={<IconListSearch size={26} stroke={1.6} />} title={t('none')}>
            {by || field ? t('noneSuch') : null}
          </EmptyState>
        ) : (
          <>
            <LogLines item={item} lines={lines} />
            {hasNextPage && (
              <Button
                className={classOf([], { place: 'start' })}
                busy={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {t('more')}
              </Button>
            )}
          </>
        )}
      </Stack>
    </Modal>
  )
}
