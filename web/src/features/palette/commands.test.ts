import { describe, expect, it } from 'vitest'
import { type Command, type CommandGroup, matching } from './commands.ts'

const command = (label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  label,
  icon: null,
  run: () => undefined,
  ...more,
})
const groups: readonly CommandGroup[] = [
  {
    name: 'go',
    title: 'Ga naar',
    commands: [command('Café Zilvermeeuw'), command('Lijst van cafés', { isQuiet: true })],
  },
  { name: 'found', title: 'Gevonden', commands: [command('Iets heel anders', { isFound: true })] },
]
const labels = (typed: string) => matching(groups, typed).map(({ commands }) => commands.map(({ label }) => label))

describe('what the palette offers', () => {
  it('S2.21: everything but what is only looked for, as long as nothing is typed', () => {
    expect(labels('')).toEqual([['Café Zilvermeeuw'], ['Iets heel anders']])
  })

  it('D8.3: each word anywhere, accents and capitals folded, beginnings first; what the server found stays', () => {
    expect(labels('CAFE')[0]).toEqual(['Café Zilvermeeuw', 'Lijst van cafés'])
    expect(labels('lijst cafe')).toEqual([['Lijst van cafés'], ['Iets heel anders']])
    expect(labels('niets')).toEqual([['Iets heel anders']])
  })
})
