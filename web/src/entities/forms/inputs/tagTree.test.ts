import { describe, expect, it } from 'vitest'
import { anItem } from '../../../../test/items.ts'
import { shownNodes, tagNodes } from './tagTree.ts'

function tag(id: string, name: string, code?: string, parent?: string) {
  return anItem('tag', { _id: `tag/${id}`, name, type: 'branche', code, parent: parent && `tag/${parent}` })
}

const nodes = tagNodes(
  [
    tag('c', 'Cafés', '5630', 'b'),
    tag('a', 'Logies', '55'),
    tag('b', 'Horeca', '56'),
    tag('r', 'Restaurants', '561', 'b'),
    tag('x', 'Wees', undefined, 'weg'),
    tag('s', 'Snackbars', '5610', 'r'),
  ],
  ({ name }) => String(name),
)
const lines = (shown: typeof nodes) => shown.map(({ label, depth }) => `${'-'.repeat(depth)}${label}`)

describe('the tree of tags', () => {
  it('D8.6: stands in the order of its codes, each tag under the one it hangs under', () => {
    expect(lines(nodes)).toEqual([
      '55 · Logies',
      '56 · Horeca',
      '-561 · Restaurants',
      '--5610 · Snackbars',
      '-5630 · Cafés',
      'Wees',
    ])
  })

  it('D8.6: shows its first level, and further what is folded open', () => {
    expect(lines(shownNodes(nodes, '', new Set()))).toEqual(['55 · Logies', '56 · Horeca', 'Wees'])
    expect(lines(shownNodes(nodes, ' ', new Set(['tag/b'])))).toContain('-5630 · Cafés')
    expect(lines(shownNodes(nodes, '', new Set(['tag/r'])))).not.toContain('--5610 · Snackbars')
  })

  it('S3.16: is searched by name and code without accents, and shows where what is found hangs', () => {
    expect(lines(shownNodes(nodes, 'cafe', new Set()))).toEqual(['56 · Horeca', '-5630 · Cafés'])
    expect(lines(shownNodes(nodes, '5610 snack', new Set()))).toHaveLength(3)
    expect(shownNodes(nodes, 'toko', new Set())).toEqual([])
  })

  it('S3.16: shows no more than fits, the tags above what is found not counted', () => {
    expect(lines(shownNodes(nodes, 's', new Set(), 2))).toEqual(['55 · Logies', '56 · Horeca', '-561 · Restaurants'])
  })
})
