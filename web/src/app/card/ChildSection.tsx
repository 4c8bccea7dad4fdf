import { type AnyItem, definitionOf, own, type TypeName } from '@schakel/domain'
import { openItemForm } from '../../entities/forms/openItemForm.ts'
import { prefetchItemForm } from '../../entities/forms/prefetch.ts'
import { DossierCard } from '../../entities/items/cards/DossierCard.tsx'
import { PhoneLink } from '../../entities/items/PhoneLink.tsx'
import rows from '../../entities/items/page/ChildRow.module.css'
import { ChildRow } from '../../entities/items/page/ChildRow.tsx'
import { RowList } from '../../entities/items/page/RowList.tsx'
import { Section } from '../../entities/items/page/Section.tsx'
import { textIn } from '../../entities/items/read.ts'
import { personLine } from '../../entities/items/titleOf.ts'
import { useRights } from '../../entities/items/useRights.ts'
import { FileSection } from '../../features/files/FileSection.tsx'
import { inText, useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Chip } from '../../ui/Chip.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import type { Children as Kids } from './children.ts'
import { TodoRows } from './TodoRows.tsx'

interface ChildSectionProps {
  readonly parent: AnyItem
  readonly kids: Kids
  /** Leave the section out when there is nothing in it and nothing may be added. */
  readonly quiet?: boolean
}

/** The children of one type on the page of an item; files are dropped there too. */
export function ChildSection(props: ChildSectionProps) {
  const { parent, kids } = props
  return kids.type === 'file' ? <FileSection parent={parent} files={kids.items} /> : <Children {...props} />
}

/** With the button that adds one. */
function Children({ parent, kids, quiet = true }: ChildSectionProps) {
  const { t } = useTranslation('items')
  const words = useWords()
  const rights = useRights(parent)
  const { type, edge, items } = kids
  const mayAdd =
    rights.create(type) && definitionOf(type).screen.links === 'free' && !definitionOf(parent._type).screen.isSmall
  if (quiet && items.length === 0 && !mayAdd) return null
  const add = {
    label: t('addTitle', inText(words.type(type))),
    prefetch: prefetchItemForm,
    run: () =>
      openItemForm({
        type,
        edge,
        parent: { _id: parent._id, _type: parent._type, name: textIn(parent, 'name') ?? '' },
      }),
  }
  return (
    <Section
      title={words.type(type, 2)}
      icon={<TypeIcon type={type} size={18} />}
      count={items.length}
      add={mayAdd ? add : undefined}
    >
      <Rows parent={parent} kids={kids} />
    </Section>
  )
}

function Rows({ parent, kids: { type, items } }: Pick<ChildSectionProps, 'parent' | 'kids'>) {
  const empty = useEmpty(type)
  if (type === 'todo') return <TodoRows parent={parent} todos={items} empty={empty} />
  return (
    <RowList spread={type === 'dossier'} items={sorted(type, items)} keyOf={({ _id }) => _id} empty={empty}>
      {(item) => <Row item={item} parent={parent} />}
    </RowList>
  )
}

function Row({ item, parent }: { readonly item: AnyItem; readonly parent: AnyItem }) {
  const words = useWords()
  if (item._type === 'dossier') return <DossierCard item={item} parent={parent} />
  if (item._type === 'person') {
    return <PersonRow person={item} parent={parent} />
  }
  if (item._type === 'activity') {
    return <ChildRow item={item} parent={parent} detail={<DateText iso={textIn(item, 'date')} />} />
  }
  if (item._type === 'software') {
    const role = textIn(item, '$role')
    return <ChildRow item={item} parent={parent} end={role && <Chip>{words.role(role)}</Chip>} />
  }
  if (item._type === 'user') {
    const role = textIn(item, 'role')
    return <ChildRow item={item} parent={parent} detail={role && (own(words.texts.accountRoles, role) ?? role)} />
  }
  return <ChildRow item={item} parent={parent} />
}

/** A contact in a list: what they do and how to reach them. */
export function PersonRow({ person, parent }: { readonly person: AnyItem; readonly parent: AnyItem }) {
  const words = useWords()
  return (
    <ChildRow item={person} parent={parent} detail={personLine(person, words)} end={null}>
      <Reach person={person} />
    </ChildRow>
  )
}

function Reach({ person }: { readonly person: AnyItem }) {
  const phone = textIn(person, 'mobile') ?? textIn(person, 'phone')
  const email = textIn(person, 'email')
  if (!phone && !email) return null
  return (
    <Cluster gapX={3} as="span" size="sm" breaks className={rows.reach}>
      {phone && <PhoneLink number={phone} />}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </Cluster>
  )
}

/** Appointments newest first, the rest as they were added. */
function sorted(type: TypeName, items: readonly AnyItem[]): readonly AnyItem[] {
  const field = definitionOf(type).dateField
  if (type === 'todo' || field === undefined) return items
  return items.toSorted((a, b) => (textIn(b, field) ?? '').localeCompare(textIn(a, field) ?? ''))
}

const emptyTypes = [
  'person',
  'dossier',
  'match',
  'todo',
  'activity',
  'comment',
  'file',
  'software',
  'tag',
  'user',
] as const

/** What an empty list of a type says. */
export function useEmpty(type: TypeName): string {
  const { t } = useTranslation('card')
  return t(`empty.${emptyTypes.find((name) => name === type) ?? 'other'}`)
}
