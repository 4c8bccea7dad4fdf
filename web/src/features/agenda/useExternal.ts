import { isDayAlone } from '@schakel/domain/agenda'
import type { ExternalEvent } from '@schakel/domain/calls'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { isSeeing } from '../../api/seeing.ts'
import { keys } from '../items/keys.ts'
import { type AgendaEvent, wallTimes } from './events.ts'

/** What stands in calendars of elsewhere is grey: it is there to be seen, not to be moved. */
const GREY = '#455A64'

/** The calendars of elsewhere that lie under one's own, in a stretch of time (D14); without them the agenda is there too. */
export function useExternal(range: { readonly from: string; readonly to: string }): readonly AgendaEvent[] {
  const { t } = useTranslation('agenda')
  const { data } = useQuery({
    // They are that person’s own, also while one looks through their eyes.
    enabled: !isSeeing(),
    queryKey: [...keys.activities, 'agenda', 'external', range.from, range.to],
    queryFn: ({ signal }) => call<readonly ExternalEvent[]>('/api/agenda/external', range, { signal }),
  })
  return (data ?? []).map(({ overlay, uid, name, start, end, location, isPrivate }) => {
    const item = {
      _id: `activity/external`,
      _type: 'activity',
      _version: 0,
      name,
      location,
      organisation: { name: overlay },
    } as const
    const entry = {
      key: `${overlay}#${uid}`,
      kind: 'activity',
      item: item._id,
      start,
      ...(end ? { end } : {}),
    } as const
    return {
      id: entry.key,
      title: name || (isPrivate ? t('busy') : overlay),
      ...wallTimes(entry),
      color: GREY,
      isDay: isDayAlone(start),
      isDone: false,
      mayMove: false,
      isExternal: true,
      entry,
      item,
    }
  })
}
