import { type AnyItem, definitionOf, may } from '@schakel/domain'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { isSeeing } from '../../api/seeing.ts'
import { depthOf, useItem } from '../../entities/items/queries.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { GuidePlace } from '../../features/choosing/GuidePlace.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { barePart, lazyPart, plainPart } from '../../ui/lazyPart.ts'
import { Page } from '../../ui/Page.tsx'
import { Loading, SkeletonCard } from '../../ui/Skeleton.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'
import { CardTabs } from './CardTabs.tsx'
import { ItemHeader } from './ItemHeader.tsx'
import classes from './ItemPage.module.css'
import { MainParts, preloadTop } from './MainParts.tsx'
import { PrintLine } from './PrintLine.tsx'
import { SideParts } from './SideParts.tsx'
import { type CardTab, tabsOf } from './tabs.ts'

const ChoosingGuide = plainPart(async () => (await import('../../features/choosing/ChoosingGuide.tsx')).default)
const ItemNotFound = barePart(async () => (await import('../../ui/NotFound.tsx')).ItemNotFound)
const GonePage = lazyPart(() => import('../../features/trash/GonePage.tsx'))
const HiddenPanel = lazyPart(() => import('../../features/seeAs/HiddenPanel.tsx'))

interface CardPageProps {
  readonly id: string
  /** The tab of the page, as its address names it; the overview when left out. */
  readonly tab?: string
}

/** The page of one item (S2.10): its top, what it is about, what is known of it and what hangs under it, or one of its tabs. */
export function CardPage({ id, tab }: CardPageProps) {
  const { kind } = useViewer()
  const common = useTranslation('common')
  const errors = useTranslation('errors')
  const tabTexts = useTranslation('tabs')
  const words = useWords()
  const { data, error, refetch } = useItem(id, depthOf(id))
  // Once, before the first drawing: an effect would wait for the item.
  useState(() => preloadTop(id))
  const hidden = isSeeing() && <HiddenPanel id={id} />
  const pending = (
    <Page title={undefined}>
      <CardSkeleton />
    </Page>
  )
  // What was read before stays on the screen when asking again fails, but not when it is gone.
  if (isApiError(error, 404)) {
    const notFound = <ItemNotFound>{hidden}</ItemNotFound>
    if (!may({ kind }, 'restore')) return notFound
    return <GonePage id={id} meanwhile={pending} otherwise={notFound} />
  }
  if (error && !data) {
    return (
      <Page title={errors.t('occurred')}>
        {hidden}
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          action={
            <Link to="/" {...buttonLook('brand')}>
              {common.t('dashboard')}
            </Link>
          }
        />
      </Page>
    )
  }
  if (!data) return pending
  const tabs = tabsOf(data, kind)
  const open = tabs.find(({ name }) => name === tab)
  if (tab !== undefined && !open) return <ItemNotFound>{hidden}</ItemNotFound>
  const name = titleOf(data, words)
  return (
    <Page title={open ? `${tabTexts.t(open.name)} · ${name}` : name}>
      <PrintLine name={name} />
      <ItemHeader item={data} />
      {tabs.length > 0 && <CardTabs item={data} tabs={tabs} open={tab} />}
      {hidden}
      {data._type === 'dossier' && may({ kind }, 'seeWeighing') && (
        <ChoosingGuide dossier={data} tab={open?.name} meanwhile={<GuidePlace dossier={data} />} />
      )}
      {open ? <TabScreen key={open.name} item={data} tab={open} /> : <Overview item={data} />}
    </Page>
  )
}

function Overview({ item }: { readonly item: AnyItem }) {
  // What one looks some up for stands in the narrow column: on a phone it comes first.
  const isFactsFirst = definitionOf(item._type).screen.page === 'facts'
  return (
    <div className={classes.columns} data-facts-first={isFactsFirst || undefined}>
      <Stack fluid className={classes.main}>
        <MainParts item={item} />
      </Stack>
      <Stack as="aside" fluid className={classes.side}>
        <SideParts item={item} />
      </Stack>
    </div>
  )
}

function TabScreen({ item, tab }: { readonly item: AnyItem; readonly tab: CardTab }) {
  const { screen: Screen, ask } = tab
  const cache = useQueryClient()
  // Once, before the first drawing: an effect would wait for the code.
  useState(() => ask?.(cache, item._id))
  return (
    <Screen
      item={item}
      meanwhile={
        <Loading>
          <SkeletonCard lines={6} />
        </Loading>
      }
    />
  )
}
