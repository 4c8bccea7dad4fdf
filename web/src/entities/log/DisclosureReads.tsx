import type { ItemLog } from '@schakel/domain/calls'
import { IconEye } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DateText } from '../../ui/DateText.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { useWho } from './useWho.ts'

/** Who of a supplier has read what was disclosed to it, first and last (D7). */
export function DisclosureReads({ reads }: Pick<ItemLog, 'reads'>) {
  const { t } = useTranslation('log')
  const id = useId()
  const who = useWho()
  if (reads.length === 0) return null
  return (
    <Stack as="section" gap={2} pad={3} padX={4} ground="accent" corners="md" aria-labelledby={id}>
      <Row id={id} as="h3" gap={2} size="md" weight="bold">
        <IconEye size={18} aria-hidden="true" />
        {t('reads')}
      </Row>
      <Stack as="ul" gap={1.5}>
        {reads.map(({ match, supplier, user, first, last }) => (
          <Cluster key={`${match} ${user._id ?? ''} ${first}`} as="li" gap={0.5} gapX={3} justify="between">
            <span>
              <strong>{who(user)}</strong>{' '}
              <Text as="span" size="sm" tone="soft">
                {supplier.name}
              </Text>
            </span>
            <Text as="span" size="sm" tone="soft">
              {t('readFirst')} <DateText iso={first} />
              {last !== first && (
                <>
                  , {t('readLast')} <DateText iso={last} />
                </>
              )}
            </Text>
          </Cluster>
        ))}
      </Stack>
    </Stack>
  )
}
