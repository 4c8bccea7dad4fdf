import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ItemFace } from '../../entities/items/ItemFace.tsx'
import { itemQuery } from '../../entities/items/queries.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { recentOf } from '../../entities/viewer/recent.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './MenuSheet.module.css'

const SHOWN = 5

/** The items one was at last; what one reads no longer is not named. */
export function RecentLines() {
  const { t } = useTranslation('layout')
  const words = useWords()
  const { _id } = useViewer()
  const [ids] = useState(() => recentOf(_id).slice(0, SHOWN))
  const items = useQueries({ queries: ids.map((id) => itemQuery(id, 0)) }).flatMap(({ data }) => (data ? [data] : []))
  if (ids.length === 0) return <Hint pad={2}>{t('recentNone')}</Hint>
  return (
    <ul className="sk-list">
      {items.map((item) => (
        <li key={item._id}>
          <Link to="/card/$" params={{ _splat: item._id }} className={classes.line}>
            <ItemFace item={item} size={24} />
            <Text as="span" truncate>
              {titleOf(item, words)}
            </Text>
          </Link>
        </li>
      ))}
    </ul>
  )
}
