import { describe, expect, it } from 'vitest'
import { type Command, type CommandGroup, matching, ordered } from './commands.ts'

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

  it('D8.3: offers commands and screens before records, the one whose name begins with it first of all', () => {
    const group = (name: string, ...labels: string[]) => [
      { name, title: name, commands: labels.map((label) => command(label)) },
    ]
    const offered = {
      here: group('here', 'Reisagentuur Zon bewerken'),
      recent: group('recent', 'Agentschap Zee'),
      general: group('screens', 'Dashboard', 'Agenda'),
      found: [{ name: 'found', title: 'found', commands: [command('Agenda van Hotel Zon', { isFound: true })] }],
    }
    const order = (typed: string) =>
      ordered(offered, typed).flatMap(({ commands }) => commands.map(({ label }) => label))
    expect(order('agen')).toEqual(['Agenda', 'Reisagentuur Zon bewerken', 'Agentschap Zee', 'Agenda van Hotel Zon'])
    expect(order('').slice(0, 3)).toEqual(['Reisagentuur Zon bewerken', 'Agentschap Zee', 'Dashboard'])
  })
})
