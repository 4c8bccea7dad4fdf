import type { AnyItem } from '@schakel/domain'
import type { ReactNode } from 'react'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { MoreMenu } from '../../../ui/MoreMenu.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { ItemPicture } from '../../images/ItemPicture.tsx'
import { ContextMenu } from '../ContextMenu.tsx'
import { ItemLink } from '../ItemLink.tsx'
import { LinkMark } from '../LinkMark.tsx'
import type { LinkEnds } from '../linkEnds.ts'
import { textIn } from '../read.ts'
import { detailOf, titleOf } from '../titleOf.ts'
import { useItemMenu } from '../useItemMenu.tsx'
import classes from './ChildRow.module.css'

interface ChildRowProps {
  readonly item: AnyItem
  readonly parent?: AnyItem | undefined
  readonly title?: ReactNode
  readonly detail?: ReactNode
  /** What stands before the name instead of its face. */
  readonly face?: ReactNode
  readonly end?: ReactNode
  readonly children?: ReactNode
  /** The link over which it was read, where that is not to `parent`; null where it was found somewhere below it. */
  readonly link?: LinkEnds | null | undefined
}

/** An item in a list on the page of another one: its face, name, what helps to recognise it, its status and its menu. */
export function ChildRow({ item, parent, link, title, detail, face, end, children }: ChildRowProps) {
  const { t } = useTranslation('items')
  const words = useWords()
  const sections = useItemMenu(item, { parent, link })
  const name = titleOf(item, words)
  const line = detail ?? detailOf(item)
  return (
    <ContextMenu sections={sections}>
      <Row gap={2.5} corners="md" className={classes.row} data-tall={children ? true : undefined}>
        {face ?? <ItemPicture item={item} size={36} />}
        <Row gap={1} gapX={2.5} grow fluid className={classes.words} wrap>
          <Stack gap={0.5} fluid grow basis={40}>
            <Text as="span" weight="strong" breaks tight plainLinks>
              <ItemLink id={item._id}>{title ?? name}</ItemLink>
            </Text>
            {line && (
              <Hint as="span" breaks className={classes.detail}>
                {line}
              </Hint>
            )}
            {(link ?? parent) && <LinkMark props={item} />}
            {children}
          </Stack>
          {end ?? <StatusChip type={item._type} status={textIn(item, 'status')} />}
        </Row>
        {sections.length > 0 && <MoreMenu sections={sections} label={t('menuOf', { name })} />}
      </Row>
    </ContextMenu>
  )
}
