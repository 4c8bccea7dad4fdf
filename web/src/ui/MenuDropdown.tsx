import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactElement, useId } from 'react'
import type { MenuEntry, MenuSection } from './MoreMenu.tsx'
import { returnFocus } from './useReturnFocus.ts'
import { useWriteBlocked } from './writeBlocked.ts'

export interface MenuDropdownProps {
  readonly sections: readonly MenuSection[]
  readonly opened: boolean
  readonly onChange: (opened: boolean) => void
  readonly children: ReactElement
}

function Entry({ label, icon, onSelect, to, tone, disabled, checked, writes }: MenuEntry) {
  const writeBlocked = useWriteBlocked(writes)
  if (checked !== undefined) {
    return (
      <Menu.RadioItem
        value={label}
        checked={checked}
        disabled={disabled}
        checkIcon={<IconCheck size={15} aria-hidden="true" />}
        rightSection={icon}
        closeMenuOnClick
        onChange={onSelect}
      >
        {label}
      </Menu.RadioItem>
    )
  }
  const shared = {
    ...('data-blocked' in writeBlocked ? { closeMenuOnClick: false } : {}),
    leftSection: icon,
    color: tone === 'danger' ? 'var(--sk-danger)' : undefined,
    disabled,
  }
  if (to !== undefined) {
    return (
      <Menu.Item {...shared} component={Link} to={to} {...writeBlocked}>
        {label}
      </Menu.Item>
    )
  }
  return (
    <Menu.Item {...shared} onClick={onSelect} {...writeBlocked}>
      {label}
    </Menu.Item>
  )
}

/** The list of a MoreMenu. */
export default function MenuDropdown({ sections, opened, onChange, children }: MenuDropdownProps) {
  const id = useId()
  // The first time it comes opened, in place of the button that asked for it, and does not know what to give the keyboard back to.
  const onClose = () => returnFocus(document.getElementById(id))
  return (
    <Menu
      id={id}
      opened={opened}
      onChange={onChange}
      onClose={onClose}
      position="bottom-end"
      shadow="md"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown miw={210} mah="80dvh" style={{ overflowY: 'auto' }}>
        {sections.map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no name and never move
          <Fragment key={index}>
            {index > 0 && <Menu.Divider />}
            {section.head}
            {section.label && <Menu.Label>{section.label}</Menu.Label>}
            {section.entries.map((entry) => (
              <Entry key={entry.id ?? entry.label} {...entry} />
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
