import type { AnyItem } from '@schakel/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../../texts/i18n.ts'
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
      <div className={classes.row} data-tall={children ? true : undefined}>
        {face ?? <ItemPicture item={item} size={36} />}
        <div className={classes.words}>
          <div className={classes.text}>
            <span className={classes.name}>
              <ItemLink id={item._id}>{title ?? name}</ItemLink>
            </span>
            {line && <span className={classes.detail}>{line}</span>}
            {(link ?? parent) && <LinkMark props={item} />}
            {children}
          </div>
          {end ?? <StatusChip type={item._type} status={textIn(item, 'status')} />}
        </div>
        {sections.length > 0 && <MoreMenu sections={sections} label={t('menuOf', { name })} />}
      </div>
    </ContextMenu>
  )
}
