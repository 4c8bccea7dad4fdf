import { Modal } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeShortcuts } from '../../entities/openers/openShortcuts.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { Key } from '../../ui/Key.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'
import { keysHere, ownKeysHere } from './hereKeys.ts'
import classes from './Shortcuts.module.css'
import { areLettersOn, destinationsOf, everywhere, inPlace, type Shortcut, setLettersOn } from './shortcuts.ts'

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** Every key there is and what it does, opened by `?`. */
export default function ShortcutsDialog() {
  const { t } = useTranslation('shortcuts')
  const common = useTranslation('common')
  const { kind } = useViewer()
  const { pathname } = useLocation()
  const [isOn, setOn] = useState(areLettersOn)
  const [here] = useState(keysHere)
  const [own] = useState(ownKeysHere)
  useReturnFocus()
  const going = destinationsOf(kind).flatMap(({ name, keys }) =>
    keys ? [{ name, keys: keys.map((key) => [key.toUpperCase()]) }] : [],
  )
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
        <Group title={t('everywhere')} shortcuts={everywhere} textOf={(name) => t(`keys.${name}`)} />
        {own.length > 0 && (
          <Group
            title={t('here')}
            shortcuts={[
              ...own.map(({ keys, does }) => ({ name: does, keys: keys.map((key) => [key]) })),
              ...here
                .filter((key) => !own.some(({ keys }) => keys.includes(key.toUpperCase())))
                .map((key) => ({ name: t(`hereKeys.${key}`), keys: [[key.toUpperCase()]] })),
            ]}
            textOf={(name) => name}
            between={t('or')}
          />
        )}
        {own.length === 0 && here.length > 0 && (
          <Group
            title={t('here')}
            shortcuts={here.map((key) => ({ name: key, keys: key === 'j' ? [['J'], ['K']] : [[key.toUpperCase()]] }))}
            textOf={(name) => t(`hereKeys.${name}`)}
          />
        )}
        <Group title={t('going')} shortcuts={going} textOf={(name) => t(`to.${name}`)} />
        <Group title={t('inPlace')} shortcuts={inPlace} textOf={(name) => t(`keys.${name}`)} />
      </div>
      <Box as="p" above={4}>
        <Link to="/help/$" params={{ _splat: pathname.slice(1) }} onClick={closeShortcuts}>
          {t('toHelp')}
        </Link>
      </Box>
      <Box above={5} line="above" className={classes.choice}>
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

interface GroupProps<N extends string> {
  readonly title: string
  readonly shortcuts: readonly (Shortcut & { readonly name: N })[]
  readonly textOf: (name: N) => string
  /** What stands between keys; by their name when left out. */
  readonly between?: string
}

function Group<N extends string>({ title, shortcuts, textOf, between }: GroupProps<N>) {
  const { t } = useTranslation('shortcuts')
  return (
    <section>
      <Hint as="h3" weight="strong" below={1.5}>
        {title}
      </Hint>
      <Stack as="dl" gap={0.5}>
        {shortcuts.map(({ name, keys }) => (
          <div key={name} className={classes.line}>
            <Row as="dt" tone="text" size="md" gap={1} inline rigid>
              {keys.map((together, index) => (
                <Fragment key={together.join()}>
                  {index > 0 && (
                    <Text as="span" size="xs" tone="muted">
                      {between ?? t(name === 'walk' || name === 'j' ? 'or' : 'after')}
                    </Text>
                  )}
                  {together.map((key) => (
                    <Key key={key}>{key === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : key}</Key>
                  ))}
                </Fragment>
              ))}
            </Row>
            <dd>{textOf(name)}</dd>
          </div>
        ))}
      </Stack>
    </section>
  )
}
