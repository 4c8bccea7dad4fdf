import { isCentre } from '@schakel/domain'
import type { WorkLine } from '@schakel/domain/calls'
import { IconAlarmSnooze, IconArrowBackUp, IconBell, IconBellOff, IconCheck, IconUserShare } from '@tabler/icons-react'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { isTickable } from './useTick.ts'
import classes from './Work.module.css'

/** What can be done with a line. */
export interface LineDeeds {
  readonly tick: (line: WorkLine) => void
  readonly snooze: (line: WorkLine) => void
  readonly remind: (line: WorkLine) => void
  readonly handOver: (line: WorkLine) => void
}

interface LineDeedsRowProps {
  readonly line: WorkLine
  readonly title: string
  readonly isActive: boolean
  readonly deeds: LineDeeds
}

/** The buttons of a line; the letters of the list press them (`data-key`). */
export function LineDeedsRow({ line, title: name, isActive, deeds }: LineDeedsRowProps) {
  const { t } = useTranslation('work')
  const { kind } = useViewer()
  const { item, until, remind } = line
  const shared = { writes: 'now', tabIndex: isActive ? 0 : -1 } as const
  const icon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const
  const snoozing = until === undefined ? 'snooze' : 'takeBack'
  const reminding = remind === undefined ? 'remind' : 'forget'
  const isTodo = item._type === 'todo'
  return (
    <Row as="span" rigid className={classes.deeds} justify="end">
      {isTickable(line) && until === undefined && (
        <IconButton
          {...shared}
          data-key="x"
          label={t('tickOf', { name })}
          title={t('tick')}
          onClick={() => deeds.tick(line)}
        >
          <IconCheck {...icon} />
        </IconButton>
      )}
      <IconButton
        {...shared}
        data-key="s"
        label={t(`${snoozing}Of`, { name })}
        title={t(`keyed.${snoozing}`)}
        onClick={() => deeds.snooze(line)}
      >
        {until === undefined ? <IconAlarmSnooze {...icon} /> : <IconArrowBackUp {...icon} />}
      </IconButton>
      {isTodo && (
        <IconButton
          {...shared}
          data-key="r"
          label={t(`${reminding}Of`, { name })}
          title={t(`keyed.${reminding}`)}
          onClick={() => deeds.remind(line)}
        >
          {remind === undefined ? <IconBell {...icon} /> : <IconBellOff {...icon} />}
        </IconButton>
      )}
      {isCentre({ kind }) && (isTodo || item._type === 'dossier') && (
        <IconButton
          {...shared}
          data-key="h"
          label={t('handOverOf', { name })}
          title={t('keyed.handOver')}
          onClick={() => deeds.handOver(line)}
        >
          <IconUserShare {...icon} />
        </IconButton>
      )}
    </Row>
  )
}
