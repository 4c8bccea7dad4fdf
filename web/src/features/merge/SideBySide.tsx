import { type AnyItem, may } from '@schakel/domain'
import { IconArrowsExchange, IconArrowsJoin } from '@tabler/icons-react'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { newIdempotencyKey } from '../../api/call.ts'
import { useValueText } from '../../entities/forms/valueText.ts'
import { ItemFace } from '../../entities/items/ItemFace.tsx'
import { detailOf, titleOf } from '../../entities/items/titleOf.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmTwice } from '../../ui/ConfirmTwice.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { type Difference, differencesOf } from './differences.ts'
import classes from './Merge.module.css'
import { MergePreview } from './MergePreview.tsx'
import { isUnanswered, type Merging, type Side, useMerge, useMergePreview } from './useMerge.ts'

interface SideBySideProps {
  readonly keep: AnyItem
  readonly drop: AnyItem
}

/** Two items beside each other; of each field that differs one chooses which value stays. */
export function SideBySide({ keep, drop }: SideBySideProps) {
  const { t } = useTranslation('merging')
  const common = useTranslation('common')
  const words = useWords()
  const viewer = useViewer()
  const navigate = useNavigate()
  const router = useRouter()
  const [choice, setChoice] = useState<Readonly<Record<string, Side>>>({})
  const differences = differencesOf(keep, drop, may(viewer, 'readSuperFields'))
  const open = () => void navigate({ to: '/card/$', params: { _splat: keep._id }, replace: true })
  const merge = useMerge(open)
  const preview = useMergePreview(keep, drop)
  const isOpening = preview.data?.joins.some(({ opens }) => opens) ?? false
  const isShowing = (preview.data?.readers ?? []).length > 0
  const sideOf = ({ name, proposed }: Difference): Side => choice[name] ?? proposed
  /** What was sent by this choice and not answered: it may be done, and the two be read as they are since. */
  const [lost, setLost] = useState<{ readonly by: typeof choice; readonly merging: Merging }>()
  const again = lost?.by === choice ? lost.merging : undefined
  const run = () => {
    const merging = again ?? {
      keep: keep._id,
      drop: drop._id,
      name: titleOf(drop, words),
      fields: Object.fromEntries(differences.map((one) => [one.name, sideOf(one)])),
      key: newIdempotencyKey(),
    }
    merge.mutate(merging, {
      onError: (error) => setLost(isUnanswered(error) ? { by: choice, merging } : undefined),
    })
  }

  return (
    <Stack gap={4} fluid>
      <Grid gap={3} align="center" className={classes.heads}>
        <Head item={keep} label={t('stays')} side="keep" />
        <Button
          icon={<IconArrowsExchange size={17} aria-hidden="true" />}
          onClick={() => void navigate({ to: '/merge', search: { keep: drop._id, drop: keep._id }, replace: true })}
        >
          {t('swap')}
        </Button>
        <Head item={drop} label={t('goes')} side="drop" />
      </Grid>
      {differences.length === 0 ? (
        <Hint>{t('noDifferences')}</Hint>
      ) : (
        <Panel as="div">
          {differences.map((one) => (
            <Choice
              key={one.name}
              type={keep._type}
              difference={one}
              side={sideOf(one)}
              onChoose={(side) => setChoice({ ...choice, [one.name]: side })}
            />
          ))}
        </Panel>
      )}
      <MergePreview keep={keep} preview={preview} />
      <Cluster as="footer" gap={2.5} pad={3} padX={0} justify="end" className={classes.footer}>
        <Button onClick={() => router.history.back()}>{common.t('cancel')}</Button>
        {isOpening || isShowing ? (
          <ConfirmTwice
            label={t('merge')}
            sure={t(isOpening ? 'mergeOpens' : 'mergeShows')}
            busy={merge.isPending}
            onConfirm={run}
          />
        ) : (
          <Button
            writes="now"
            tone="brand"
            busy={merge.isPending}
            // What it will do is read first (D23.5).
            waits={!preview.isSuccess && !again}
            icon={<IconArrowsJoin size={17} aria-hidden="true" />}
            onClick={run}
          >
            {t('merge')}
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}

function Head({ item, label, side }: { readonly item: AnyItem; readonly label: string; readonly side: Side }) {
  const words = useWords()
  return (
    <Panel gap={2.5} pad={3} padX={4} className={classes.head} data-side={side} aria-label={label}>
      <Hint as="span" weight="medium">
        {label}
      </Hint>
      <Row as="span" gap={3} fluid>
        <ItemFace item={item} size={38} />
        <Stack as="span" fluid>
          <Link to="/card/$" params={{ _splat: item._id }} className={classOf([], { weight: 'bold', breaks: true })}>
            {titleOf(item, words)}
          </Link>
          <Hint as="span">{detailOf(item)}</Hint>
        </Stack>
      </Row>
    </Panel>
  )
}

interface ChoiceProps {
  readonly type: AnyItem['_type']
  readonly difference: Difference
  readonly side: Side
  readonly onChoose: (side: Side) => void
}

const sides = ['keep', 'drop'] as const

function Choice({ type, difference, side, onChoose }: ChoiceProps) {
  const { t } = useTranslation('merging')
  const words = useWords()
  const valueText = useValueText(type)
  const { name, field } = difference
  return (
    <Grid as="fieldset" cols="2" gap={1.5} gapX={3} pad={3} padX={4} className={classes.field}>
      <Hint as="legend" weight="medium" className={classes.legend}>
        {words.field(type, name)}
      </Hint>
      {sides.map((one) => (
        <Row
          key={one}
          as="label"
          gap={2.5}
          pad={2}
          padX={3}
          align="start"
          outlined
          className={classes.value}
          data-chosen={one === side || undefined}
        >
          <input type="radio" name={name} value={one} checked={one === side} onChange={() => onChoose(one)} />
          <span className={classes.text}>
            {valueText(name, field, difference[one])}
            <span className="sk-hidden"> ({one === 'keep' ? t('stays') : t('goes')})</span>
          </span>
        </Row>
      ))}
    </Grid>
  )
}
