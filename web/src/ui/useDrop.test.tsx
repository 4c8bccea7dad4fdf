import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DropZone } from './DropZone.tsx'
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
