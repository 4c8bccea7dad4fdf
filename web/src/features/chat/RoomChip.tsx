import type { TypeName } from '@schakel/domain'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/useTranslation.ts'
import { classOf } from '../../ui/layout/look.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import classes from './Chat.module.css'

interface RoomChipProps {
  readonly id: string
  readonly type: TypeName | undefined
  readonly name: string
}

/** What the room is called, and the way to what it is about. */
export function RoomChip({ id, type = 'dossier', name }: RoomChipProps) {
  const { t } = useTranslation('chat')
  return (
    <Link
      to="/card/$"
      params={{ _splat: id }}
      className={classOf(['row'], {
        inline: true,
        gap: 1.5,
        tall: 'md',
        tone: 'text',
        weight: 'strong',
        ground: 'surface',
        outlined: true,
        corners: 'full',
        plain: true,
        className: classes.chip,
      })}
      title={t('toItem', { name })}
    >
      <TypeIcon type={type} size={16} />
      <Text as="span" truncate>
        {name}
      </Text>
    </Link>
  )
}
