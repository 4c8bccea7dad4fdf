import { IconQrcode, IconSearch, IconUserPlus } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { ItemLink } from '../../entities/items/ItemLink.tsx'
import { textIn } from '../../entities/items/read.ts'
import { type Pending, putAway } from '../../entities/unsent/checkinQueue.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import form from '../../ui/Field.module.css'
import { formatLongDate } from '../../ui/format.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { barePart } from '../../ui/lazyPart.ts'
import { ItemNotFound } from '../../ui/NotFound.tsx'
import { Page } from '../../ui/Page.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { useKeptKeyboard } from '../../ui/useKeptKeyboard.ts'
import {
  countsOf,
  type NewPerson,
  type Part,
  personOf,
  type Registration,
  type SupplierReader,
  searched,
} from './attendance.ts'
import classes from './Checkin.module.css'
import { CheckinStart } from './CheckinStart.tsx'
import { Counter } from './Counter.tsx'
import { PersonLine } from './PersonLine.tsx'
import { type AttendanceActions, useAttendance } from './useAttendance.ts'
import { WalkIn } from './WalkIn.tsx'

const QrDialog = barePart(async () => (await import('./QrDialog.tsx')).default)
const NotAdded = barePart(async () => (await import('./NotAdded.tsx')).NotAdded)
const parts: readonly Part[] = ['all', 'expected', 'present']

/** `/checkin/{index}` (S2.11, D12), and without an activity where one chooses it: who comes to an activity, ticked off at the door. */
export function CheckinPage() {
  const { _splat = '' } = useParams({ strict: false })
  if (_splat === '') return <CheckinStart />
  const id = _splat.startsWith('activity/') ? _splat : `activity/${_splat}`
  return <CheckinScreen key={id} id={id} />
}

function CheckinScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation('checkin')
  const locale = useLocale()
  const attendance = useAttendance(id)
  const [isQrOpen, setQrOpen] = useState(false)
  const { data, error, lines } = attendance
  if (isApiError(error, 404)) return <ItemNotFound />
  if (!data || !lines) {
    return (
      <Page title={t('title')} heading={t('title')}>
        {error ? (
          <ErrorState error={error} onRetry={() => void attendance.refetch()} />
        ) : (
          <Loading>
            <SkeletonRow />
            <SkeletonRow />
            <SkeletonRow />
          </Loading>
        )}
      </Page>
    )
  }
  const name = textIn(data.activity, 'name') ?? ''
  const date = textIn(data.activity, 'date')
  const place = textIn(data.activity, 'location')
  return (
    <Page
      title={t('pageTitle', { name })}
      heading={<ItemLink id={data.activity._id}>{name}</ItemLink>}
      lead={[date && formatLongDate(date, locale), place].filter(Boolean).join(' · ')}
      actions={
        <Button icon={<IconQrcode size={18} aria-hidden="true" />} onClick={() => setQrOpen(true)}>
          {t('showQr')}
        </Button>
      }
    >
      <Counter counts={countsOf(lines)} waiting={attendance.waiting} />
      <People lines={lines} readBy={data.readBy ?? []} refused={attendance.refused} actions={attendance} />
      {isQrOpen && <QrDialog id={id} name={name} onClose={() => setQrOpen(false)} />}
    </Page>
  )
}

/** Who is being added, maybe instead of what was refused. */
interface Adding {
  /** Another each time, so that the form begins anew. */
  readonly count: number
  readonly start: NewPerson
  readonly instead?: Pending
}

interface PeopleProps {
  readonly lines: readonly Registration[]
  readonly readBy: readonly SupplierReader[]
  readonly refused: readonly Pending[]
  readonly actions: AttendanceActions
}

function People({ lines, readBy, refused, actions }: PeopleProps) {
  const { t } = useTranslation('checkin')
  const [term, setTerm] = useState('')
  const [part, setPart] = useState<Part>('all')
  const [adding, setAdding] = useState<Adding>()
  const [isTyping, setTyping] = useState(false)
  const keyboard = useKeptKeyboard<HTMLDivElement>()
  const found = searched(lines, term, part)
  const begin = (start: NewPerson, instead?: Pending) =>
    setAdding({ count: (adding?.count ?? 0) + 1, start, ...(instead && { instead }) })
  const add = () => begin({ name: found.length === 0 ? term : '', email: '' })
  const mend = (one: Pending) => begin(personOf(one), one)
  const added = (isAdded: boolean) => {
    if (isAdded && adding?.instead) putAway(adding.instead)
    setAdding(undefined)
    setTerm('')
  }
  return (
    <>
      <Row as="search" gap={2.5} pad={2} padX={0} wrap className={classes.tools}>
        <Row
          as="label"
          gap={2.5}
          fluid
          tone="muted"
          padX={4}
          ground="surface"
          corners="md"
          className={classes.searchBox}
        >
          <IconSearch size={20} aria-hidden="true" />
          <span className="sk-hidden">{t('search')}</span>
          <input
            type="search"
            className={form.bare}
            value={term}
            placeholder={t('search')}
            autoComplete="off"
            onChange={(event) => setTerm(event.target.value)}
          />
        </Row>
        <Row
          align="stretch"
          pad={1}
          ground="sunken"
          corners="md"
          className={classes.parts}
          role="group"
          aria-label={t('show')}
        >
          {parts.map((one) => (
            <button key={one} type="button" aria-pressed={part === one} onClick={() => setPart(one)}>
              {t(`parts.${one}`)}
            </button>
          ))}
        </Row>
        <Button
          icon={<IconUserPlus size={18} aria-hidden="true" />}
          className={classes.add}
          writes="queued"
          waits={isTyping}
          title={isTyping ? t('finishFirst') : undefined}
          onClick={add}
        >
          {t('add')}
        </Button>
      </Row>
      {adding && (
        <WalkIn
          key={adding.count}
          start={adding.start}
          lines={lines}
          readBy={readBy}
          actions={actions}
          onDone={added}
          onTyping={setTyping}
        />
      )}
      <div ref={keyboard}>
        {refused.length > 0 && (
          <NotAdded refused={refused} mending={adding?.instead} isTyping={isTyping} onMend={mend} />
        )}
        <p className="sk-hidden" role="status">
          {term || part !== 'all' ? t('found', { count: found.length }) : ''}
        </p>
        {found.length > 0 ? (
          <Stack as="ul" gap={2} aria-label={t('list')}>
            {found.map((line) => (
              <li key={line.person._id}>
                <PersonLine line={line} actions={actions} />
              </li>
            ))}
          </Stack>
        ) : (
          !adding && (
            <EmptyState
              title={lines.length === 0 ? t('nobody') : t('notFound')}
              action={
                <Button tone="brand" icon={<IconUserPlus size={18} aria-hidden="true" />} writes="queued" onClick={add}>
                  {t('add')}
                </Button>
              }
            >
              {lines.length === 0 ? t('nobodyText') : t('notFoundText')}
            </EmptyState>
          )
        )}
      </div>
    </>
  )
}
