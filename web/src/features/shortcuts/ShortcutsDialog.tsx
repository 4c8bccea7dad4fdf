import { Modal } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { closeShortcuts } from '../../entities/openers/openShortcuts.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Key } from '../../ui/Key.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { areLettersOn, setLettersOn } from '../../ui/lettersSetting.ts'
import { Switch } from '../../ui/Switch.tsx'
import { commandSets, type Place } from '../../ui/screenCommands.ts'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'
import { keyParts } from './keyParts.ts'
import classes from './Shortcuts.module.css'
import { inPlace } from './shortcuts.ts'

interface Line {
  readonly label: string
  readonly keys: readonly string[]
}

/** The commands of the screen that have keys, as they are heard: what another one took already is left out. */
function linesOf(place: Place): readonly Line[] {
  const taken = new Set<string>()
  return commandSets()
    .filter((set) => set.place === place)
    .flatMap(({ commands }) => commands)
    .flatMap(({ label, keys = [] }) => {
      const free = keys.filter((key) => !taken.has(key))
      for (const key of free) taken.add(key)
      return free.length > 0 ? [{ label, keys: free }] : []
    })
}

/** Which keys do what on the screen one is on, from where the keys themselves come (S2.21), and a way to turn single letters off. */
export default function ShortcutsDialog() {
  const { t } = useTranslation('shortcuts')
  const common = useTranslation('common')
  const { pathname } = useLocation()
  const [isOn, setOn] = useState(areLettersOn)
  const [lines] = useState(() => ({
    everywhere: linesOf('everywhere'),
    here: linesOf('here'),
    going: linesOf('going'),
  }))
  useReturnFocus()
  return (
    <Modal
      opened
      onClose={closeShortcuts}
      size={720}
      title={t('title')}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      classNames={{ title: classes.title }}
      transitionProps={{ duration: 120 }}
    >
      <div className={classes.groups}>
        <Group title={t('everywhere')} lines={lines.everywhere} />
        <Group title={t('here')} lines={lines.here} />
        <Group title={t('going')} lines={lines.going} />
        <Group title={t('inPlace')} lines={inPlace.map(({ name, keys }) => ({ label: t(`keys.${name}`), keys }))} />
      </div>
      <Box as="p" above={4}>
        <Link to="/help/$" params={{ _splat: pathname.slice(1) }} onClick={closeShortcuts}>
          {t('toHelp')}
        </Link>
      </Box>
      <Box above={5} line="above" padTop={4}>
        <Switch
          label={t('letters')}
          meaning={t('lettersMeaning')}
          isOn={isOn}
          onChange={(next) => {
            setLettersOn(next)
            setOn(next)
          }}
        />
      </Box>
    </Modal>
  )
}

function Group({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <Hint as="h3" weight="strong" below={1.5}>
        {title}
      </Hint>
      <Stack as="dl" gap={0.5}>
        {lines.map(({ label, keys }) => (
          <div key={label} className={classes.line}>
            <Row as="dt" tone="text" size="md" gap={1} wrap inline justify="end">
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <Between word="or" />}
                  <Keys name={key} />
                </Fragment>
              ))}
            </Row>
            <dd>{label}</dd>
          </div>
        ))}
      </Stack>
    </section>
  )
}

/** One key, or two letters after one another. */
function Keys({ name }: { readonly name: string }) {
  const { t } = useTranslation('shortcuts')
  return keyParts(name, t('space')).map((together, index) => (
    <Fragment key={together.join()}>
      {index > 0 && <Between word="after" />}
      {together.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </Fragment>
  ))
}

function Between({ word }: { readonly word: 'or' | 'after' }) {
  const { t } = useTranslation('shortcuts')
  return (
    <Text as="span" size="xs" tone="muted">
      {t(word)}
    </Text>
  )
}
