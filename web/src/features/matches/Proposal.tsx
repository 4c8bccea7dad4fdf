import { Textarea } from '@mantine/core'
import type { AnyItem } from '@schakel/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saysOnlyItsResult } from '../../entities/comments/ResultChip.tsx'
import { useAddComment } from '../../entities/comments/useComments.ts'
import { StatusButton } from '../../entities/history/StatusButton.tsx'
import { ItemLink } from '../../entities/items/ItemLink.tsx'
import { endOf } from '../../entities/items/matchOf.ts'
import { useUpdate } from '../../entities/items/mutations.ts'
import { useItem } from '../../entities/items/queries.ts'
import { plainOf, richOf } from '../../entities/items/RichText.tsx'
import { faceOf, numberIn, textIn } from '../../entities/items/read.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Clamp } from '../../ui/Clamp.tsx'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { useWriteBlocked } from '../../ui/writeBlocked.ts'
import { AnswersLink } from './AnswersLink.tsx'
import { answerOf } from './answers.ts'
import classes from './Matches.module.css'
import { MatchMoney } from './MatchMoney.tsx'

interface ProposalProps {
  readonly known: AnyItem
  /** In a row that says who it is and where it stands. */
  readonly isInRow?: boolean
}

/** A proposed supplier with the answer to it. */
export function Proposal({ known, isInRow = false }: ProposalProps) {
  const { t } = useTranslation('matches')
  const words = useWords()
  const { data } = useItem(known._id)
  const match: AnyItem = data ? { ...known, ...data } : known
  const seen = endOf(match, 'supplier')
  const card = useItem(seen?._id ?? '', 1, { enabled: seen !== undefined }).data
  const supplier = card ?? seen
  const name = (supplier && textIn(supplier, 'name')) ?? words.type('supplier')
  const description = supplier && textIn(supplier, 'description')
  const advise = textIn(match, '$advise')
  return (
    <Stack
      gap={3}
      aria-label={t('matchOf', { name })}
      {...(isInRow ? {} : { as: 'article', pad: 3, padX: 4, outlined: true })}
    >
      {!isInRow && (
        <Row gap={2} gapX={3} wrap>
          {supplier && <ItemAvatar {...faceOf(supplier)} size={42} />}
          <Text as="h3" fluid size="lg" weight="bold" breaks plainLinks className={classes.name}>
            <ItemLink id={supplier?._id}>{name}</ItemLink>
          </Text>
          <StatusButton item={match} size="md" />
        </Row>
      )}
      {description && <Clamp lines={3}>{description}</Clamp>}
      {advise && <Clamp lines={4}>{advise}</Clamp>}
      <AnswersLink match={match} />
      <Grid cols="2" align="start" gap={3} gapX={6} className={classes.columns}>
        <Answer match={match} name={name} />
        <MatchMoney match={match} />
      </Grid>
    </Stack>
  )
}

const tones = {
  '1': { '--tone': 'var(--sk-success)', '--tone-soft': 'var(--sk-success-soft)' },
  '0': { '--tone': 'var(--sk-warning)', '--tone-soft': 'var(--sk-warning-soft)' },
  '-1': { '--tone': 'var(--sk-danger)', '--tone-soft': 'var(--sk-danger-soft)' },
} as const
const results = ['1', '0', '-1'] as const

/** Ja, Misschien, Nee: given with one press, explained when one likes, changed at any time (S3.8). */
function Answer({ match, name }: { readonly match: AnyItem; readonly name: string }) {
  const writeBlocked = useWriteBlocked('now')
  const { t } = useTranslation('matches')
  const words = useWords()
  const fail = useFailure()
  const viewer = useViewer()
  const add = useAddComment(match)
  const update = useUpdate()
  const given = answerOf(match, viewer._id)
  const result = given === undefined ? undefined : String(numberIn(given, 'result'))
  const said = given === undefined ? '' : plainOf(textIn(given, 'text') ?? '')
  const isWord = results.some((one) => saysOnlyItsResult(words, one, said))
  const [text, setText] = useState<string>()
  const explanation = text ?? (isWord ? '' : said)

  // A remark needs words: without an explanation the answer itself is what it says.
  const send = async (to: string, explained: string): Promise<boolean> => {
    const words_ = explained.trim() || words.choice('result', to)
    try {
      if (given && given._version > 0) {
        const props = { result: Number(to), text: richOf(words_) }
        await update.mutateAsync({ id: given._id, props, quiet: true })
      } else await add.mutateAsync({ text: words_, result: Number(to) })
      return true
    } catch (error) {
      fail(error)
      return false
    }
  }
  const isBusy = add.isPending || update.isPending
  return (
    <Stack as="fieldset" gap={2.5} fluid className={classes.answerBox} aria-label={t('answerOf', { name })}>
      <legend>{t('answer')}</legend>
      {result !== undefined && (
        <p data-paper>{[words.choice('result', result), isWord ? '' : said].filter(Boolean).join(' · ')}</p>
      )}
      <div data-screen>
        <Row align="stretch" inline corners="md" className={classes.answers}>
          {results.map((one) => (
            <button
              key={one}
              type="button"
              className={classes.answer}
              style={tones[one]}
              aria-pressed={result === one}
              disabled={isBusy}
              onClick={() => {
                if (result !== one) void send(one, explanation)
              }}
              {...writeBlocked}
            >
              {words.choice('result', one)}
            </button>
          ))}
        </Row>
      </div>
      {result !== undefined && (
        <div data-screen>
          <Hint role="status">{t('answered')}</Hint>
          <Textarea
            label={t('explain')}
            autosize
            minRows={2}
            maxRows={8}
            value={explanation}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {text !== undefined && text.trim() !== (isWord ? '' : said) && (
            <div>
              <Button
                writes="now"
                size="sm"
                tone="brand"
                busy={isBusy}
                onClick={async () => {
                  if (!(await send(result, explanation))) return
                  setText(undefined)
                  notifySuccess(t('explained'))
                }}
              >
                {t('explainSave')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Stack>
  )
}
