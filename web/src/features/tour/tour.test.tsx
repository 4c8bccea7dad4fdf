import type { ViewerKind } from '@schakel/domain'
import { render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderApp, renderWithProviders, viewerOf } from '../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../test/stubServer.ts'
import { ViewerContext } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Invitation } from './Invitation.tsx'
import { labelNames, stepsFor, targetOf } from './steps.ts'
import { Tour } from './Tour.tsx'
import { forgetToured } from './toured.ts'

const settings = {
  locale: 'nl',
  theme: 'auto',
  timezone: 'Europe/Amsterdam',
  mail: {
    mention: true,
    message: true,
    status: false,
    due: true,
    reminder: true,
    answers: true,
    weigh: true,
    follow: true,
  },
  toured: false,
} as const
const kinds: readonly ViewerKind[] = ['super', 'staff', 'supplier', 'enduser', 'member']

function quietServer() {
  return stubServer({
    '/api/space/search': () => page([]),
    '/api/space/activities': () => [],
    '/api/notifications/list': () => [],
    '/api/checkin/next': () => ({ activity: null, registered: 0, present: 0 }),
    '/api/dashboard': () => ({ day: '2026-11-22', today: [], late: null, trends: [] }),
    '/api/settings/save': () => settings,
  })
}

describe('the tour', () => {
  beforeEach(forgetToured)

  it.each(kinds)('S2.21: each of the four to six steps for %s points at something on the dashboard', async (kind) => {
    quietServer()
    await renderApp('/', { kind })
    const steps = stepsFor(kind)
    expect(steps.length).toBeGreaterThanOrEqual(4)
    expect(steps.length).toBeLessThanOrEqual(6)
    const { t } = renderHook(() => useTranslation(labelNames)).result.current
    for (const step of steps) {
      await waitFor(() => expect(targetOf(step, t, viewerOf(kind).name), step).not.toBeNull())
    }
    if (steps.includes('bell')) expect(targetOf('bell', t, '')).toBe(screen.getByRole('button', { name: 'Meldingen' }))
  })

  it('S2.21: is walked by arrows and Enter, says each step, keeps the keyboard, and stops by Escape', async () => {
    const onEnd = vi.fn()
    render(<Tour kind="member" person="Sanne de Wit" onEnd={onEnd} />)
    const dialog = screen.getByRole('dialog', { name: 'Kennisdagen en afspraken' })
    expect(dialog.querySelector('[aria-live="polite"]')?.textContent).toContain('Stap 1 van 4')
    const next = screen.getByRole('button', { name: 'Volgende' })
    expect(document.activeElement).toBe(next)
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('dialog', { name: 'Uw agenda' })).toBeTruthy()
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}')
    expect(screen.getByRole('dialog', { name: 'Op de hoogte' })).toBeTruthy()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
    expect(onEnd).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('S2.21: is offered once, and whoever declines is not asked again anywhere', async () => {
    const { received } = quietServer()
    const invitation = (toured: boolean) => (
      <ViewerContext value={{ ...viewerOf('staff'), settings: { ...settings, toured } }}>
        <Invitation />
      </ViewerContext>
    )
    await renderWithProviders(invitation(true))
    expect(screen.queryByText('Eerste keer hier?')).toBeNull()
    await renderWithProviders(invitation(false))
    expect(screen.getByText('Eerste keer hier?')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Nu niet' }))
    expect(screen.queryByText('Eerste keer hier?')).toBeNull()
    expect(received.map(({ path, body }) => [path, body])).toEqual([['/api/settings/save', { toured: true }]])
  })
})
