import { ANSWER_REMARK_MAX } from '@schakel/domain'
import type { SupplierAnswer } from '@schakel/domain/calls'
import type { Ref } from 'react'
import { useIssueText } from '../../entities/forms/issueText.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Select } from '../../ui/Select.tsx'
import classes from './Answers.module.css'
import type { RowIssue } from './answerDrafts.ts'
import { CheckedNote } from './CheckedNote.tsx'
import { type Draft, type DraftChange, draftOf } from './draft.ts'
import { EarlierSaid } from './EarlierSaid.tsx'
import { EvidenceFields } from './EvidenceFields.tsx'
import { Said } from './Said.tsx'
import { TextIn } from './TextIn.tsx'

interface RowDetailProps {
  readonly draft: Draft
  readonly issues: readonly RowIssue[]
  readonly lack: 'value' | 'remark' | 'due' | undefined
  /** What staff found of it (F1.11). */
  readonly checked: SupplierAnswer | undefined
  /** What was said before at a match that was joined to this one (D23.5). */
  readonly earlier: readonly SupplierAnswer[]
  /** What the profile says since it was taken over (F1.9). */
  readonly profile: SupplierAnswer | undefined
  readonly parent: string
  readonly products: readonly { readonly _id: string; readonly name: string }[]
  readonly remarkRef: Ref<HTMLTextAreaElement>
  readonly dueRef: Ref<HTMLInputElement>
  readonly onChange: (change: DraftChange) => void
  /** Back to the answer. */
  readonly onDone: () => void
}

/** What goes with an answer: remark, date, product and evidence (F1.7). */
export function RowDetail(props: RowDetailProps) {
  const { draft, issues, lack, checked, earlier, profile, parent, products, remarkRef, dueRef, onChange, onDone } =
    props
  const { t } = useTranslation('answers')
  const words = useWords()
  const issueText = useIssueText()
  const issueOf = (path: string) => {
    const found = issues.find((issue) => issue.path === path || issue.path.startsWith(`${path}.`))
    return found && issueText(found.code, found.code)
  }
  return (
    <Stack gap={3} className={classes.detail}>
      {checked?.checked && <CheckedNote answer={checked} />}
      {profile && (
        <Stack gap={2.5} pad={3} ground="faint" outlined>
          <p>{t('newerText')}</p>
          <Said answer={profile} />
          <Button size="sm" writes="now" onClick={() => onChange(draftOf(profile))}>
            {t('takeNewer')}
          </Button>
        </Stack>
      )}
      <Grid gap={3} gapX={5} align="start" className={classes.fields}>
        <TextIn
          kind="lines"
          label={draft.value === 'partly' ? t('remarkAsked') : words.field('answer', 'remark')}
          value={draft.remark}
          max={ANSWER_REMARK_MAX}
          issue={issueOf('remark') ?? (lack === 'remark' ? t('lacks.remark') : undefined)}
          lines={remarkRef}
          onEscape={onDone}
          onChange={(remark) => onChange({ remark })}
        />
        <Stack align="start" gap={3} fluid>
          {draft.value === 'roadmap' && (
            <TextIn
              kind="date"
              label={t('due')}
              value={draft.due}
              line={dueRef}
              issue={issueOf('due') ?? (lack === 'due' ? t('lacks.due') : undefined)}
              onEscape={onDone}
              onChange={(due) => onChange({ due })}
            />
          )}
          {products.length > 0 && (
            <Select
              writes="now"
              label={words.field('answer', 'product')}
              value={draft.product}
              options={[
                { value: '', label: t('anyProduct') },
                ...products.map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
              onChange={(product) => onChange({ product })}
            />
          )}
          {issueOf('product') && (
            <Text as="span" size="sm" tone="danger">
              {issueOf('product')}
            </Text>
          )}
        </Stack>
      </Grid>
      <EvidenceFields
        evidence={draft.evidence}
        parent={parent}
        issue={issueOf('evidence')}
        onChange={(update) =>
          onChange((now) => {
            const evidence = update(now.evidence)
            return evidence && { evidence }
          })
        }
      />
      <EarlierSaid answers={earlier} />
    </Stack>
  )
}
