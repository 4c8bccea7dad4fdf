import type { AnyItem } from '@schakel/domain'
import type { RequirementRow, RequirementTemplate } from '@schakel/domain/calls'
import { IconListCheck } from '@tabler/icons-react'
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
import { notifySuccess } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { fits } from './branches.ts'
import { byGroup, rowText } from './groups.ts'
import classes from './Set.module.css'
import { useCopy } from './useWrites.ts'

interface TemplateRowsProps {
  readonly dossier: AnyItem
  readonly template: RequirementTemplate
  /** Names of the branches of the dossier. */
  readonly branches: readonly string[]
  readonly onBack: () => void
  readonly onDone: () => void
}

/** The rows of a template to be ticked and copied; those for other branches start unticked (F1.3). */
export function TemplateRows({ dossier, template, branches, onBack, onDone }: TemplateRowsProps) {
  const { t } = useTranslation('requirements')
  const common = useTranslation('common')
  const locale = useLocale()
  const fail = useFailure()
  const copy = useCopy()
  const { rows } = template
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(rows.filter((row) => fits(row, branches)).map(({ key }) => key)),
  )
  const set = (keys: readonly string[], isOn: boolean) =>
    setTicked(isOn ? new Set([...ticked, ...keys]) : new Set([...ticked].filter((key) => !keys.includes(key))))
  const take = () =>
    copy.mutate(
      {
        dossier: dossier._id,
        template: template._id,
        keys: rows.map(({ key }) => key).filter((key) => ticked.has(key)),
      },
      {
        onSuccess: () => {
          notifySuccess(t('copied', { count: ticked.size }))
          onDone()
        },
        onError: fail,
      },
    )
  return (
    <Section
      title={locale === 'en' ? template.name_en || template.name : template.name}
      icon={<IconListCheck size={18} aria-hidden="true" />}
      actions={<Button onClick={onBack}>{common.t('back')}</Button>}
    >
      <Hint>{t('pickText')}</Hint>
      {byGroup(rows, locale).map((group) => {
        const keys = group.rows.map(({ key }) => key)
        const isAll = keys.every((key) => ticked.has(key))
        return (
          <Stack as="fieldset" gap={1} fluid key={group.id} className={classes.pickGroup}>
            <legend>{group.name}</legend>
            <Row as="label" align="start" gap={2} pad={1} padX={0} className={classes.pick}>
              <input type="checkbox" checked={isAll} onChange={() => set(keys, !isAll)} />
              <Hint as="span">{t('wholeGroup', { count: keys.length })}</Hint>
            </Row>
            {group.rows.map((row) => (
              <Pick
                key={row.key}
                row={row}
                isFitting={fits(row, branches)}
                isTicked={ticked.has(row.key)}
                onTick={(isOn) => set([row.key], isOn)}
              />
            ))}
          </Stack>
        )
      })}
      <Row wrap gap={2} pad={2} padX={3} ground="surface" className={classes.bar} justify="end" corners="md">
        <span role="status">{t('ticked', { count: ticked.size, total: rows.length })}</span>
        <Button tone="brand" writes="now" busy={copy.isPending} disabled={ticked.size === 0} onClick={take}>
          {t('copy', { count: ticked.size })}
        </Button>
      </Row>
    </Section>
  )
}

interface PickProps {
  readonly row: RequirementRow
  readonly isFitting: boolean
  readonly isTicked: boolean
  readonly onTick: (isOn: boolean) => void
}

function Pick({ row, isFitting, isTicked, onTick }: PickProps) {
  const { t } = useTranslation('requirements')
  const words = useWords()
  const locale = useLocale()
  return (
    <Row as="label" align="start" gap={2} pad={1} padX={0} className={classes.pick}>
      <input type="checkbox" checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
      <Text as="span" grow fluid breaks>
        <Hint as="span">{row.key}</Hint> {rowText(row, locale)}{' '}
        {!isFitting && (
          <Chip tone="warning">
            {t('otherBranche', { branches: (row.branches ?? []).map(({ code }) => code).join(', ') })}
          </Chip>
        )}
      </Text>
      {row.knockout && <Chip tone="danger">{words.field('requirement', 'knockout')}</Chip>}
      <Chip>{words.choice('level', row.level)}</Chip>
    </Row>
  )
}
