import type { Work, WorkLine } from '@schakel/domain/calls'
import { type WorkGroup, workGroups } from '@schakel/domain/work'
import { IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatCount } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { notifyInfo } from '../../ui/notify.ts'
import { lineTitle } from './lineTitle.ts'
import { useHandOver } from './useHandOver.ts'
import { useRemind, useSnooze } from './useMoments.ts'
import { useTick } from './useTick.ts'
import { nameOfLine, useWorkKeys } from './useWorkKeys.ts'
import { WorkRow } from './WorkRow.tsx'

interface WorkListProps {
  readonly work: Work
  readonly isSnoozed: boolean
  readonly isOld: boolean
}

/** The lines by group, in one walk of the keyboard. */
export function WorkList({ work, isSnoozed, isOld }: WorkListProps) {
  const { t } = useTranslation('work')
  const words = useWords()
  const list = useRef<HTMLDivElement>(null)
  const tickOff = useTick()
  const snooze = useSnooze()
  const remind = useRemind()
  const handOver = useHandOver()
  const { kind } = useViewer()
  const title = (line: WorkLine) => lineTitle(line.item, kind, words)
  const deeds = {
    tick: (line: WorkLine) => void tickOff(line, title(line)),
    snooze: (line: WorkLine) => snooze(line, title(line)),
    remind: (line: WorkLine) => remind(line, title(line)),
    handOver: (line: WorkLine) => void handOver(line.item._id, title(line)),
  }
  const keys = useWorkKeys(work.lines, list, () => notifyInfo(t('notTickable')))
  const back = work.lines.filter(({ back }) => back !== undefined)
  return (
    <Stack
      gap={5}
      fluid
      stale={isOld}
      ref={list}
      onBlur={({ relatedTarget }) =>
        keys.onBlur(relatedTarget instanceof Node && list.current?.contains(relatedTarget) === false)
      }
    >
      <Hint role="status">
        {t(isSnoozed ? 'countAside' : 'count', { count: work.total, total: formatCount(work.total) })}
        {!isSnoozed && back.length > 0 && ` ${t('areBack', { count: back.length, name: back.map(title)[0] ?? '' })}`}
      </Hint>
      {work.lines.length === 0 && (
        <EmptyState icon={<IconCircleCheck size={34} stroke={1.6} />} title={t(isSnoozed ? 'asideEmpty' : 'empty')}>
          {t(isSnoozed ? 'asideEmptyText' : 'emptyText')}
        </EmptyState>
      )}
      {workGroups.map((group) => (
        <Group key={group} group={group} work={work}>
          {(line) => (
            <WorkRow
              key={nameOfLine(line)}
              line={line}
              title={title(line)}
              isActive={keys.active === nameOfLine(line)}
              onFocus={() => keys.onFocus(line)}
              deeds={deeds}
            />
          )}
        </Group>
      ))}
    </Stack>
  )
}

interface GroupProps {
  readonly group: WorkGroup
  readonly work: Work
  readonly children: (line: WorkLine) => ReactNode
}

function Group({ group, work, children }: GroupProps) {
  const { t } = useTranslation('work')
  const lines = work.lines.filter((line) => line.group === group)
  const total = work.groups[group] ?? 0
  if (lines.length === 0) return null
  return (
    <Stack as="section" gap={2} fluid aria-labelledby={`work-${group}`}>
      <Row gap={2} align="baseline">
        <Text id={`work-${group}`} as="h2" size="lg" weight="bold" tone={group === 'late' ? 'danger' : 'text'}>
          {t(`groups.${group}`)}
        </Text>
        <Hint as="span" digits>
          {formatCount(total)}
        </Hint>
      </Row>
      <Panel as="ul" pad={1} raised>
        {lines.map(children)}
      </Panel>
      {total > lines.length && <Hint>{t('cut', { shown: formatCount(lines.length), total: formatCount(total) })}</Hint>}
    </Stack>
  )
}
