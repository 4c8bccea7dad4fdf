import { IconCalendarPlus, IconChevronLeft, IconChevronRight, IconFileImport } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { isSeeing } from '../../api/seeing.ts'
import { type AgendaAddress, type AgendaView, agendaViews } from '../../entities/agenda/address.ts'
import { eventsOf } from '../../entities/agenda/events.ts'
import { useAgenda, useMove } from '../../entities/agenda/useAgenda.ts'
import { daysOf, headingOf, rangeOf, stepped, today } from '../../entities/agenda/view.ts'
import { openItemForm } from '../../entities/forms/openItemForm.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Choice, Choices } from '../../ui/Choices.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { Page } from '../../ui/Page.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { useKeptNames } from '../../ui/useKeptNames.ts'
import { upTo } from '../../ui/widths.ts'
import classes from './Agenda.module.css'
import { AgendaList } from './AgendaList.tsx'
import { Filters } from './Filters.tsx'
import { isOf, peopleOf } from './people.ts'
import { useLayers } from './useLayers.ts'

// The list does without.
const AgendaGrid = lazyPart(() => import('./AgendaGrid.tsx'), 'agenda')
const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'))
const EventDialog = lazyPart(() => import('./EventDialog.tsx'))

/** `/calendar` (S2.3, D14): what is to happen, by month, week, day or as a list; the address remembers which. */
export function AgendaPage() {
  const { t } = useTranslation('agenda')
  const locale = useLocale()
  const words = useWords()
  const user = useViewer()
  const navigate = useNavigate()
  const asked: AgendaAddress = useSearch({ strict: false })
  // On a phone a month has no room for words.
  const view = asked.view ?? (window.matchMedia(upTo.phone).matches ? 'list' : 'month')
  const day = asked.day ?? today()
  const [hidden, setHidden] = useKeptNames(`schakel.agenda.${user._id}`)
  const [person, setPerson] = useState<string>()
  const [openedId, setOpened] = useState<string>()
  const range = rangeOf(view, day)
  const agenda = useAgenda(range)
  const move = useMove()
  const layers = useLayers(range)
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()

  const go = (next: AgendaAddress) =>
    void navigate({ to: '/calendar', search: { view, day, ...next }, replace: true, resetScroll: false })

  const items = agenda.data?.items ?? []
  const all = eventsOf(items, range, { user, words, locale, kindOf: (kind) => t(`kinds.${kind}`) })
  const own = all.filter(
    ({ entry, item }) => !hidden.includes(entry.kind) && (person === undefined || isOf(item, person)),
  )
  // What stands in calendars of elsewhere is one's own.
  const isMine = person === undefined || person === user._id
  const external = layers.filter(({ _id }) => isMine && !hidden.includes(_id)).flatMap(({ events }) => events)
  const events = [...own, ...external].sort((a, b) => a.start.localeCompare(b.start))
  const opened = [...all, ...external].find(({ id }) => id === openedId)
  const shared = { events, view, day, onOpen: setOpened, onMove: move }

  const waiting = (
    <Loading>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </Loading>
  )

  return (
    <Page
      title={t('title')}
      heading={t('title')}
      actions={
        !isSeeing() && (
          <>
            <FileInput
              at={input}
              label={t('import')}
              accept=".ics,text/calendar"
              onFiles={([chosen]) => setFile(chosen)}
            />
            <Button
              writes="now"
              icon={<IconFileImport size={17} aria-hidden="true" />}
              onClick={() => input.current?.click()}
            >
              {t('import')}
            </Button>
            <Button
              writes="now"
              tone="brand"
              icon={<IconCalendarPlus size={17} aria-hidden="true" />}
              onClick={() => openItemForm({ type: 'activity' })}
            >
              {t('add')}
            </Button>
          </>
        )
      }
    >
      <Row gap={2.5} gapX={4} justify="between" wrap fluid>
        <Row gap={2} wrap fluid>
          <Button size="sm" onClick={() => go({ day: today() })}>
            {t('today')}
          </Button>
          <IconButton size="sm" label={t(`previous.${view}`)} onClick={() => go({ day: stepped(view, day, -1) })}>
            <IconChevronLeft size={18} aria-hidden="true" />
          </IconButton>
          <IconButton size="sm" label={t(`next.${view}`)} onClick={() => go({ day: stepped(view, day, 1) })}>
            <IconChevronRight size={18} aria-hidden="true" />
          </IconButton>
          <Text as="h2" size="lg" capital className={classes.when} aria-live="polite">
            {headingOf(view, day, locale)}
          </Text>
        </Row>
        <Choices legend={t('view')}>
          {agendaViews.map((name: AgendaView) => (
            <Choice key={name} isOn={view === name} onChoose={() => go({ view: name })}>
              {t(`views.${name}`)}
            </Choice>
          ))}
        </Choices>
      </Row>
      <Filters
        layers={layers}
        hidden={hidden}
        onToggle={(name) => setHidden(name, !hidden.includes(name))}
        people={peopleOf(items, words)}
        person={person}
        onPerson={setPerson}
      />
      {agenda.data?.isCut && <Hint>{t('cut')}</Hint>}
      {agenda.isPending ? (
        waiting
      ) : agenda.isError && !agenda.data ? (
        <ErrorState error={agenda.error} onRetry={() => void agenda.refetch()} />
      ) : view === 'list' ? (
        <AgendaList events={events} days={daysOf('list', day)} onOpen={setOpened} />
      ) : (
        <AgendaGrid {...shared} view={view} onDay={(chosen) => go({ view: 'day', day: chosen })} meanwhile={waiting} />
      )}
      {file && <ImportDialog file={file} onClose={() => setFile(undefined)} />}
      {opened && <EventDialog event={opened} onMove={move} onClose={() => setOpened(undefined)} />}
    </Page>
  )
}
