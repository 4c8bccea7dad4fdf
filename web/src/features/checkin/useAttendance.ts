import { type AnyItem, NAME_MIN } from '@schakel/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { call } from '../../api/call.ts'
import { onSent, type Pending, put, usePending, WALK_IN } from '../../entities/unsent/checkinQueue.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { type Attendance, type NewPerson, type Registration, registrationsOf, withPending } from './attendance.ts'

const keyOf = (id: string) => ['checkin', id] as const

/** The attendance of an activity, live and with what waits for a connection laid over it (D12). */
export function useAttendance(id: string) {
  const { _id: by } = useViewer()
  const cache = useQueryClient()
  const asked = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call<Attendance>('/api/checkin/list', { activity: id }, { signal }),
  })
  const everything = usePending()
  const own = useMemo(() => everything.filter((one) => one.by === by && one.activity === id), [everything, by, id])
  const pending = useMemo(() => own.filter(({ refused }) => !refused), [own])

  useEffect(
    () =>
      onSent((done, refused) => {
        if (done.activity !== id) return
        if (refused === undefined) {
          cache.setQueryData<Attendance>(
            keyOf(id),
            (kept) => kept && { ...kept, registrations: withPending(kept, [done]) },
          )
        }
        void cache.invalidateQueries({ queryKey: keyOf(id) })
      }),
    [cache, id],
  )

  const lines = useMemo(() => asked.data && registrationsOf(asked.data, pending), [asked.data, pending])
  const note = (line: Registration, one: Pick<Pending, 'path' | 'body' | 'shown'>) =>
    put({ ...one, shown: { name: line.name, ...one.shown }, by, activity: id, person: line.person._id })
  const tick = (line: Registration, change: Readonly<Record<string, unknown>>, shown: Pending['shown']) =>
    note(line, { path: '/api/checkin/present', body: { activity: id, person: line.person._id, ...change }, shown })

  return {
    ...asked,
    lines,
    waiting: pending.length,
    /** Who walked in and the server would not have. */
    refused: own.filter(({ refused }) => refused),
    /** Ticks somebody off, or takes it back. */
    toggle(line: Registration): void {
      const now = new Date().toISOString()
      if (line.present === undefined) tick(line, { present: now }, { $present: now })
      // Not before the tick that it is about, as another clock told that one.
      else tick(line, { present: false, at: line.present > now ? line.present : now }, { $present: null })
    },
    setGuests: (line: Registration, guests: number) => tick(line, { guests }, { $guests: guests }),
    /** Changes the person: drinks, and who drives. */
    setFields: (line: Registration, fields: { readonly drinks?: number; readonly bob?: boolean }) =>
      note(line, { path: `/api/space/update/${line.person._id}`, body: { props: fields }, shown: fields }),
    /** Somebody who is known and was not registered, who came now or before. */
    addKnown(person: AnyItem, present = new Date().toISOString()): void {
      const body = { activity: id, person: person._id, present }
      const { name, avatar, organisation, jobtitle, email } = person
      const shown = { name, avatar, organisation, jobtitle, email, $present: present }
      put({ path: '/api/checkin/present', body, shown, by, activity: id, person: person._id })
    },
    /** Somebody nobody knew, who came now or before. */
    addNew({ name, email, present = new Date().toISOString() }: NewPerson): void {
      const given = { name, ...(email ? { email } : {}), $present: present }
      const item = { _type: 'person', gender: 'unknown', ...given, $registered: present }
      const body = { item, parent: id }
      put({ path: WALK_IN, body, shown: given, by, activity: id, person: `person/new${Date.now()}` })
    },
  }
}

export type AttendanceActions = Pick<
  ReturnType<typeof useAttendance>,
  'toggle' | 'setGuests' | 'setFields' | 'addKnown' | 'addNew'
>

/** Whether a name is long enough for a person (S5.5). */
export function isName(name: string): boolean {
  return name.trim().length >= NAME_MIN
}
