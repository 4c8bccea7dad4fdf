import { Modal } from '@mantine/core'
import type { AnyItem } from '@schakel/domain'
import { IconSearch } from '@tabler/icons-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import StepForm from '../../entities/history/StepForm.tsx'
import { type StatusChange, useStatusChange } from '../../entities/history/useStatusChange.ts'
import { depthOf, useItem } from '../../entities/items/queries.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { closePalette, type PaletteRequest, paletteRequests } from '../../entities/openers/openPalette.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { isComposing } from '../../ui/composing.ts'
import form from '../../ui/Field.module.css'
import { Key } from '../../ui/Key.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'
import { useBlockedReason } from '../../ui/writeBlocked.ts'
import { type Command, matching, ordered } from './commands.ts'
import classes from './Palette.module.css'
import { PaletteList } from './PaletteList.tsx'
import { useActive } from './useActive.ts'
import { useCommands } from './useCommands.tsx'
import { useAddCommands, useStatusCommands } from './useItemCommands.tsx'
import { useItemsFound } from './useItemsFound.tsx'
import { useOfferedHere } from './useOfferedHere.tsx'
import { useSearchCommand } from './useSearchCommand.tsx'

const WIDTH = 640

/** Mantine gives the keyboard a moment later, in which a quick Enter would be lost. */
const focusOn = (field: HTMLInputElement | null) => field?.focus()

interface PaletteProps {
  /** The item that it is about: that of the screen, or of the row one is on. */
  readonly item: string | undefined
  /** What it was opened for; for everything when left out. */
  readonly only: PaletteRequest['only']
  readonly typed: string
  readonly onType: (typed: string) => void
}

/** Everything by the keyboard: go, find, make, change the item on the screen. The keyboard stays in the field; the arrows walk the list. */
export default function Palette({ item: id, only, typed, onType }: PaletteProps) {
  const { t } = useTranslation('palette')
  const listId = useId()
  useReturnFocus(paletteRequests.opener())
  const { data: item } = useItem(id ?? '', depthOf(id ?? ''), { enabled: id !== undefined })
  const [step, setStep] = useState<string>()
  const change = useRef<StatusChange>(undefined)
  const onStatus = (status: string, asks: boolean) => {
    if (asks) setStep(status)
    else void change.current?.choose({ status }).then((isDone) => (isDone ? closePalette() : setStep(status)))
  }
  const { groups, isSearching } = useGroups({ id, item, only, typed, onStatus })
  const all = groups.flatMap(({ commands }) => commands)
  const { at, moves, point } = useActive(all, typed)

  const blocked = useBlockedReason('now')
  const run = (command: Command) => {
    if (command.writes && blocked) return
    if (!command.stays) closePalette()
    command.run()
  }

  return (
    <Modal.Root opened onClose={closePalette} size={WIDTH} yOffset="10vh" transitionProps={{ duration: 0 }}>
      <Modal.Overlay />
      <Modal.Content aria-label={t(only === 'create' ? 'create' : 'title')} radius="lg">
        <Modal.Body p={0}>
          {item && <Chooser item={item} into={change} />}
          {step !== undefined && item ? (
            <Box pad={5}>
              <StatusStep item={item} status={step} onBack={() => setStep(undefined)} />
            </Box>
          ) : (
            <>
              <Row gap={3} padX={4} line="below" className={classes.head}>
                <IconSearch className={classes.icon} size={20} aria-hidden="true" />
                <input
                  ref={focusOn}
                  className={`${form.bare} ${classes.field}`}
                  type="text"
                  role="combobox"
                  aria-label={t('label')}
                  placeholder={t('label')}
                  aria-expanded
                  aria-autocomplete="list"
                  aria-controls={listId}
                  aria-activedescendant={all.length > 0 ? `${listId}-${at}` : undefined}
                  autoComplete="off"
                  enterKeyHint="go"
                  spellCheck={false}
                  data-autofocus
                  value={typed}
                  onChange={(event) => onType(event.target.value)}
                  onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
                  onKeyDown={(event) => {
                    if (isComposing(event)) return
                    const next = moves.get(event.key)
                    const chosen = all[at]
                    if (next !== undefined) {
                      event.preventDefault()
                      point(next)
                    } else if (event.key === 'Enter' && chosen) {
                      event.preventDefault()
                      run(chosen)
                    }
                  }}
                />
                <Key>Esc</Key>
              </Row>
              <PaletteList
                id={listId}
                groups={groups}
                active={at}
                onPoint={point}
                onRun={run}
                none={isSearching ? t('searching') : t('none', { term: typed.trim() })}
              />
              <span className="sk-hidden" role="status">
                {all.length > 0 && typed !== '' ? t('count', { count: all.length }) : ''}
              </span>
            </>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

interface GroupsInput {
  readonly id: string | undefined
  readonly item: AnyItem | undefined
  readonly only: PaletteRequest['only']
  readonly typed: string
  readonly onStatus: (status: string, asks: boolean) => void
}

/** What is offered for what is typed; where the palette was opened for one thing, that alone. */
function useGroups({ id, item, only, typed, onStatus }: GroupsInput) {
  const { t } = useTranslation('palette')
  const words = useWords()
  const found = useItemsFound(typed, id)
  const general = useCommands()
  const wide = useSearchCommand(typed)
  const name = item ? titleOf(item, words) : ''
  const statuses = useStatusCommands(item, onStatus)
  const adds = useAddCommands(item)
  const offered = useOfferedHere(name)
  const group = (key: string, title: string, commands: readonly Command[]) => ({ name: key, title, commands })
  if (only === 'status')
    return { groups: matching([group('status', t('statusOf', { name }), statuses)], typed), isSearching: false }
  if (only === 'create') {
    const under = adds.map((command) => ({ ...command, isQuiet: false }))
    const made = general.filter((one) => one.name === 'create')
    return { groups: matching([...(item ? [group('under', name, under)] : []), ...made], typed), isSearching: false }
  }
  // What changes nothing yet stands first: a hasty Enter does no harm.
  const here = [group('here', name || t('here'), [...offered, ...statuses, ...adds])]
  const groups = ordered({ here, recent: found.recent, general, found: [...found.found, ...wide] }, typed)
  return { groups, isSearching: found.isSearching }
}

/** Lends what can be done with a status to the list, which must not begin anew when the item comes. */
function Chooser({ item, into }: { readonly item: AnyItem; readonly into: RefObject<StatusChange | undefined> }) {
  const change = useStatusChange(item)
  useEffect(() => {
    into.current = change
  })
  return null
}

interface StatusStepProps {
  readonly item: AnyItem
  readonly status: string
  readonly onBack: () => void
}

/** Asks what a status needs: a reason (S4.8), now or later (S4.9). */
function StatusStep({ item, status, onBack }: StatusStepProps) {
  const change = useStatusChange(item)
  return <StepForm item={item} status={status} change={change} onSaved={closePalette} onCancel={onBack} />
}
