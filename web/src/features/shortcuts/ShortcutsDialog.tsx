import { Modal } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeShortcuts } from '../../entities/openers/openShortcuts.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'
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
        <Group title={t('going')} shortcuts={going} textOf={(name) => t(`to.${name}`)} />
        <Group title={t('inPlace')} shortcuts={inPlace} textOf={(name) => t(`keys.${name}`)} />
      </div>
      <p className={classes.more}>
        <Link to="/help/$" params={{ _splat: pathname.slice(1) }} onClick={closeShortcuts}>
          {t('toHelp')}
        </Link>
      </p>
      <div className={classes.choice}>
        <Switch
          label={t('letters')}
          meaning={t('lettersMeaning')}
          isOn={isOn}
          onChange={(next) => {
            setLettersOn(next)
            setOn(next)
          }}
        />
      </div>
    </Modal>
  )
}

interface GroupProps<N extends string> {
  readonly title: string
  readonly shortcuts: readonly (Shortcut & { readonly name: N })[]
  readonly textOf: (name: N) => string
}

function Group<N extends string>({ title, shortcuts, textOf }: GroupProps<N>) {
  const { t } = useTranslation('shortcuts')
  return (
    <section className={classes.group}>
      <h3 className={classes.heading}>{title}</h3>
      <dl className={classes.list}>
        {shortcuts.map(({ name, keys }) => (
          <div key={name} className={classes.line}>
            <dt className={classes.keys}>
              {keys.map((together, index) => (
                <Fragment key={together.join()}>
                  {index > 0 && <span className={classes.then}>{t(name === 'walk' ? 'or' : 'after')}</span>}
                  {together.map((key) => (
                    <kbd key={key} className={classes.key}>
                      {key === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : key}
                    </kbd>
                  ))}
                </Fragment>
              ))}
            </dt>
            <dd className={classes.text}>{textOf(name)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
