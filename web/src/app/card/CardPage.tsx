import type { TypeName } from '@schakel/domain'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../api/apiError.ts'
import { isSeeing } from '../../api/seeing.ts'
import { depthOf, useItem } from '../../entities/items/queries.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useWords } from '../../texts/i18n.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { ItemNotFound } from '../../ui/NotFound.tsx'
import { Page } from '../../ui/Page.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'
import { ItemHeader } from './ItemHeader.tsx'
import classes from './ItemPage.module.css'
import { MainParts } from './MainParts.tsx'
import { PrintLine } from './PrintLine.tsx'
import { SideParts } from './SideParts.tsx'

const HiddenPanel = lazyPart(() => import('../../features/seeAs/HiddenPanel.tsx'))

// What one looks these up for stands in the narrow column: on a phone it comes first.
const factsFirst: readonly TypeName[] = ['person', 'user', 'activity', 'software', 'file', 'tag']

/** The page of one item (S2.10): its top, what it is about, what is known of it and what hangs under it. */
export function CardPage({ id }: { readonly id: string }) {
  const common = useTranslation('common')
  const errors = useTranslation('errors')
  const words = useWords()
  const { data, error, refetch } = useItem(id, depthOf(id))
  const hidden = isSeeing() && (
    <Suspense>
      <HiddenPanel id={id} />
    </Suspense>
  )
  // What was read before stays on the screen when asking again fails, but not when it is gone.
  if (isApiError(error, 404)) return <ItemNotFound>{hidden}</ItemNotFound>
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
  if (!data) {
    return (
      <Page title={undefined}>
        <CardSkeleton />
      </Page>
    )
  }
  return (
    <Page title={titleOf(data, words)}>
      <PrintLine name={titleOf(data, words)} />
      <ItemHeader item={data} />
      {hidden}
      <div className={classes.columns} data-facts-first={factsFirst.includes(data._type) || undefined}>
        <div className={classes.main}>
          <MainParts item={data} />
        </div>
        <aside className={classes.side}>
          <SideParts item={data} />
        </aside>
      </div>
    </Page>
  )
}
