import { Popover, Select } from '@mantine/core'
import { colour } from '@schakel/domain'
import {
  IconArrowsMove,
  IconExternalLink,
  IconPalette,
  IconPencil,
  IconSearch,
  IconSubtask,
  IconTrash,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { ColourField } from '../../entities/forms/inputs/ColourField.tsx'
import type { TagNode } from '../../entities/forms/inputs/tagTree.ts'
import { closeTagTree } from '../../entities/tags/openTagTree.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { formatCount } from '../../ui/format.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { useBlockedReason } from '../../ui/writeBlocked.ts'
import type { TagTreeProps } from './TagTree.tsx'
import { mayHang } from './treeMoves.ts'

const TOP = 'top'
const PLACES_SHOWN = 50
const colourField = colour()
const stay = () => undefined

/** What can be done with the tag on which one stands: the same for a pointer, a finger and the keyboard. */
export function TagTools({ tree, editing, mayWrite, onChoose }: TagTreeProps) {
  const { t } = useTranslation('tags')
  const common = useTranslation('common')
  const { active } = tree
  const tag = active && tree.tagOf(active.id)
  if (!active || !tag) return null
  const name = tree.nameOf(tag)
  const isOwn = mayWrite && tree.isOwn(active.id)
  const total = tree.counts?.get(active.id)?.total ?? 0
  return (
    <Stack gap={2} role="toolbar" aria-label={t('toolsOf', { name })}>
      <Text weight="strong" breaks>
        {[...active.above.map(tree.nameOfId), name].join(' › ')}
      </Text>
      <Cluster gap={1.5}>
        <Button
          size="sm"
          tone="brand"
          icon={<IconSearch size={15} aria-hidden="true" />}
          onClick={() => onChoose(active.id)}
        >
          {t('show', { count: total, shown: formatCount(total) })}
        </Button>
        <Link to="/card/$" params={{ _splat: active.id }} {...buttonLook('quiet', 'sm')} onClick={closeTagTree}>
          <IconExternalLink size={15} aria-hidden="true" />
          {common.t('open')}
        </Link>
        {isOwn && (
          <Tool
            icon={<IconPencil size={15} aria-hidden="true" />}
            keys="F2"
            onClick={() => editing.startRename(active.id)}
          >
            {t('rename')}
          </Tool>
        )}
        {mayWrite && (
          <Tool
            icon={<IconSubtask size={15} aria-hidden="true" />}
            keys="Insert"
            onClick={() => editing.startAdd(active.id)}
          >
            {t('addBelow')}
          </Tool>
        )}
        {isOwn && (
          <>
            <Colour
              key={`colour ${active.id}`}
              value={tag.color}
              onChange={(color) => editing.recolour(active.id, color)}
            />
            <Move key={`move ${active.id}`} {...{ tree, editing, active }} />
            <Tool
              icon={<IconTrash size={15} aria-hidden="true" />}
              keys="Delete"
              tone="danger"
              onClick={() => editing.remove(active.id)}
            >
              {common.t('delete')}
            </Tool>
          </>
        )}
      </Cluster>
      {mayWrite && <Hint>{t('hint')}</Hint>}
    </Stack>
  )
}

interface ToolProps {
  readonly icon: ReactNode
  readonly keys?: string
  readonly tone?: 'danger'
  readonly onClick: () => void
  readonly children: ReactNode
}

function Tool({ icon, keys, tone, onClick, children }: ToolProps) {
  return (
    <Button size="sm" tone={tone ?? 'quiet'} writes="now" icon={icon} aria-keyshortcuts={keys} onClick={onClick}>
      {children}
    </Button>
  )
}

function Colour({ value, onChange }: { readonly value: unknown; readonly onChange: (color: string | null) => void }) {
  const { t } = useTranslation('tags')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isBlocked = useBlockedReason('now') !== undefined
  return (
    <Popover opened={isOpen && !isBlocked} onChange={setOpen} shadow="md" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button
          size="sm"
          icon={<IconPalette size={15} aria-hidden="true" />}
          writes="now"
          onClick={() => setOpen(!isOpen)}
        >
          {t('colour')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw={280} data-writes="now">
        <ColourField
          id={id}
          type="tag"
          path="color"
          field={colourField}
          label={t('colour')}
          value={value}
          error={undefined}
          onChange={(color) => onChange(typeof color === 'string' && color !== '' ? color : null)}
          onLeave={stay}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

/** Moving without dragging: by name. */
function Move({ tree, editing, active }: Pick<TagTreeProps, 'tree' | 'editing'> & { readonly active: TagNode }) {
  const { t } = useTranslation('tags')
  const [isOpen, setOpen] = useState(false)
  const isBlocked = useBlockedReason('now') !== undefined
  const places = isOpen ? tree.nodes.filter(({ id }) => mayHang(tree.nodes, active, id)) : []
  return (
    <Popover
      opened={isOpen && !isBlocked}
      onChange={setOpen}
      shadow="md"
      width={320}
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <Button
          size="sm"
          icon={<IconArrowsMove size={15} aria-hidden="true" />}
          writes="now"
          onClick={() => setOpen(!isOpen)}
        >
          {t('move')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown data-writes="now">
        <Select
          label={t('moveUnder')}
          data={[
            ...(mayHang(tree.nodes, active, undefined) ? [{ value: TOP, label: t('top') }] : []),
            ...places.map(({ id, label }) => ({ value: id, label })),
          ]}
          searchable
          limit={PLACES_SHOWN}
          data-autofocus
          comboboxProps={{ withinPortal: false }}
          onChange={(place) => {
            if (place === null) return
            setOpen(false)
            editing.hang(active, place === TOP ? undefined : place)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
