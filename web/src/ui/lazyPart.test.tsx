import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { until } from '../../test/until.ts'
import { LastResort } from '../app/LastResort.tsx'
import { tellFirstScreen } from './firstScreen.ts'
import { optionalPart, plainPart } from './lazyPart.ts'

const Greeting = ({ name }: { readonly name: string }) => <p>Dag {name}</p>

it('F1.16: what is fetched before it is drawn stands there at once, and is fetched once', async () => {
  const load = vi.fn(async () => Greeting)
  const Part = plainPart(load)
  Part.preload()
  Part.preload()
  await act(async () => {})
  render(<Part name="Els" meanwhile="Even wachten" />)
  expect(screen.getByText('Dag Els')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

it('F1.16: something stands in its place until the code has come', async () => {
  const code = Promise.withResolvers<typeof Greeting>()
  const Part = plainPart(() => code.promise)
  render(<Part name="Els" meanwhile="Even wachten" />)
  expect(screen.getByText('Even wachten')).toBeTruthy()
  await act(async () => code.resolve(Greeting))
  expect(screen.getByText('Dag Els')).toBeTruthy()
  expect(screen.queryByText('Even wachten')).toBeNull()
})

it('S8.2: code that did not come is told where it is drawn, and asked for again the next time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn(async (): Promise<typeof Greeting> => {
    throw new Error('no line')
  })
  const Part = plainPart(load)
  Part.preload()
  await act(async () => {})
  render(
    <LastResort title="Er ging iets mis" home="Naar het dashboard">
      <Part name="Els" />
    </LastResort>,
  )
  expect(await screen.findByText('Er ging iets mis')).toBeTruthy()
  expect(load.mock.calls.length).toBeGreaterThan(1)
})

it('S8.2: a line that a screen can do without takes nothing down when its code does not come', async () => {
  tellFirstScreen()
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const load = vi.fn(async () => Greeting)
  load.mockRejectedValueOnce(new Error('no line'))
  const Part = optionalPart(load)
  const page = (key: number) => (
    <LastResort title="Er ging iets mis" home="Naar het dashboard">
      <p>De waarde</p>
      <Part key={key} name="Els" />
    </LastResort>
  )
  const { rerender } = render(page(1))
  await until(() => expect(logged).toHaveBeenCalled())
  expect(screen.getByText('De waarde')).toBeTruthy()
  rerender(page(2))
  expect(await screen.findByText('Dag Els')).toBeTruthy()
})
