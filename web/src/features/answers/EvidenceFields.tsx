import { EVIDENCE_MAX, evidenceKinds } from '@schakel/domain'
import { isExpired } from '@schakel/domain/requirements/grade'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { todayIs } from '../../entities/answers/grade.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Select } from '../../ui/Select.tsx'
import classes from './Answers.module.css'
import type { Evidence } from './draft.ts'
import { EvidenceFile } from './EvidenceFile.tsx'
import { TextIn } from './TextIn.tsx'

/** A change of the evidence as it is by then; nothing when what it is about is gone. */
type Update = (evidence: readonly Evidence[]) => readonly Evidence[] | undefined

interface EvidenceFieldsProps {
  readonly evidence: readonly Evidence[]
  /** Under what a file is kept. */
  readonly parent: string
  readonly issue: string | undefined
  readonly onChange: (update: Update) => void
}

/** What proves an answer: at most ten documents, pages, references or words of one's own (F1.7, F1.10). */
export function EvidenceFields({ evidence, parent, issue, onChange }: EvidenceFieldsProps) {
  const { t } = useTranslation('answers')
  const words = useWords()
  return (
    <Stack as="fieldset" gap={2.5} fluid className={classes.evidence}>
      <legend>{t('evidence')}</legend>
      {issue && (
        <Text size="sm" tone="danger">
          {issue}
        </Text>
      )}
      {evidence.length === 0 && <Hint>{t('evidenceNone')}</Hint>}
      {evidence.map((one, at) => (
        <OneEvidence
          key={one.id}
          number={at + 1}
          one={one}
          parent={parent}
          onChange={(part, kind) => onChange((now) => changed(now, one.id, part, kind))}
          onRemove={() => onChange((now) => now.filter(({ id }) => id !== one.id))}
        />
      ))}
      {evidence.length < EVIDENCE_MAX ? (
        <Row wrap gap={2} gapX={3}>
          {evidenceKinds.map((kind) => (
            <Button
              key={kind}
              size="sm"
              writes="now"
              icon={<IconPlus size={14} aria-hidden="true" />}
              onClick={() => onChange((now) => [...now, { kind }])}
            >
              {words.choice('evidenceKind', kind)}
            </Button>
          ))}
        </Row>
      ) : (
        <Hint>{t('evidenceMost', { count: EVIDENCE_MAX })}</Hint>
      )}
    </Stack>
  )
}

/** The evidence with a change of one of it; nothing when that one is gone, or is of another kind by now. */
function changed(
  evidence: readonly Evidence[],
  id: string | undefined,
  part: Partial<Evidence>,
  kind?: Evidence['kind'],
): readonly Evidence[] | undefined {
  const isOne = (one: Evidence) => one.id === id && (kind === undefined || one.kind === kind)
  return evidence.some(isOne) ? evidence.map((one) => (isOne(one) ? { ...one, ...part } : one)) : undefined
}

interface OneEvidenceProps {
  readonly number: number
  readonly one: Evidence
  readonly parent: string
  /** Only as long as it is of this kind, where one is given. */
  readonly onChange: (change: Partial<Evidence>, kind?: Evidence['kind']) => void
  readonly onRemove: () => void
}

function OneEvidence({ number, one, parent, onChange: say, onRemove }: OneEvidenceProps) {
  const { t } = useTranslation('answers')
  const words = useWords()
  const field = (name: string) => words.field('answer', `evidence.${name}`)
  return (
    <Box
      as="fieldset"
      gap={2.5}
      pad={2.5}
      padX={3}
      fluid
      outlined
      className={classes.proof}
      aria-label={t('evidenceNo', { number })}
    >
      <Select
        writes="now"
        label={field('kind')}
        value={one.kind}
        options={evidenceKinds.map((kind) => ({ value: kind, label: words.choice('evidenceKind', kind) }))}
        onChange={(kind) => say({ kind })}
      />
      {one.kind === 'document' && (
        <EvidenceFile parent={parent} file={one.file} onSent={(file) => say({ file }, 'document')} />
      )}
      {(one.kind === 'url' || one.kind === 'document') && (
        <TextIn kind="url" label={field('url')} value={one.url ?? ''} max={2000} onChange={(url) => say({ url })} />
      )}
      <TextIn
        label={one.kind === 'reference' ? t('referee') : field('who')}
        value={one.who ?? ''}
        max={200}
        onChange={(who) => say({ who })}
      />
      <TextIn kind="date" label={field('date')} value={day(one.date)} onChange={(date) => say({ date })} />
      <TextIn
        kind="date"
        label={field('valid')}
        value={day(one.valid)}
        hint={one.valid && isExpired(one, todayIs()) ? t('past') : undefined}
        onChange={(valid) => say({ valid })}
      />
      <IconButton size="sm" writes="now" label={t('evidenceRemove', { number })} onClick={onRemove}>
        <IconTrash size={16} aria-hidden="true" />
      </IconButton>
    </Box>
  )
}

function day(date: string | undefined): string {
  return date?.slice(0, 10) ?? ''
}
