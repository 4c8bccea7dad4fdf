import { own } from '@schakel/domain'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import MenuDropdown, { type MenuDropdownProps } from '../../ui/MenuDropdown.tsx'
import { useUserSections } from '../menu/useUserSections.tsx'

function Who() {
  const viewer = useViewer()
  const { texts } = useWords()
  const feed = viewer._feed && (own(texts.feeds, viewer._feed) ?? viewer._feed)
  const role = own(texts.accountRoles, viewer.role) ?? viewer.role
  return (
    <Row gap={3} most={72} padX={3} padTop={2.5} padBottom={3}>
      <ItemAvatar type="user" name={viewer.name} avatar={viewer.avatar} size={42} />
      <div>
        <Text as="div" weight="bold" breaks tight>
          {viewer.name}
        </Text>
        <Hint as="div">{[feed, role].filter(Boolean).join(' · ')}</Hint>
      </div>
    </Row>
  )
}

/** The list of the user menu: who one is, and what it offers (S2.21). */
export default function UserMenuDropdown(props: Omit<MenuDropdownProps, 'sections'>) {
  const [first, ...rest] = useUserSections()
  return <MenuDropdown {...props} sections={[{ entries: first?.entries ?? [], head: <Who /> }, ...rest]} />
}
