import { type AnyItem, OFFERS_MAX } from '@schakel/domain'
import { fitReason } from '@schakel/domain/fit'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { isOn } from '../../../entities/items/read.ts'
import { useLocale } from '../../../texts/useLocale.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { findByWords } from '../../../ui/findByWords.ts'
import { classOf } from '../../../ui/layout/look.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { notifyError, notifyUndo } from '../../../ui/notify.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Loading, SkeletonRow } from '../../../ui/Skeleton.tsx'
import { useScreenCommands } from '../../../ui/screenCommands.ts'
import { useFailure } from '../../../ui/useFailure.ts'
import { returnFocus } from '../../../ui/useReturnFocus.ts'
import { upTo } from '../../../ui/widths.ts'
import { useOffer } from '../guard/useOffer.ts'
import classes from './Fit.module.css'
import { FitRow } from './FitRow.tsx'
import { type RankedSupplier, useAddMatches, useFit, useRemoveMatches } from './queries.ts'
import { isEqual, shownPoints } from './shownPoints.ts'

const FIRST = 8
const shapes = Array.from({ length: FIRST }, (_, shape) => shape)
// How many show their reasons from the start: on a phone one fills the screen.
const openFirst = () => (matchMedia(upTo.small).matches ? 1 : 3)

/** The suppliers that fit a dossier, best first, each with its reasons; tick some and add them in one go. */
export function FitList({ dossier }: { readonly dossier: AnyItem }) {
  const { t } = useTranslation('fit')
  const { data, error, refetch } = useFit(dossier._id)
  if (error && !data) return <ErrorState compact error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div className={classes.waiting}>
        <Loading>
          {shapes.map((shape) => (
            <SkeletonRow key={shape} />
          ))}
        </Loading>
      </div>
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState compact icon={<IconTruckDelivery size={24} stroke={1.6} />} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    )
  }
  return <Choice dossier={dossier} suppliers={data} />
}

interface ChoiceProps {
  readonly dossier: AnyItem
  readonly suppliers: readonly RankedSupplier[]
}

function Choice({ dossier, suppliers }: ChoiceProps) {
  const { t } = useTranslation('fit')
  const [term, setTerm] = useState('')
  const [shown, setShown] = useState(FIRST)
  const [open] = useState(openFirst)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { add, isBusy } = useAdd(dossier, () => setChosen(new Set()))
  const offering = useOffer(dossier._id)
  const found = useFiltered(suppliers, term)
  const picked = suppliers.filter(({ _id, matched }) => chosen.has(_id) && !matched)

  const offer = async () => {
    if (await offering.offer(picked)) setChosen(new Set())
  }
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(chosen)
    if (isOn) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  const filter = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const clear = () => {
    setChosen(new Set())
    // The bar goes, with the button that was pressed.
    returnFocus(list.current?.querySelector('input') ?? null)
  }
  useScreenCommands([
    {
      label: t('toFilter'),
      words: t('toFilterWords'),
      icon: <IconTruckDelivery size={18} aria-hidden="true" />,
      keys: ['l'],
      run: () => filter.current?.focus(),
    },
  ])
  return (
    <Stack gap={3}>
      <SearchField
        at={filter}
        label={t('filter')}
        value={term}
        onChange={(typed) => {
          setTerm(typed)
          setShown(FIRST)
        }}
      />
      {found.length === 0 && <Text tone="muted">{t('noneFiltered', { term })}</Text>}
      <Stack as="ol" ref={list} gap={2}>
        {found.slice(0, shown).map((supplier, index) => (
          <FitRow
            key={supplier._id}
            supplier={supplier}
            shown={shownPoints(supplier, neighboursOf(suppliers, supplier))}
            isEqual={neighboursOf(suppliers, supplier).some((other) => isEqual(other, supplier))}
            isChosen={chosen.has(supplier._id)}
            startsOpen={index < open}
            onChoose={(isOn) => toggle(supplier._id, isOn)}
          />
        ))}
      </Stack>
      {found.length > shown && (
        <Button
          tone="plain"
          size="sm"
          className={classOf([], { place: 'start' })}
          onClick={() => setShown(shown + 4 * FIRST)}
        >
          {t('more', { count: found.length - shown })}
        </Button>
      )}
      {picked.length > 0 && (
        <Row gap={2} pad={2.5} padX={3} justify="end" wrap outlined ground="surface" className={classes.bar}>
          <span className={classes.count} role="status">
            {t('chosen', { count: picked.length })}
          </span>
          <Button tone="plain" size="sm" onClick={clear}>
            {t('clear')}
          </Button>
          <Button writes="now" busy={isBusy} onClick={() => add(picked)}>
            {t('add')}
          </Button>
          {/* Where the dossier itself says who asks, each is asked about by itself (D22.1). */}
          {picked.length <= OFFERS_MAX && !isOn(dossier, 'open') && (
            <Button writes="now" tone="brand" busy={offering.isBusy} onClick={() => void offer()}>
              {t('offer')}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  )
}

/** Who stands right before and after in the whole list, whatever the filter shows. */
function neighboursOf(suppliers: readonly RankedSupplier[], supplier: RankedSupplier): RankedSupplier[] {
  const at = suppliers.indexOf(supplier)
  return [suppliers[at - 1], suppliers[at + 1]].filter((one) => one !== undefined)
}

function useAdd(dossier: AnyItem, onAdded: () => void) {
  const { t } = useTranslation('fit')
  const common = useTranslation('common')
  const fail = useFailure()
  const matches = useAddMatches(dossier._id)
  const undo = useRemoveMatches(dossier._id)
  const add = async (suppliers: readonly RankedSupplier[]) => {
    try {
      const { added, failed } = await matches.mutateAsync(suppliers)
      if (added.length > 0) {
        onAdded()
        notifyUndo(t('added', { count: added.length }), common.t('undo'), () => undo.mutate(added))
      }
      if (failed.length > 0) notifyError(t('failed', { names: failed.map(({ name }) => name).join(', ') }))
    } catch (failure) {
      fail(failure)
    }
  }
  return { add: (suppliers: readonly RankedSupplier[]) => void add(suppliers), isBusy: matches.isPending }
}

/** What holds every word of the filter, in the name or in a reason. */
function useFiltered(suppliers: readonly RankedSupplier[], term: string): readonly RankedSupplier[] {
  const locale = useLocale()
  return findByWords(
    suppliers,
    ({ name, reasons }) => [name, ...reasons.map((reason) => fitReason(locale, reason))].join(' '),
    term,
  )
}
