import { type AnyItem, hexOf, offeredStatuses, resumeTarget } from '@schakel/domain'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { iconOf } from '../../ui/icons.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { useWriteBlocked } from '../../ui/writeBlocked.ts'
import { rightsOf } from '../items/useRights.ts'
import { useViewer } from '../viewer/viewer.tsx'
import classes from './StatusSteps.module.css'
import { statusedOf, tableOf } from './statusOf.ts'

/** The statuses that this viewer may choose for an item now (S4.7, D6). */
export function useOffered(item: AnyItem): readonly string[] {
  const viewer = useViewer()
  const table = tableOf(item)
  if (!table) return []
  const rights = rightsOf(viewer, item)
  return offeredStatuses(table, statusedOf(item), new Date()).filter(rights.choose)
}

interface StatusStepsProps {
  readonly item: AnyItem
  readonly offered: readonly string[]
  readonly chosen?: string | undefined
  readonly onChoose: (status: string) => void
  /** Whether a step waits for what is being saved: it keeps its place and the keyboard, and does nothing. */
  readonly waits?: (status: string) => boolean
  readonly size?: 'sm' | 'md'
  /** What the group is, for who cannot see where it stands. */
  readonly label: string
}

/** The offered statuses as buttons in their colours (S3.15). */
export function StatusSteps({ item, offered, chosen, onChoose, waits, size = 'md', label }: StatusStepsProps) {
  const writeBlocked = useWriteBlocked('now')
  const { t } = useTranslation('history')
  const words = useWords()
  const table = tableOf(item)
  if (!table) return null
  const resume = resumeTarget(table, statusedOf(item), new Date())
  return (
    <Cluster as="fieldset" gap={2} fluid className={classes.steps} data-size={size}>
      <legend className="sk-hidden">{label}</legend>
      {offered.map((status) => {
        const entry = table.entries[status]
        if (!entry) return null
        const Icon = iconOf(entry.icon)
        const name = words.status(item._type, status)
        const isWaiting = waits?.(status) === true
        return (
          <button
            key={status}
            type="button"
            className={classOf(['row'], {
              inline: true,
              gap: 2,
              padX: 3,
              weight: 'strong',
              corners: 'md',
              className: classes.step,
            })}
            style={{ '--item-color': hexOf(entry.colour) }}
            aria-pressed={chosen === undefined ? undefined : chosen === status}
            aria-disabled={isWaiting || undefined}
            onClick={() => isWaiting || onChoose(status)}
            {...writeBlocked}
          >
            <Icon size={size === 'sm' ? 15 : 18} stroke={1.9} aria-hidden="true" />
            {status === resume ? t('resumeTo', { status: name }) : name}
          </button>
        )
      })}
    </Cluster>
  )
}
