import { type AnyItem, amountsFor, definitionOf, propertyOf, type TypeName } from '@schakel/domain'
import { hashFieldOf } from '@schakel/domain/notes'
import { useCallback } from 'react'
import { useItem } from '../../entities/items/queries.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { formatCount, formatDate, formatMoney } from '../../ui/format.ts'

/** What the fields of a dossier and its lead say now, by the id of the field (D10). */
export function useFieldTexts(dossier: AnyItem): (id: string) => string | undefined {
  const words = useWords()
  const { kind } = useViewer()
  const owner = dossier.organisation?._id
  const { data: lead } = useItem(owner ?? '', 1, { enabled: owner !== undefined })
  return useCallback(
    (id: string) => {
      const field = hashFieldOf(id)
      const item = field?.of === 'lead' ? lead : amountsFor(kind, dossier)
      if (!field || !item) return undefined
      const value = field.path.reduce<unknown>(propertyOf, item)
      if (value === undefined || value === null || value === '') return undefined
      const path = field.path.join('.')
      const text = path === 'status' ? words.status(item._type, String(value)) : shown(item._type, path, value)
      return `${words.field(item._type, path)}: ${text}`
    },
    [dossier, lead, words, kind],
  )
}

function shown(type: TypeName, path: string, value: unknown): string {
  const fields = definitionOf(type).fields
  const kind = Object.entries(fields).find(([name]) => name === path)?.[1].kind
  if (kind === 'money' && typeof value === 'number') return formatMoney(value)
  if (kind === 'integer' && typeof value === 'number') return formatCount(value)
  if (kind === 'date' || kind === 'dateTime') return formatDate(String(value), 'date')
  return String(value)
}
