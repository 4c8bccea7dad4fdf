import { hexOf } from '@schakel/domain'
import { isDayAlone } from '@schakel/domain/agenda'
import type { AgendaLayer } from '@schakel/domain/calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isSeeing } from '../../api/seeing.ts'
import { type AgendaEvent, wallTimes } from '../../entities/agenda/events.ts'
import { keys } from '../../entities/items/keys.ts'
import { useTranslation } from '../../texts/useTranslation.ts'

/** A calendar of elsewhere in the agenda: switched on and off by its id, in a colour of its own. */
export interface Layer {
  readonly _id: string
  readonly name: string
  readonly color: string
  readonly isSilent: boolean
  readonly isCut: boolean
  readonly events: readonly AgendaEvent[]
}

/** For what has no colour there: those of the palette that nothing of one's own has. */
const layerColours = ['petrol', 'roze', 'olijf', 'oranje', 'grijs'] as const

/** The calendars of elsewhere that lie under one's own, in a stretch of time (D14); without them the agenda is there too. */
export function useLayers(range: { readonly from: string; readonly to: string }): readonly Layer[] {
  const { t } = useTranslation('agenda')
  const { data } = useQuery({
    // They are that person’s own, also while one impersonates them.
    enabled: !isSeeing(),
    queryKey: [...keys.activities, 'agenda', 'external', range.from, range.to],
    queryFn: ({ signal }) => call<readonly AgendaLayer[]>('/api/agenda/external', range, { signal }),
    placeholderData: keepPreviousData,
  })
  return (data ?? []).map((layer, at) => layerOf(layer, at, t('busy')))
}

/** A calendar of elsewhere as the screen draws it; what is private there is called `busy`. */
export function layerOf({ _id, name, colour, isSilent, isCut, events }: AgendaLayer, at: number, busy: string): Layer {
  const color = colour ?? hexOf(layerColours[at % layerColours.length])
  return { _id, name, color, isSilent, isCut, events: events.map(eventOf) }

  function eventOf(event: AgendaLayer['events'][number]): AgendaEvent {
    const { uid, start, end, location, isPrivate, unknownZone } = event
    const item = {
      _id: 'activity/external',
      _type: 'activity',
      _version: 0,
      name: event.name,
      location,
      organisation: { name },
    } as const
    const entry = {
      key: `${_id}#${uid}`,
      kind: 'activity',
      item: item._id,
      start,
      ...(end ? { end } : {}),
    } as const
    return {
      id: entry.key,
      title: event.name || (isPrivate ? busy : name),
      ...wallTimes(entry),
      color,
      isDay: isDayAlone(start),
      isDone: false,
      mayMove: false,
      isExternal: true,
      unknownZone,
      entry,
      item,
    }
  }
}
