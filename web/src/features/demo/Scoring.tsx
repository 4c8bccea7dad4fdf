import type { DemoScript } from '@schakel/domain/calls'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { moveBetweenRows } from '../../ui/KeyedChoice.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Demo.module.css'
import { ScoreChoice, scoreWords } from './ScoreChoice.tsx'
import { ScriptRows } from './ScriptRows.tsx'
import { useScores } from './useScores.ts'

interface ScoringProps {
  readonly match: string
  readonly rows: DemoScript['rows']
  readonly mine: NonNullable<DemoScript['demo']>['mine']
}

/** What one gives the rows of an open demo; nobody else reads it (F1.12). */
export function Scoring({ match, rows, mine }: ScoringProps) {
  const { t } = useTranslation('demo')
  const { scores, phase, choose, retry, submit, takeBack } = useScores(match, mine, rows)
  const left = rows.filter(({ key }) => scores[key] === undefined).length
  const isSubmitted = mine?.state === 'submitted'
  return (
    <Stack gap={4}>
      <Hint>{isSubmitted ? t('submittedText') : `${t('legend')} ${t('onlyYou')}`}</Hint>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows lead from one row's own control to the next */}
      <div onKeyDown={moveBetweenRows}>
        <ScriptRows
          rows={rows}
          below={(row) =>
            isSubmitted ? (
              <Given score={scores[row.key]} />
            ) : (
              <ScoreChoice
                label={t('scoreOf', { key: row.key })}
                score={scores[row.key]}
                onChoose={(score) => choose(row.key, score)}
              />
            )
          }
        />
      </div>
      <Box pad={2} padX={0} ground="surface" line="above" className={classes.foot}>
        <Row gap={2} wrap align="center">
          {isSubmitted ? (
            <>
              <Notice tone="success" gap={1.5} pad={1.5} padX={2.5} role="status">
                <IconCheck size={18} aria-hidden="true" /> {t('submitted')}
              </Notice>
              <Button writes="now" busy={phase === 'saving'} onClick={takeBack}>
                {t('takeBack')}
              </Button>
            </>
          ) : (
            <>
              <Button tone="brand" writes="now" disabled={left > 0} busy={phase === 'saving'} onClick={submit}>
                {t('submit')}
              </Button>
              <Hint role="status">
                {phase === 'none' ? '' : `${t(phase === 'failed' ? 'unsaved' : phase)} · `}
                {left > 0 ? t('submitNeeds', { count: left }) : t('given', { done: rows.length, count: rows.length })}
              </Hint>
              {phase === 'failed' && (
                <Button size="sm" writes="now" onClick={retry}>
                  {t('again')}
                </Button>
              )}
            </>
          )}
        </Row>
      </Box>
    </Stack>
  )
}

/** What one gave a row, when it can no longer be chosen. */
function Given({ score }: { readonly score: number | undefined }) {
  const { t } = useTranslation('demo')
  const word = scoreWords[score ?? -1]
  if (score === undefined || word === undefined) return null
  return (
    <Text weight="strong" digits>
      {t('scoreIs', { score, word: t(`scores.${word}`) })}
    </Text>
  )
}
