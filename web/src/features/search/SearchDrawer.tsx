import { Drawer } from '@mantine/core'

interface SearchDrawerProps {
  readonly opened: boolean
  readonly onClose: () => void
}

export default function SearchDrawer({ opened, onClose }: SearchDrawerProps) {
  return <Drawer opened={opened} onClose={onClose} position="right" size={400} />
}
