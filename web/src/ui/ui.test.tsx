import { definitionOf, typeNames } from '@schakel/domain'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/apiError.ts'
import { AvatarStack } from './AvatarStack.tsx'
import { ConfirmTwice } from './ConfirmTwice.tsx'
import { DateText } from './DateText.tsx'
import { ErrorState } from './ErrorState.tsx'
import { formatDate, formatLongDate, formatMoney } from './format.ts'
import { ItemAvatar } from './ItemAvatar.tsx'
import { hasIcon } from './icons.ts'
import { initialsOf } from './initials.ts'
import { divide } from './Masonry.tsx'
import { StatusChip } from './StatusChip.tsx'

describe('icons and statuses', () => {
  it('D3, S3.15: every icon that the registry names is there', () => {
    for (const type of typeNames) {
      const { icon, statuses } = definitionOf(type)
      for (const name of [icon, ...Object.values(statuses?.entries ?? {}).map((entry) => entry.icon)]) {
        expect(hasIcon(name), name).toBe(true)
      }
    }
  })

  it('D5: a status is shown by its label, and none at all for a type without', () => {
    const { container } = render(
      <>
        <StatusChip type="match" status="mismatch" />
        <StatusChip type="person" status="x" />
      </>,
    )
    expect(container.textContent).toBe('Geen match')
  })
})

describe('faces', () => {
  it('S2.28: initials skip the particles of a Dutch name', () => {
    expect(initialsOf('Jan van den Berg')).toBe('JB')
    expect(initialsOf('Anna')).toBe('A')
    expect(initialsOf('’t Hoekje')).toBe('TH')
    expect(initialsOf(undefined)).toBe('')
  })

  it('S5.7: a picture that fails gives way to the initials', () => {
    const { container } = render(<ItemAvatar type="person" name="Anna de Boer" avatar="/api/images/x.png" />)
    const picture = container.querySelector('img')
    if (!picture) throw new Error('no picture')
    fireEvent.error(picture)
    expect(container.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('AB')
  })

  it('S9.4: at most five faces, then how many more', () => {
    const items = Array.from({ length: 8 }, (_, index) => ({ _id: `person/${index}`, name: `Mens ${index}` }))
    const { container } = render(<AvatarStack items={items} type="person" />)
    expect(within(container).getAllByTitle(/Mens/)).toHaveLength(5)
    expect(screen.getByText('+3')).toBeTruthy()
  })
})

describe('money and dates', () => {
  it('S9.6, D1.4: euros as the Dutch write them, without decimals', () => {
    expect(formatMoney(1575).replace(/\s/g, ' ')).toBe('€ 1.575')
  })

  it('D1.4: DD-MM-YYYY HH:mm in Amsterdam, summer and winter', () => {
    expect(formatDate('2026-07-01T22:30:00.000Z')).toBe('02-07-2026 00:30')
    expect(formatDate('2026-01-01T12:05:00.000Z')).toBe('01-01-2026 13:05')
    expect(formatDate('2026-03-09')).toBe('09-03-2026')
    expect(formatDate('nonsense')).toBe('')
  })

  it('D1.4: the whole date in words stands in the tooltip', () => {
    expect(formatLongDate('2026-11-20T18:30:00.000Z', 'nl')).toBe('vrijdag 20 november 2026 19:30')
    expect(formatLongDate('2026-11-20T18:30:00.000Z', 'en')).toBe('Friday 20 November 2026 19:30')
    render(<DateText iso="2026-11-20T18:30:00.000Z" />)
    expect(screen.getByText('20-11-2026 19:30').getAttribute('title')).toBe('vrijdag 20 november 2026 19:30')
  })
})

describe('masonry', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 200 })
  const columns = fc.integer({ min: 1, max: 3 })

  it('S2.26: every card stands in exactly one column, in order', () => {
    fc.assert(
      fc.property(weights, columns, (list, count) => {
        const items = list.map((weight, index) => ({ weight, index }))
        const divided = divide(items, count, (item) => item.weight)
        expect(divided).toHaveLength(count)
        expect(
          divided
            .flat()
            .map((item) => item.index)
            .sort((a, b) => a - b),
        ).toEqual(items.map((item) => item.index))
        for (const column of divided) expect(column).toEqual(column.toSorted((a, b) => a.index - b.index))
      }),
    )
  })

  it('S2.26: adding cards moves none that are there', () => {
    fc.assert(
      fc.property(weights, weights, columns, (now, later, count) => {
        const before = divide(
          now.map((weight, index) => ({ weight, index })),
          count,
          (item) => item.weight,
        )
        const all = [...now, ...later].map((weight, index) => ({ weight, index }))
        const after = divide(all, count, (item) => item.weight)
        for (const [place, column] of before.entries()) {
          expect(after[place]?.slice(0, column.length)).toEqual(column)
        }
      }),
    )
  })
})

describe('pressing twice', () => {
  it('S4.14: it is done on the second press, not on the first', async () => {
    const run = vi.fn()
    render(<ConfirmTwice label="Verwijderen" onConfirm={run} />)
    await userEvent.click(screen.getByRole('button', { name: 'Verwijderen' }))
    expect(run).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Zeker weten?' }))
    expect(run).toHaveBeenCalledOnce()
  })

  it('S4.14: a double click, or a key that is held, is one press', async () => {
    const run = vi.fn()
    const user = userEvent.setup()
    render(<ConfirmTwice label="Verwijderen" onConfirm={run} />)
    await user.dblClick(screen.getByRole('button', { name: 'Verwijderen' }))
    expect(run).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Zeker weten?' }))
    expect(run).toHaveBeenCalledOnce()
    await user.keyboard('{Enter>3/}')
    expect(run).toHaveBeenCalledOnce()
  })

  it('S4.14: looking elsewhere forgets the first press', async () => {
    render(<ConfirmTwice label="Verwijderen" onConfirm={() => undefined} />)
    await userEvent.click(screen.getByRole('button'))
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Verwijderen' })).toBeTruthy()
  })
})

describe('what an error says', () => {
  it.each([
    [0, 'Geen verbinding met de server'],
    [403, 'Dat mag u hier niet'],
    [404, 'Dit is er niet (meer)'],
    [409, 'Iemand anders was net iets eerder'],
    [429, 'Even rustig aan'],
    [500, 'Er is iets misgegaan'],
  ])('S8.2: status %i is put in plain words', (status, title) => {
    render(<ErrorState error={new ApiError(status, { title: 'SQLSTATE 42601' })} />)
    expect(screen.getByRole('alert').textContent).toContain(title)
    expect(screen.getByRole('alert').textContent).not.toContain('SQL')
  })
})
