import type { AnyItem } from '@schakel/domain'
import type { RequirementRow, RequirementSet } from '@schakel/domain/calls'
import { IconSparkles } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '../../entities/items/page/Section.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import type { ShownRow } from './draft.ts'
import { groupNames, rowText } from './groups.ts'
import { useTemplates } from './queries.ts'
import classes from './Set.module.css'
import { type Difference, offeredOf, patchOf } from './templateDiff.ts'
import type { Editing } from './useEditing.ts'

interface NewerTemplateProps {
  readonly dossier: AnyItem
  readonly set: RequirementSet
  readonly rows: readonly ShownRow[]
  readonly editing: Editing
}

/** What a newer edition of the template says differently, or the same one since it was copied, to take over row by row; never by itself (F1.3). */
export function NewerTemplate({ dossier, set, rows, editing }: NewerTemplateProps) {
  const { t } = useTranslation('requirements')
  const [isOpen, setOpen] = useState(false)
  const isCopied = set.rows.some(({ sourceVersion }) => sourceVersion !== undefined)
  const { data } = useTemplates(dossier._id, isCopied)
  const differences = offeredOf(set.rows, rows, data?.templates ?? [], String(dossier.name))
  if (differences.length === 0) return null
  const takeOver = (difference: Difference) => {
    if (difference.mine) editing.change(difference.mine._id, patchOf(difference))
    else void editing.add(copyOf(difference))
  }
  return (
    <Section
      title={t('newer', { count: differences.length })}
      icon={<IconSparkles size={18} aria-hidden="true" />}
      isForScreen
      actions={
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'newerHide' : 'newerShow')}
        </Button>
      }
    >
      <Hint>{t('newerText')}</Hint>
      {isOpen && (
        <Stack as="ul" gap={1} className="sk-list">
          {differences.map((difference) => (
            <DifferenceLine
              key={difference.row.key}
              difference={difference}
              writes={editing.writes}
              onTake={() => takeOver(difference)}
            />
          ))}
        </Stack>
      )}
    </Section>
  )
}

function copyOf({ row, template }: Difference) {
  const { _id: _, _version: __, ...parts } = row
  return { ...parts, takenFrom: template }
}

interface LineProps {
  readonly difference: Difference
  readonly writes: Editing['writes']
  readonly onTake: () => void
}

function DifferenceLine({ difference: { row, mine, fields }, writes, onTake }: LineProps) {
  const { t } = useTranslation('requirements')
  const words = useWords()
  const locale = useLocale()
  const said = (of: RequirementRow, name: Difference['fields'][number]) => {
    if (name === 'level' || name === 'proof') return words.choice(name, of[name])
    if (name === 'group') return groupNames(locale).find(({ id }) => id === of.group)?.text ?? ''
    if (name === 'knockout') return t(of.knockout ? 'isKnockout' : 'noKnockout')
    return String(of[name] ?? t('empty'))
  }
  return (
    <Row as="li" wrap gap={1} gapX={2} pad={1} padX={0} className={classes.change}>
      <Chip tone="accent">{t(mine ? 'change.changed' : 'change.new')}</Chip>
      <Text as="span" fluid breaks className={classes.changeText}>
        {row.key} {rowText(row, locale)}
        {mine &&
          fields.map((name) => (
            <Hint as="span" key={name} className={classes.difference} block>
              {words.field('requirement', name)}: <del>{said(mine, name)}</del> <ins>{said(row, name)}</ins>
            </Hint>
          ))}
      </Text>
      <Button size="sm" writes={writes} onClick={onTake}>
        {t('takeOver')}
      </Button>
    </Row>
  )
}
