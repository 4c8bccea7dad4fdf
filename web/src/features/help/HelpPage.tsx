import { IconArrowLeft, IconArrowRight, IconEye, IconKeyboard, IconRoute } from '@tabler/icons-react'
import { Link, Navigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { openShortcuts } from '../../entities/openers/openShortcuts.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { findByWords } from '../../ui/findByWords.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Page } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { fill, plain } from './fill.ts'
import classes from './Help.module.css'
import { type HelpTexts, helpTexts } from './helpTexts.ts'
import { pageAt, pagesFor, type HelpPage as Subject } from './pages.ts'

interface HelpPageProps {
  /** Shows somebody around. */
  readonly onTour: () => void
}

/** `/help`: every subject; `/help/NAME`: one of them; `/help/` and the address of a screen: the help of that screen. */
export function HelpPage({ onTour }: HelpPageProps) {
  const { _splat = '' } = useParams({ strict: false })
  const { kind } = useViewer()
  useTranslation()
  const t = helpTexts[useLocale()]
  const [term, setTerm] = useState('')
  const subjects = pagesFor(kind)
  const subject = subjects.find(({ name }) => name === _splat)
  if (_splat !== '' && !subject) {
    const name = pageAt(`/${_splat.replace(/^en\//, '')}`)
    const isThere = subjects.some((one) => one.name === name)
    return <Navigate to="/help/$" params={{ _splat: isThere && name ? name : '' }} replace />
  }
  const found = findByWords(subjects, (one) => wordsOf(t, one), term)
  return (
    <Page
      title={subject ? `${plain(t.pages[subject.name].title)} · ${t.title}` : t.title}
      heading={subject ? plain(t.pages[subject.name].title) : t.title}
      lead={subject ? plain(t.pages[subject.name].about) : t.lead}
    >
      <div className={classes.columns} data-open={subject ? true : undefined}>
        <Stack gap={3} className={classes.subjects}>
          {subject && (
            <Link to="/help/$" params={{ _splat: '' }} className={classes.back}>
              <IconArrowLeft size={16} aria-hidden="true" />
              {t.all}
            </Link>
          )}
          <SearchField label={t.filter} value={term} onChange={setTerm} />
          <span className="sk-hidden" role="status">
            {term && (found.length === 1 ? t.found_one : t.found_other).replace('{{count}}', String(found.length))}
          </span>
          <nav aria-label={t.pagesOf}>
            <ul className={`sk-list ${classes.list}`}>
              {found.map(({ name }) => (
                <li key={name}>
                  <Link
                    to="/help/$"
                    params={{ _splat: name }}
                    className={classOf([], {
                      gap: 0.5,
                      pad: 3,
                      padX: 4,
                      surface: true,
                      plain: true,
                      className: classes.subject,
                    })}
                  >
                    <strong>{plain(t.pages[name].title)}</strong>
                    <span>{plain(t.pages[name].about)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {found.length === 0 && <p className={classes.none}>{t.none.replace('{{term}}', term)}</p>}
          {!subject && <Tools texts={t} onTour={onTour} />}
        </Stack>
        {subject && <Article texts={t} subject={subject} />}
      </div>
    </Page>
  )
}

/** All that somebody may read of a subject, to find it by. */
function wordsOf(t: HelpTexts, { name, has }: Subject): string {
  const { title, about, others, keys, tasks } = t.pages[name]
  const lines = Object.entries(tasks).flatMap(([task, { do: what, how }]) => (has(task) ? [what, how] : []))
  return [title, about, others, keys, ...lines].map(plain).join(' ')
}

/** The tour, and every key there is. */
function Tools({ texts: t, onTour }: HelpPageProps & { readonly texts: HelpTexts }) {
  return (
    <Cluster gap={2.5} above={1.5}>
      <Button icon={<IconRoute size={17} stroke={1.8} aria-hidden="true" />} onClick={onTour}>
        {t.tour}
      </Button>
      <Button icon={<IconKeyboard size={17} stroke={1.8} aria-hidden="true" />} onClick={openShortcuts}>
        {t.keys}
      </Button>
    </Cluster>
  )
}

function Article({ texts: t, subject }: { readonly texts: HelpTexts; readonly subject: Subject }) {
  const { tasks, keys, others } = t.pages[subject.name]
  return (
    <Panel as="article" gap={2.5} raised className={classes.article}>
      <Text as="h2" size="lg" weight="bold">
        {t.how}
      </Text>
      <Stack as="dl" below={2}>
        {Object.entries(tasks)
          .filter(([task]) => subject.has(task))
          .map(([task, { do: what, how }]) => (
            <Box key={task} pad={3} padX={0} line="above" className={classes.task}>
              <dt>{what}</dt>
              <dd>
                <Filled text={how} />
              </dd>
            </Box>
          ))}
      </Stack>
      <Row as="h2" gap={2} size="md" weight="bold" above={2}>
        <IconKeyboard size={18} stroke={1.8} aria-hidden="true" />
        {t.byKeys}
      </Row>
      <p>{plain(keys)}</p>
      <Row as="h2" gap={2} size="md" weight="bold" above={2}>
        <IconEye size={18} stroke={1.8} aria-hidden="true" />
        {t.others}
      </Row>
      <p>{plain(others)}</p>
      {subject.to && (
        <p>
          <Link to={subject.to} className={classes.to}>
            {t.toScreen}
            <IconArrowRight size={16} aria-hidden="true" />
          </Link>
        </p>
      )}
    </Panel>
  )
}

/** A text with what stands on the screen in bold. */
function Filled({ text }: { readonly text: string }) {
  return fill(text).map(({ text: piece, isOnScreen }) => (isOnScreen ? <b key={piece}>{piece}</b> : piece))
}
