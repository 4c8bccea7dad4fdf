import type { AnyItem } from '@schakel/domain'
import type { MatchLine } from '@schakel/domain/calls'
import { IconChevronRight } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import { StatusButton } from '../../entities/history/StatusButton.tsx'
import { ItemLink } from '../../entities/items/ItemLink.tsx'
import { endOf } from '../../entities/items/matchOf.ts'
import { useItem } from '../../entities/items/queries.ts'
import { textIn } from '../../entities/items/read.ts'
import { useItemMenu } from '../../entities/items/useItemMenu.tsx'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { MoreMenu } from '../../ui/MoreMenu.tsx'
import { AmountCell, AnswerCell, FitCell, LastCell, SeenBy } from './MatchCells.tsx'
import classes from './MatchTable.module.css'

interface MatchTableRowProps {
  readonly match: AnyItem
  readonly line: MatchLine | undefined
  readonly isPending: boolean
  readonly startsOpen: boolean
  readonly isHidden: boolean
  /** Whether it is ticked, where it may be. */
  readonly choice: { readonly isChosen: boolean; readonly onChoose: (isChosen: boolean) => void } | undefined
  readonly children: (match: AnyItem) => ReactNode
}

// What is pressed itself does what it is for.
const pressed = 'a, button, input, textarea, [role="menu"], [role="dialog"]'

/** A match as a row of the table, and all of it below when it is opened. */
export function MatchTableRow({
  match: known,
  line,
  isPending,
  startsOpen,
  isHidden,
  choice,
  children,
}: MatchTableRowProps) {
  const { t } = useTranslation('matches')
  const fit = useTranslation('fit')
  const words = useWords()
  const id = useId()
  const isCentre = isCentreKind(useViewer().kind)
  const [isOpen, setOpen] = useState(startsOpen)
  // All of a match is fetched when it is opened; of the others the dossier tells enough.
  const { data } = useItem(known._id, undefined, { enabled: isOpen })
  const match: AnyItem = data ? { ...known, ...data } : known
  const sections = useItemMenu(match)
  const supplier = endOf(match, 'supplier')
  const name = (supplier && textIn(supplier, 'name')) ?? words.type('match')
  const toggle = (event: MouseEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest(pressed) !== null
    if (!isOnControl && getSelection()?.isCollapsed !== false) setOpen(!isOpen)
  }
  return (
    <tbody
      className={classes.match}
      aria-label={t('matchOf', { name })}
      hidden={isHidden}
      data-open={isOpen || undefined}
    >
      {/* The button in its first cell has the keyboard. */}
      <tr className={classes.line} onClick={toggle}>
        <th scope="row" data-column="supplier">
          <Row gap={1} fluid>
            <IconButton
              label={t(isOpen ? 'fold' : 'unfold', { name })}
              size="sm"
              aria-expanded={isOpen}
              aria-controls={id}
              className={classes.chevron}
              onClick={() => setOpen(!isOpen)}
            >
              <IconChevronRight size={18} aria-hidden="true" />
            </IconButton>
            {choice && (
              <input
                type="checkbox"
                aria-label={fit.t('choose', { name })}
                checked={choice.isChosen}
                onChange={(event) => choice.onChoose(event.currentTarget.checked)}
              />
            )}
            <Text as="span" fluid size="md" weight="bold" breaks tight plainLinks title={name} className={classes.name}>
              <ItemLink id={supplier?._id}>{name}</ItemLink>
            </Text>
          </Row>
        </th>
        <td data-column="status">
          <StatusButton item={match} />
          {isCentre && <SeenBy match={match} isUnread={line?.unread === true} />}
        </td>
        {isCentre && (
          <td data-column="fit" data-label={t('columns.fit')}>
            <FitCell fit={line?.fit} isPending={isPending} />
          </td>
        )}
        <td data-column="amount" data-label={t(isCentre ? 'columns.revenue' : 'columns.costs')}>
          <AmountCell match={match} />
        </td>
        <td data-column="answer" data-label={t('columns.answer')}>
          <AnswerCell
            name={name}
            line={line}
            isPending={isPending}
            onAnswer={isOpen ? undefined : () => setOpen(true)}
          />
        </td>
        <td
          data-column="last"
          data-label={t('columns.last')}
          data-empty={(!isPending && line?.last === undefined) || undefined}
        >
          <LastCell last={line?.last} isPending={isPending} />
        </td>
        {isCentre && (
          <td data-column="menu">
            {sections.length > 0 && <MoreMenu sections={sections} label={t('matchOf', { name })} />}
          </td>
        )}
      </tr>
      {/* Its place is there for the button, also while there is nothing in it. */}
      <tr id={id} className={classes.detail} hidden={!isOpen}>
        <td colSpan={isCentre ? 7 : 5}>{isOpen && children(match)}</td>
      </tr>
    </tbody>
  )
}
