import { IconUsers, IconWorld } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { AvatarStack } from '../../../ui/AvatarStack.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Clamp } from '../../../ui/Clamp.tsx'
import { formatCount } from '../../../ui/format.ts'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { itemsIn, numberIn, rowsIn, textIn } from '../read.ts'
import { CardFrame, type CardProps } from './CardFrame.tsx'
import { Fact, FactRow } from './Fact.tsx'

/** A lead, supplier or organisation (S3.11). */
export function OrganisationCard(props: CardProps) {
  const { item } = props
  const { t } = useTranslation('items')
  const employees = numberIn(item, 'employees')
  const website = textIn(item, 'website')
  const description = textIn(item, 'description')
  const contacts = itemsIn(item, '_contacts')
  const kinds = rowsIn(item, 'kinds').flatMap(({ kind }) => (typeof kind === 'string' ? [kind] : []))
  const status = textIn(item, 'status')
  const hasChips = status !== undefined || kinds.length > 0
  return (
    <CardFrame
      {...props}
      chips={
        hasChips && (
          <>
            <StatusChip type={item._type} status={status} />
            {kinds.map((kind) => (
              <Chip key={kind} tone="accent">
                {kind}
              </Chip>
            ))}
          </>
        )
      }
      footer={contacts.length > 0 && <AvatarStack items={contacts} type="person" />}
    >
      {(employees !== undefined || website) && (
        <FactRow>
          {employees !== undefined && (
            <Fact icon={<IconUsers size={15} aria-hidden="true" />}>
              {t('employees', { count: employees, number: formatCount(employees) })}
            </Fact>
          )}
          {website && (
            <Fact icon={<IconWorld size={15} aria-hidden="true" />}>
              <a href={website} target="_blank" rel="noopener noreferrer">
                {website.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
              </a>
            </Fact>
          )}
        </FactRow>
      )}
      {description && <Clamp lines={3}>{description}</Clamp>}
    </CardFrame>
  )
}
