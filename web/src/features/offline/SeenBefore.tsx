import type { AnyItem } from '@schakel/domain'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ItemRow } from '../../entities/items/ItemRow.tsx'
import { currentKeeper } from './keeping.ts'
import classes from './SeenBefore.module.css'

/** How many are named. */
const SHOWN = 12

/** What one can read without a connection, where a page was not seen before. */
export function SeenBefore() {
  const { t } = useTranslation('offline')
  const [items, setItems] = useState<readonly AnyItem[]>()
  useEffect(() => {
    let isGone = false
    void currentKeeper()
      ?.items()
      .then((found) => !isGone && setItems(found.slice(0, SHOWN)))
    return () => {
      isGone = true
    }
  }, [])
  if (!items || items.length === 0) return null
  return (
    <section className={classes.box} aria-labelledby="seen-before">
      <h2 id="seen-before" className={classes.title}>
        {t('seenBefore')}
      </h2>
      <ul className={`sk-list ${classes.list}`}>
        {items.map((item) => (
          <li key={item._id}>
            <ItemRow item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}
