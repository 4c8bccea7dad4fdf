import { describe, expect, it } from 'vitest'
import { provinceRanges } from '../anonymity/province.ts'
import { provinces } from '../types/index.ts'
import { filterInput } from './filters.ts'

describe('the filter of a province', () => {
  it.each(provinces)('D8.3: takes %s, which some zip codes lie in', (province) => {
    expect(filterInput.province.parse(province)).toBe(province)
    expect(provinceRanges.map((range) => range.province)).toContain(province)
  })

  it('D8.3: takes any as no filter, and refuses what is no province', () => {
    for (const any of [undefined, null, '', '*']) expect(filterInput.province.parse(any)).toBeUndefined()
    expect(filterInput.province.safeParse('Holland').success).toBe(false)
  })
})
