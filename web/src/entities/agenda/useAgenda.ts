import { type AnyItem, isSame } from '@schakel/domain'
import { type AgendaMove, fieldOf, moveProps } from '@schakel/domain/agenda'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatDate } from '../../ui/format.ts'
import { notifyError, notifyUndo } from '../../ui/notify.ts'
import { keys } from '../items/keys.ts'
import { useUpdate } from '../items/mutations.ts'
import { useTakeBack } from '../items/useTakeBack.ts'
import type { AgendaEvent } from './events.ts'

interface AgendaItems {
  readonly items: readonly AnyItem[]
  readonly isCut: boolean
}

/** What stands in a stretch of the agenda. It lies beside the feed in the cache: what changes there is shown here at once, and asked again. */
export function useAgenda(range: { readonly from: string; readonly to: string }) {
  return useQuery({
    queryKey: [...keys.activities, 'agenda', range.from, range.to],
    queryFn: ({ signal }) => call<AgendaItems>('/api/agenda/list', range, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Moves something at once, and offers to take it back for 10 seconds. */
export function useMove() {
  const { t } = useTranslation('agenda')
  const common = useTranslation('common')
  const words = useWords()
  const update = useUpdate()
  const takeBack = useTakeBack()
  return ({ entry, item, title }: AgendaEvent, move: AgendaMove) => {
    if (move.start === entry.start && move.end === entry.end) return
    if (entry.kind === 'status' && Date.parse(move.start) <= Date.now()) {
      notifyError(t('planLater'), t('planLaterText'))
      return
    }
    const props = moveProps(item, entry, move)
    // A whole list is written: who works on an older one would lose what was added since (D2.3).
    const isList = entry.kind === 'planning' || entry.kind === 'status'
    const version = isList && item._version > 0 ? { _version: item._version } : {}
    update.mutate(
      { id: item._id, props: { ...props, ...version }, shown: props },
      {
        onSuccess: (saved) => {
          // What had no end and was given one has none again.
          const end = entry.end ?? (move.end === undefined ? undefined : null)
          const back = moveProps({ ...item, ...props }, { ...entry, start: move.start }, { start: entry.start, end })
          const undo = () =>
            void takeBack({
              id: item._id,
              props: back,
              version: saved._version,
              label: words.field(item._type, fieldOf[entry.kind]),
              isHeld: (current) => Object.keys(props).every((name) => isHeld(current[name], props[name])),
            })
          notifyUndo(t('moved', { name: title, date: formatDate(move.start) }), common.t('undo'), undo)
        },
      },
    )
  }
}

/** Whether what stands there is what was put there, however its moment is written. */
function isHeld(now: unknown, put: unknown): boolean {
  return isSame(now, put) || (isMoment(now) && isMoment(put) && Date.parse(now) === Date.parse(put))
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string'
}
