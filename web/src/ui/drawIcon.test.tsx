import { IconDots, IconStarFilled } from '@tabler/icons-react'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

const library = '@tabler/icons-react/dist/esm/icons'

it('D17.1: an icon of icons.json has the strokes that its package draws, with size, colour, title and class', async () => {
  for (const [name, Mine] of Object.entries({ IconDots, IconStarFilled })) {
    const { default: Theirs } = await import(/* @vite-ignore */ `${library}/${name}.mjs`)
    expect(Mine).not.toBe(Theirs)
    for (const props of [{}, { size: 16, stroke: 1.5, color: 'red', title: 'Dots', className: 'mine', role: 'img' }]) {
      const [mine, theirs] = [Mine, Theirs].map((Icon) => render(<Icon {...props} />).container.innerHTML)
      expect(strokesOf(mine)).toBe(strokesOf(theirs))
      expect(strokesOf(mine)).toMatch(/^M/)
      expect(attributes(mine)).toEqual(attributes(theirs))
    }
  }
})

/** All that is drawn, whether by one path with gaps or by several. */
function strokesOf(html = ''): string {
  return [...html.matchAll(/ d="([^"]*)"/g)].map(([, line = '']) => line.replaceAll(' -', '-')).join('')
}

/** The other tags with their attributes, whatever their order. */
function attributes(html = ''): string[][] {
  return html
    .replaceAll(/<path[^>]*>(<\/path>)?/g, '')
    .split('<')
    .map((tag) => (tag.match(/[\w:-]+(="[^"]*")?|>.*/g) ?? []).toSorted())
}
