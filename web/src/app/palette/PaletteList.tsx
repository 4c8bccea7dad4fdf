import { useEffect, useRef } from 'react'
import { Key } from '../../ui/Key.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { useWriteBlocked } from '../../ui/writeBlocked.ts'
import type { Command, CommandGroup } from './commands.ts'
import classes from './Palette.module.css'

interface PaletteListProps {
  readonly id: string
  readonly groups: readonly CommandGroup[]
  readonly active: number
  readonly onPoint: (index: number) => void
  readonly onRun: (command: Command) => void
  /** What stands there when nothing fits. */
  readonly none: string
}

/** The commands under their headings as one list to walk through. */
export function PaletteList({ id, groups, active, onPoint, onRun, none }: PaletteListProps) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { commands }) => sum + commands.length, 0),
  )
  return (
    <div className={classes.list}>
      <div id={id} role="listbox" aria-label={none}>
        {groups.map(({ name, title, commands }, group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, which a fieldset is not
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <Hint
              id={`${id}-${name}`}
              as="div"
              weight="strong"
              truncate
              padX={2.5}
              padTop={3}
              padBottom={1}
              role="presentation"
            >
              {title}
            </Hint>
            {commands.map((command, index) => {
              const at = (starts[group] ?? 0) + index
              return (
                <Option
                  key={command.id}
                  id={`${id}-${at}`}
                  command={command}
                  isActive={at === active}
                  onPoint={() => onPoint(at)}
                  onRun={() => onRun(command)}
                />
              )
            })}
          </div>
        ))}
      </div>
      {groups.length === 0 && (
        <Box as="p" pad={6} padX={3} tone="muted" text="center" role="status">
          {none}
        </Box>
      )}
    </div>
  )
}

interface OptionProps {
  readonly id: string
  readonly command: Command
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onRun: () => void
}

function Option({ id, command, isActive, onPoint, onRun }: OptionProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const { label, hint, icon, keys, writes } = command
  return (
    <Row
      gap={3}
      pad={1}
      padX={2.5}
      corners="md"
      ref={element}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.option}
      onPointerMove={isActive ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onRun}
      {...useWriteBlocked(writes)}
    >
      <Text as="span" rigid tone="soft" className={classes.picture}>
        {icon}
      </Text>
      <Row as="span" gap={2.5} align="baseline" grow fluid className={classes.texts}>
        <Text as="span" weight="medium" truncate>
          {label}
        </Text>
        {hint && (
          <Hint as="span" truncate text="end" className={classes.hint}>
            {hint}
          </Hint>
        )}
      </Row>
      {keys && (
        <Row as="span" gap={1} align="stretch" inline rigid className={classes.keys} aria-hidden="true">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
        </Row>
      )}
    </Row>
  )
}
