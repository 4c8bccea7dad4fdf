import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { asWhom } from '../api/seeing.ts'
import { Button } from './Button.tsx'
import { Select } from './Select.tsx'
import { useWriteBlocked } from './writeBlocked.ts'

const OFFLINE = 'Kan weer zodra er verbinding is'
const seen = () => screen.queryByRole('tooltip')?.textContent

let isOnline = true
function connect(online: boolean): void {
  isOnline = online
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})

afterEach(() => {
  delete asWhom['x-see-as']
  connect(true)
})

function Tick() {
  return <input id="tick" type="checkbox" checked={false} onChange={() => undefined} {...useWriteBlocked('now')} />
}

/** A field that walks a list of which one is chosen, as the palette does. */
function Walked() {
  return (
    <>
      <input role="combobox" aria-label="Zoek" aria-activedescendant="first" aria-controls="list" aria-expanded />
      <div id="list" role="listbox" aria-label="Gevonden">
        <div id="first" role="option" tabIndex={-1} aria-selected {...useWriteBlocked('now')}>
          Verwijderen
        </div>
      </div>
    </>
  )
}

it('S2.36, S8.8: why a control waits is read with it, and seen by who comes to it with the keyboard', async () => {
  render(
    <>
      <Button writes="now">Bewaren</Button>
      <Button>Terug</Button>
    </>,
  )
  await userEvent.tab()
  expect(seen()).toBeUndefined()
  connect(false)
  await userEvent.tab({ shift: true })
  await userEvent.tab()
  expect(screen.getByRole('button', { description: OFFLINE })).toBe(document.activeElement)
  expect(seen()).toBe(OFFLINE)
  await userEvent.tab()
  expect(seen()).toBeUndefined()
})

it('S2.36: it is seen by who points at it or presses it, stays while one points at the reason, and Escape or a press puts it away', async () => {
  connect(false)
  render(
    <>
      <Button writes="now">Bewaren</Button>
      <label htmlFor="tick">Klaar</label>
      <Tick />
      <p>Verder niets</p>
    </>,
  )
  for (const one of [screen.getByRole('button'), screen.getByText('Klaar')]) {
    fireEvent.pointerOver(one)
    expect(seen()).toBe(OFFLINE)
    fireEvent.pointerOver(screen.getByRole('tooltip'))
    expect(seen()).toBe(OFFLINE)
    fireEvent.pointerOver(screen.getByText('Verder niets'))
    expect(seen()).toBeUndefined()
    // A finger points at nothing.
    fireEvent.click(one)
    expect(seen()).toBe(OFFLINE)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(seen()).toBeUndefined()
    fireEvent.click(one)
    fireEvent.click(screen.getByRole('tooltip'))
    expect(seen()).toBeUndefined()
    fireEvent.click(one)
    expect(seen()).toBe(OFFLINE)
  }
  connect(true)
  expect(seen()).toBeUndefined()
})

it('S2.36: it goes with what it tells of', () => {
  connect(false)
  const { unmount } = render(<Button writes="now">Bewaren</Button>)
  fireEvent.click(screen.getByRole('button'))
  expect(seen()).toBe(OFFLINE)
  unmount()
  expect(seen()).toBeUndefined()
})

it('S2.36, D6: the chosen line of a list that is walked says why as well, and while impersonating the reason is another', async () => {
  asWhom['x-see-as'] = 'user/other'
  render(<Walked />)
  await userEvent.tab()
  expect(seen()).toBe('U kijkt alleen mee: wijzigen kan niet')
})

it('S8.8: a list of the browser can be reached while it waits, and offers nothing else than what is chosen', async () => {
  const onChange = vi.fn()
  const options = ['Nu', 'Later'].map((label) => ({ value: label, label }))
  render(<Select writes="now" label="Wanneer" value="Later" options={options} onChange={onChange} />)
  connect(false)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Wanneer', description: OFFLINE }))
  expect(seen()).toBe(OFFLINE)
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Later'])
  connect(true)
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Nu')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Nu')
})
