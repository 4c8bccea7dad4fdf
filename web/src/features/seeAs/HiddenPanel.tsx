import { definitionOf, type TypeName } from '@schakel/domain'
import { IconEyeOff } from '@tabler/icons-react'
import { useValueText } from '../../entities/forms/valueText.ts'
import { Section } from '../../entities/items/page/Section.tsx'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatDate } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import type { HiddenLine } from './hidden.ts'
import { useHiddenMode } from './hiddenMode.ts'
import classes from './SeeAs.module.css'
import { shortly } from './shortly.ts'
import { useHidden, useHiddenLabel } from './useHidden.ts'

/** What of an item the impersonated person does not get, and why; shown when the banner is asked for it. */
export default function HiddenPanel({ id }: { readonly id: string }) {
  return useHiddenMode() ? <Shown id={id} /> : null
}

function Shown({ id }: { readonly id: string }) {
  const { t } = useTranslation('seeAs')
  const { name } = useViewer()
  const { data, error, refetch, lines } = useHidden(id)
  return (
    <Section title={t('panel', { name })} icon={<IconEyeOff size={18} aria-hidden="true" />} count={lines.length}>
      {error ? (
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      ) : (
        <>
          {!data.theirs && <Hint>{t('all', { name })}</Hint>}
          {data.theirs && lines.length === 0 && <Hint>{t('nothing', { name })}</Hint>}
          <Stack as="ul" gap={2.5}>
            {lines.map((line) => (
              <Line key={line.name} type={data.own._type} line={line} />
            ))}
          </Stack>
          <details className={classes.raw}>
            <summary>{t('raw', { name })}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its box is scrolled by the keyboard too */}
            <pre tabIndex={0}>{data.theirs ? JSON.stringify(data.theirs, null, 2) : t('rawNone')}</pre>
          </details>
        </>
      )}
    </Section>
  )
}

function Line({ type, line }: { readonly type: TypeName; readonly line: HiddenLine }) {
  const { t } = useTranslation('seeAs')
  const { name: viewer } = useViewer()
  const label = useHiddenLabel(type)
  const { name, how, why, own, theirs } = line
  const valueText = useValueText(type)
  const field = definitionOf(type).fields[name]
  const said = (value: unknown) =>
    shortly(field ? valueText(name, field, value) : isMoment(value) ? formatDate(value) : value)
  return (
    <Stack as="li" gap={1} pad={2} padX={3} ground="accent" className={classes.line} data-how={how}>
      <Row gapX={2.5} as="p" align="baseline" wrap className={classes.label}>
        <strong>{label(name)}</strong>
        <span>{t(`why.${why}`)}</span>
      </Row>
      <Stack as="dl" gap={0.5} size="sm" className={classes.sides}>
        {own !== undefined && (theirs === undefined || said(own) !== said(theirs)) && (
          <div>
            <dt>{t('own')}</dt>
            <dd className={classes.ownSide}>{said(own)}</dd>
          </div>
        )}
        {theirs !== undefined && (own === undefined || said(own) !== said(theirs)) && (
          <div>
            <dt>{t('theirs', { name: viewer })}</dt>
            <dd>{said(theirs)}</dd>
          </div>
        )}
      </Stack>
    </Stack>
  )
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
}
