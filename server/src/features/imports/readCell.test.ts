import { importColumnsOf, importTypes } from '@schakel/domain'
import { describe, expect, it } from 'vitest'
import { cellReaders } from './readCell.ts'

describe('reading the cells of a table', () => {
  it.each(importTypes)('D17.2: every column of a %s is of a kind that can be read', (type) => {
    const unread = importColumnsOf(type).filter(({ field }) => field && !cellReaders[field.kind])
    expect(unread.map(({ name }) => name)).toEqual([])
  })
})
