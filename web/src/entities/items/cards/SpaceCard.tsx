import { IconCoinEuro } from '@tabler/icons-react'
import { useWords } from '../../../texts/i18n.ts'
import { AvatarStack } from '../../../ui/AvatarStack.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Clamp } from '../../../ui/Clamp.tsx'
import { Money } from '../../../ui/Money.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { itemsIn, numberIn, textIn } from '../read.ts'
import { CardFrame, type CardProps } from './CardFrame.tsx'
import { Fact, FactRow } from './Fact.tsx'

/** A shared space: its kind, what a file costs there, and whose it is (S2.29, S3.2). What has no card of its own is shown like this too (S2.26). */
export function SpaceCard(props: CardProps) {
  const { item } = props
  const words = useWords()
  const price = numberIn(item, 'price')
  const role = textIn(item, '$role')
  const status = textIn(item, 'status')
  const description = textIn(item, 'description')
  const people = [...itemsIn(item, '_owners'), ...itemsIn(item, '_contacts')]
  return (
    <CardFrame
      {...props}
      chips={
        (role || status) && (
          <>
            <StatusChip type={item._type} status={status} />
            {role && <Chip>{words.role(role)}</Chip>}
          </>
        )
      }
      footer={people.length > 0 && <AvatarStack items={people} type="user" />}
    >
      {price !== undefined && (
        <FactRow>
          <Fact icon={<IconCoinEuro size={15} aria-hidden="true" />}>
            {words.field('space', 'price')}: <Money amount={price} />
          </Fact>
        </FactRow>
      )}
      {description && <Clamp lines={3}>{description}</Clamp>}
    </CardFrame>
  )
}
