import type { AnyItem } from '@schakel/domain'
import { useState } from 'react'
import { faceOf, textIn } from '../../entities/items/read.ts'
import { detailOf } from '../../entities/items/titleOf.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { formatList } from '../../ui/format.ts'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { useWriteBlocked } from '../../ui/writeBlocked.ts'
import type { SupplierReader } from './attendance.ts'

interface KnownPersonProps {
  readonly person: AnyItem
  /** The suppliers that begin to read their card (D22.4). */
  readonly newReaders: readonly SupplierReader[]
  readonly onAdd: () => void
}

/** Somebody who is known and was not registered: one press adds them, a second one where a supplier begins to read their card. */
export function KnownPerson({ person, newReaders, onAdd }: KnownPersonProps) {
  const writeBlocked = useWriteBlocked('queued')
  const { t } = useTranslation('checkin')
  const links = useTranslation('links')
  const locale = useLocale()
  const [isAsked, setAsked] = useState(false)
  const name = textIn(person, 'name') ?? ''
  const names = newReaders.map((supplier) => supplier.name)
  return (
    <>
      <button type="button" onClick={() => (newReaders.length === 0 ? onAdd() : setAsked(true))} {...writeBlocked}>
        <ItemAvatar {...faceOf(person)} size={36} />
        <Stack as="span" fluid>
          <Text as="span" size="lg" weight="bold" truncate tight>
            {name}
          </Text>
          <Text as="span" size="sm" tone="soft" truncate>
            {detailOf(person)}
          </Text>
        </Stack>
      </button>
      {isAsked && newReaders.length > 0 && (
        <Notice tone="warning" gap={3} role="alert">
          <Text size="sm">
            {links.t('showsContact', {
              count: names.length,
              person: name,
              supplier: formatList(names, locale),
            })}
          </Text>
          <Button writes="queued" onClick={onAdd}>
            {t('addAnyway')}
          </Button>
        </Notice>
      )}
    </>
  )
}
