import { useTranslation } from '../texts/useTranslation.ts'
import { Panel } from './layout/Panel.tsx'
import { Row } from './layout/Row.tsx'
import { Stack } from './layout/Stack.tsx'
import classes from './Skeleton.module.css'

interface BarProps {
  readonly width?: string
  readonly height?: number
}

/** A grey bar where a text will stand. */
export function SkeletonBar({ width = '100%', height = 12 }: BarProps) {
  return <span className={classes.bar} style={{ width, height }} />
}

/** The shape of a row with a face, a name and a line under it. */
export function SkeletonRow() {
  return (
    <Row gap={3} pad={2.5} padX={1}>
      <span className={classes.face} />
      <Stack as="span" gap={2} grow>
        <SkeletonBar width="62%" />
        <SkeletonBar width="38%" height={9} />
      </Stack>
    </Row>
  )
}

/** The shape of a card. */
export function SkeletonCard({ lines = 3 }: { readonly lines?: number }) {
  return (
    <Panel clip as="div">
      <span className={classes.banner} />
      <Stack gap={2.5} pad={4}>
        <SkeletonBar width="70%" height={14} />
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never move
          <SkeletonBar key={line} width={line === lines - 1 ? '45%' : '100%'} height={9} />
        ))}
      </Stack>
    </Panel>
  )
}

/** Wraps shapes that stand for what is loading: one announcement, nothing read aloud piece by piece. */
export function Loading({ children }: { readonly children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-busy="true">
      <span className="sk-hidden">{t('loading')}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
