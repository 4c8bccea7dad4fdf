import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import type { AgendaEvent } from '../../entities/agenda/events.ts'
import EventDialog from './EventDialog.tsx'

/** A morning in the agenda. */
function eventOn(day: string): AgendaEvent {
  const start = `${day}T09:00:00.000Z`
  return {
    id: 'activity/1',
    title: 'Kennisdag kassa',
    start: `${day} 10:00:00`,
    end: `${day} 11:00:00`,
    color: '#228be6',
    isDay: false,
    isDone: false,
    mayMove: true,
    entry: { key: 'activity/1', kind: 'activity', item: 'activity/1', start },
    item: { _id: 'activity/1', _type: 'activity', _version: 1, name: 'Kennisdag kassa', date: start },
  }
}

it('S2.3, D9: what somebody moves while one looks at it has its new moment, and nothing to move it back with', async () => {
  let move = (_: AgendaEvent): void => undefined
  function Opened() {
    const [event, setEvent] = useState(() => eventOn('2026-03-12'))
    move = setEvent
    return <EventDialog event={event} onMove={() => undefined} onClose={() => undefined} />
  }
  await renderWithProviders(<Opened />)
  const button = await screen.findByRole('button', { name: 'Verplaatsen' })
  expect(button).toHaveProperty('disabled', true)
  act(() => move(eventOn('2026-03-14')))
  expect(screen.getByText(/14 maart 2026/)).toBeDefined()
  expect(button).toHaveProperty('disabled', true)
})
