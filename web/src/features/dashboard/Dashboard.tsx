import { may } from '@schakel/domain'
import { IconListCheck } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { ItemLink } from '../../entities/items/ItemLink.tsx'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { laterPart } from '../../ui/lazyPart.ts'
import { notifyInfo } from '../../ui/notify.ts'
import { Page } from '../../ui/Page.tsx'
import { wallOf } from '../../ui/wallTime.ts'
import classes from './Dashboard.module.css'
import { Feed } from './Feed.tsx'
import { greetingAt } from './greeting.ts'
import { Pipeline } from './Pipeline.tsx'
import { panelsFor } from './panels.ts'
import { WaitingPanel } from './WaitingPanel.tsx'

const Today = laterPart(async () => (await import('./glance.ts')).Today)
const Trends = laterPart(async () => (await import('./glance.ts')).Trends)

interface DashboardProps {
  /** For who is here for the first time. */
  readonly invitation: ReactNode
  /** The next gathering, for the centre. */
  readonly gathering: ReactNode
  /** The reports that somebody put here. */
  readonly reports: ReactNode
}

/** The home page (S2.2): a greeting, what waits for this person, and what changed last. */
export function Dashboard({ invitation, gathering, reports }: DashboardProps) {
  const { t } = useTranslation('dashboard')
  const layout = useTranslation('layout')
  const viewer = useViewer()
  const [now] = useState(() => new Date())
  const isCentre = isCentreKind(viewer.kind)
  const { message } = useSearch({ strict: false })
  // S2.20: whoever leaves a chat comes here.
  useEffect(() => {
    if (message === 'leftChat') notifyInfo(t('leftChat'))
  }, [message, t])
  const firstName = viewer.name.split(' ')[0] ?? viewer.name
  return (
    <Page
      title={undefined}
      heading={t(greetingAt(now), { name: firstName })}
      lead={
        <>
          <Text as="span" capital className={classes.day}>
            <DateText iso={wallOf(now).slice(0, 10)} form="long" />
          </Text>
          {viewer.organisation && (
            <>
              {' · '}
              <ItemLink id={viewer.organisation._id}>{viewer.organisation.name}</ItemLink>
            </>
          )}
        </>
      }
      actions={
        <Link to="/work" {...buttonLook()}>
          <IconListCheck size={17} stroke={1.8} aria-hidden="true" />
          {layout.t('work')}
        </Link>
      }
    >
      {viewer.settings?.toured === false && <div className={classes.invitation}>{invitation}</div>}
      <div className={classes.today} data-kind={viewer.kind}>
        <Today />
      </div>
      {isCentre && <Pipeline />}
      <Stack as="section" gap={3} above={2} fluid className={classes.part} aria-labelledby="waiting">
        <Text id="waiting" as="h2" size="xl" weight="bold">
          {t('waiting')}
        </Text>
        <Columns of={3} gap={5}>
          {panelsFor(viewer.kind).map((panel) => (
            <WaitingPanel key={panel.name} panel={panel} />
          ))}
        </Columns>
      </Stack>
      {may(viewer, 'seeTrends') && (
        <div className={classes.trends} data-kind={viewer.kind}>
          <Trends gathering={gathering} />
        </div>
      )}
      {reports}
      <Stack as="section" gap={3} above={2} fluid className={classes.part} aria-labelledby="feed">
        <Text id="feed" as="h2" size="xl" weight="bold">
          {t('feed')}
        </Text>
        <Feed />
      </Stack>
    </Page>
  )
}
