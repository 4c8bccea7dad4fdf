import type { AnyItem } from '@schakel/domain'
import { useEffect, useState } from 'react'
import { ItemRow } from '../../entities/items/ItemRow.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
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
    <Panel pad={4} className={classes.box} aria-labelledby="seen-before">
      <Text id="seen-before" as="h2" size="md" weight="bold" padX={2} padBottom={2}>
        {t('seenBefore')}
      </Text>
      <Stack as="ul">
        {items.map((item) => (
          <li key={item._id}>
            <ItemRow item={item} />
          </li>
        ))}
      </Stack>
    </Panel>
  )
}
