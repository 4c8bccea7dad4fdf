import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DropZone } from './DropZone.tsx'
import { keepPageOverDrops } from './keepPageOverDrops.ts'
import { connectNotices } from './notify.ts'

function connect(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

afterEach(() => connect(true))

it('S8.8, D15: a file that is dropped where nothing can be sent now is not taken, and one is told why', () => {
  const told = vi.fn()
  const taken = vi.fn()
  connectNotices(({ message }) => told(message))
  const file = new File(['een'], 'een.txt')
  render(
    <DropZone onFiles={taken} writes="now">
      Hierheen
    </DropZone>,
  )
  const drop = () => fireEvent.drop(screen.getByTestId('drop'), { dataTransfer: { types: ['Files'], files: [file] } })
  connect(false)
  drop()
  expect([taken.mock.calls, told.mock.calls]).toEqual([[], [['Kan weer zodra er verbinding is']]])
  connect(true)
  drop()
  expect(taken).toHaveBeenCalledExactlyOnceWith([file])
})

it('D15: a file that is let go beside a place for it leaves the page as it is; words and a field for files take theirs', () => {
  const stop = keepPageOverDrops()
  render(
    <>
      <p>Ernaast</p>
      <input type="file" aria-label="Bestand" />
    </>,
  )
  const isLeftToTheBrowser = (at: HTMLElement, types: string[]) =>
    [fireEvent.dragOver(at, { dataTransfer: { types } }), fireEvent.drop(at, { dataTransfer: { types } })].every(
      Boolean,
    )
  expect(isLeftToTheBrowser(screen.getByText('Ernaast'), ['Files'])).toBe(false)
  expect(isLeftToTheBrowser(screen.getByText('Ernaast'), ['text/plain'])).toBe(true)
  expect(isLeftToTheBrowser(screen.getByLabelText('Bestand'), ['Files'])).toBe(true)
  stop()
})
