import { describe, expect, it } from 'vitest'
import { readDecimal, readInteger } from './readNumber.ts'

describe('numbers in a table', () => {
  it.each([
    ['52,3795180', 52.379518],
    ['52.379518', 52.379518],
    ['-4,5', -4.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['€ 1.250,-', 1250],
    ["1'000'000", 1_000_000],
    ['1.234.567', 1_234_567],
    ['575', 575],
  ])('D17.2: reads %j with its decimal comma or point', (text, number) => {
    expect(readDecimal(text)).toBe(number)
  })

  it.each([
    ['12', 12],
    ['1.200', 1200],
    ['1,200', 1200],
    ['12,0', 12],
    [' 1 250 ', 1250],
  ])('D17.2: reads %j as a count', (text, number) => {
    expect(readInteger(text)).toBe(number)
  })

  it.each(['', 'ongeveer 12', '10-49', '12a', ',', '-', 'NaN', '1e3', '0x10'])('D17.2: %j is no number', (text) => {
    expect(readDecimal(text)).toBeNull()
    expect(readInteger(text)).toBeNull()
  })

  it.each(['12,5', '1.5'])('D17.2: %j is no count', (text) => {
    expect(readInteger(text)).toBeNull()
  })
})
