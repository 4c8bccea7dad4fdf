import type { RequirementSet } from '@schakel/domain/calls'
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import { Section } from '../../entities/items/page/Section.tsx'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ConfirmTwice } from '../../ui/ConfirmTwice.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { countOf, type Draft, type ShownRow } from './draft.ts'
import { rowText } from './groups.ts'
import classes from './Set.module.css'
import type { useNextVersion } from './useNextVersion.ts'

interface ChangeListProps {
  readonly set: RequirementSet
  readonly rows: readonly ShownRow[]
  readonly draft: Draft
  readonly next: ReturnType<typeof useNextVersion>
  readonly restore: (id: string) => void
  readonly onFreeze: () => void
}

/** What the next version changes, row by row, before it is frozen (F1.5). */
export function ChangeList({ set, rows, draft, next, restore, onFreeze }: ChangeListProps) {
  const { t } = useTranslation('requirements')
  const common = useTranslation('common')
  const locale = useLocale()
  const count = countOf(draft)
  return (
    <Section
      title={t('draftTitle', { version: set.version + 1 })}
      icon={<IconPencil size={18} aria-hidden="true" />}
      count={count}
      isForScreen
    >
      {next.isBehind && (
        <Row
          wrap
          gap={2}
          gapX={3}
          pad={3}
          tone="warning"
          ground="warning"
          corners="md"
          className={classes.trouble}
          role="alert"
        >
          <IconAlertTriangle size={18} aria-hidden="true" />
          <p>{t('behind', { version: set.version })}</p>
          <Button size="sm" tone="brand" onClick={next.goOn}>
            {t('goOn', { version: set.version })}
          </Button>
        </Row>
      )}
      <Hint>{count === 0 ? t('draftEmpty') : t('draftText')}</Hint>
      <Stack as="ul" gap={1} className="sk-list">
        {rows
          .filter(({ change }) => change !== undefined)
          .map((row) => (
            <Row as="li" wrap gap={1} gapX={2} pad={1} padX={0} key={row._id} className={classes.change}>
              <Chip tone={row.change === 'removed' ? 'danger' : 'accent'}>
                {t(`change.${row.change ?? 'changed'}`)}
              </Chip>
              <Text as="span" fluid breaks className={classes.changeText}>
                {row.key} {rowText(row, locale)}
              </Text>
              <Button size="sm" tone="plain" onClick={() => restore(row._id)}>
                {common.t('undo')}
              </Button>
            </Row>
          ))}
      </Stack>
      <Row as="span" align="stretch" wrap justify="end" gap={2} className={classes.buttons}>
        {count === 0 ? (
          <Button onClick={next.drop}>{common.t('cancel')}</Button>
        ) : (
          <ConfirmTwice label={t('dropDraft')} onConfirm={next.drop} />
        )}
        <Button
          tone="brand"
          aria-disabled={count === 0 || next.isBehind}
          onClick={() => {
            if (count > 0 && !next.isBehind) onFreeze()
          }}
        >
          {t('freezeNext', { version: set.version + 1 })}
        </Button>
      </Row>
    </Section>
  )
}
