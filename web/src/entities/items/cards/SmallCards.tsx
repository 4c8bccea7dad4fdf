import { own } from '@schakel/domain'
import { IconWorld } from '@tabler/icons-react'
import { useWords } from '../../../texts/i18n.ts'
import { useLocale } from '../../../texts/useLocale.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { Clamp } from '../../../ui/Clamp.tsx'
import { rowsIn, textIn } from '../read.ts'
import { CardFrame, type CardProps } from './CardFrame.tsx'
import { Fact, FactRow } from './Fact.tsx'

/** A product of the catalogue (S3.5). */
export function SoftwareCard(props: CardProps) {
  const { item } = props
  const words = useWords()
  const role = textIn(item, '$role')
  const website = textIn(item, 'website')
  const description = textIn(item, 'description')
  const kinds = rowsIn(item, 'kinds').flatMap(({ kind }) => (typeof kind === 'string' ? [kind] : []))
  return (
    <CardFrame
      {...props}
      subtitle={words.type('software')}
      chips={
        (role || kinds.length > 0) && (
          <>
            {role && <Chip>{words.role(role)}</Chip>}
            {kinds.map((kind) => (
              <Chip key={kind} tone="accent">
                {kind}
              </Chip>
            ))}
          </>
        )
      }
    >
      {website && (
        <FactRow>
          <Fact icon={<IconWorld size={15} aria-hidden="true" />}>
            <a href={website} target="_blank" rel="noopener noreferrer">
              {website.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
            </a>
          </Fact>
        </FactRow>
      )}
      {description && <Clamp lines={3}>{description}</Clamp>}
    </CardFrame>
  )
}

/** A word of the branche or category tree (S3.16). */
export function TagCard(props: CardProps) {
  const { item } = props
  const words = useWords()
  const english = textIn(item, 'name_en')
  const title = useLocale() === 'en' && english ? english : textIn(item, 'name')
  const type = textIn(item, 'type')
  const subtitle = [type ? words.choice('type', type) : words.type('tag'), textIn(item, 'code')]
  return <CardFrame {...props} title={title} subtitle={subtitle.filter(Boolean).join(' · ')} />
}

/** Someone with an account (S3.3). */
export function UserCard(props: CardProps) {
  const { item } = props
  const words = useWords()
  const role = textIn(item, 'role')
  const subtitle = [
    role && (own(words.texts.accountRoles, role) ?? role),
    item.organisation?.name,
    textIn(item, 'email'),
  ]
  return <CardFrame {...props} withFace subtitle={subtitle.filter(Boolean).join(' · ')} />
}

/** A requirement, which leads to the set in which it stands (G1). */
export function RequirementCard(props: CardProps) {
  const { item } = props
  const words = useWords()
  const [nl, en] = [textIn(item, 'nl'), textIn(item, 'en')]
  const set = item._parents?.find(({ _edge }) => _edge === 'REQUIREMENTS')
  return (
    <CardFrame
      {...props}
      title={useLocale() === 'en' ? (en ?? nl) : (nl ?? en)}
      leadsTo={set?._type === 'dossier' ? `${set._id}/requirements` : set?._id}
      subtitle={[`${words.type('requirement')} ${textIn(item, 'key') ?? ''}`, set?.name].filter(Boolean).join(' · ')}
    />
  )
}
