import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import type { ShownRow } from './draft.ts'
import { byGroup } from './groups.ts'
import { RowLine } from './RowLine.tsx'
import classes from './Rows.module.css'
import type { Editing } from './useEditing.ts'

interface RowGroupsProps {
  readonly rows: readonly ShownRow[]
  readonly editing: Editing | undefined
}

/** Rows under their groups; with the arrow keys one goes from row to row, and Enter opens one. */
export function RowGroups({ rows, editing }: RowGroupsProps) {
  const { t } = useTranslation('requirements')
  const words = useWords()
  const locale = useLocale()
  return (
    <Stack fluid gap={4} data-rows="">
      {byGroup(rows, locale).map((group) => (
        <Panel fluid raised key={group.id} className={classes.group} aria-labelledby={`group-${group.id}`}>
          <Row as="header" align="baseline" gap={2} line="below" className={classes.head}>
            <Text as="h3" size="md" weight="bold" id={`group-${group.id}`}>
              {group.name}
            </Text>
            <Hint as="span">{t('rowCount', { count: group.rows.length })}</Hint>
            {editing && (
              <span className={classes.columns} aria-hidden="true">
                <span>{words.field('requirement', 'level')}</span>
                <span>{words.field('requirement', 'weight')}</span>
                <span>{words.field('requirement', 'proof')}</span>
                <span>{t('knockoutShort')}</span>
              </span>
            )}
          </Row>
          <ul className={`sk-list ${classes.rows}`}>
            {group.rows.map((row) => (
              <RowLine key={row._id} row={row} editing={editing} />
            ))}
          </ul>
        </Panel>
      ))}
    </Stack>
  )
}
