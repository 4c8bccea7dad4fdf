import { Drawer } from '@mantine/core'
import { SEARCH_DRAWER_PAGE_SIZE, SEARCH_MIN_CHARS } from '@schakel/domain'
import { IconArrowUpRight, IconCommand, IconMoodPuzzled, IconSearch, IconX } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { itemsOf, useCountLine } from '../../entities/items/countLine.ts'
import { ItemRow } from '../../entities/items/ItemRow.tsx'
import { useSearchList } from '../../entities/items/queries.ts'
import { openPalette } from '../../entities/openers/openPalette.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { buttonLook, IconButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import form from '../../ui/Field.module.css'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { useOpenedLater } from '../../ui/useReturnFocus.ts'
import { useTerm } from '../../ui/useTerm.ts'
import { walkRows } from './arrowKeys.ts'
import classes from './SearchDrawer.module.css'

const WIDTH = 400

interface SearchDrawerProps {
  readonly opened: boolean
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onClose: () => void
}

interface ResultsProps {
  readonly term: string
  readonly onOpen: () => void
}

function Results({ term, onOpen }: ResultsProps) {
  const { t } = useTranslation('search')
  const list = useSearchList({ q: term, page_size: SEARCH_DRAWER_PAGE_SIZE }, { keepLast: true })
  const count = useCountLine(list.data)
  const items = itemsOf(list.data)
  if (list.isPending) {
    return (
      <Loading>
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <SkeletonRow key={row} />
        ))}
      </Loading>
    )
  }
  if (list.isError && items.length === 0) {
    return <ErrorState compact error={list.error} onRetry={() => void list.refetch()} />
  }
  return (
    <>
      <Row gap={2} justify="between" size="sm" tone="muted" className={classes.line} tall="lg">
        <span role="status">{count}</span>
        <Link to="/search/$term" params={{ term }} {...buttonLook('plain', 'sm')} onClick={onOpen}>
          {t('launch')}
          <IconArrowUpRight size={16} aria-hidden="true" />
        </Link>
      </Row>
      {items.length === 0 ? (
        <EmptyState compact icon={<IconMoodPuzzled size={26} stroke={1.6} />} title={t('none', { term })}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <Box as="ul" stale={list.isPlaceholderData} className="sk-list">
          {items.map((item) => (
            <li key={item._id}>
              <ItemRow item={item} onOpen={onOpen} />
            </li>
          ))}
        </Box>
      )}
      <LoadMore list={list} />
    </>
  )
}

/** The search drawer at the right (S2.24): what is found while one types, page by page, and the way to the whole page. */
export default function SearchDrawer({ opened, typed, onType, onClose }: SearchDrawerProps) {
  const { t } = useTranslation('search')
  const common = useTranslation('common')
  const isOpen = useOpenedLater(opened)
  const palette = useTranslation('palette')
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const term = useTerm(typed)
  return (
    // Its host hears Escape, also before it has come.
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false}
      position="right"
      size={WIDTH}
      transitionProps={{ duration: 160 }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('title')}>
        <Drawer.Body p={0} className={classes.body}>
          <search className={classes.search} onKeyDown={(event) => walkRows(event, field.current)}>
            <Row
              as="form"
              gap={1}
              ground="surface"
              line="below"
              className={classes.head}
              onSubmit={(event) => {
                event.preventDefault()
                if (typed.trim().length < SEARCH_MIN_CHARS) return
                onClose()
                void navigate({ to: '/search/$term', params: { term: typed.trim() } })
              }}
            >
              <IconSearch className={classes.icon} size={19} aria-hidden="true" />
              <input
                ref={field}
                className={`${form.bare} ${classes.field}`}
                type="search"
                aria-label={t('label')}
                placeholder={t('label')}
                autoComplete="off"
                data-autofocus
                value={typed}
                onChange={(event) => onType(event.target.value)}
                // What was typed before the field came is written on, not over.
                onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
              />
              <IconButton
                label={palette.t('open')}
                title={palette.t('openHint')}
                aria-keyshortcuts="Control+K"
                onClick={() => {
                  onClose()
                  openPalette()
                }}
              >
                <IconCommand size={19} aria-hidden="true" />
              </IconButton>
              <IconButton label={common.t('close')} onClick={onClose}>
                <IconX size={19} aria-hidden="true" />
              </IconButton>
            </Row>
            <Box pad={2} padX={2.5} grow>
              {term ? (
                <Results term={term} onOpen={onClose} />
              ) : (
                <EmptyState
                  compact
                  icon={<IconSearch size={26} stroke={1.6} />}
                  title={t('hint', { count: SEARCH_MIN_CHARS })}
                >
                  {t('hintText')}
                </EmptyState>
              )}
            </Box>
          </search>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
