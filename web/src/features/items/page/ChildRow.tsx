import type { AnyItem } from '@schakel/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../../texts/i18n.ts'
import { ItemAvatar } from '../../../ui/ItemAvatar.tsx'
import { MoreMenu } from '../../../ui/MoreMenu.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { ContextMenu } from '../ContextMenu.tsx'
import { ItemLink } from '../ItemLink.tsx'
import { faceOf, textIn } from '../read.ts'
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
}

/** An item in a list on the page of another one: its face, name, what helps to recognise it, its status and its menu. */
export function ChildRow({ item, parent, title, detail, face, end, children }: ChildRowProps) {
  const { t } = useTranslation('items')
  const words = useWords()
  const sections = useItemMenu(item, { parent })
  const name = titleOf(item, words)
  const line = detail ?? detailOf(item)
  return (
    <ContextMenu sections={sections}>
      <div className={classes.row} data-tall={children ? true : undefined}>
        {face ?? <ItemAvatar {...faceOf(item)} size={36} />}
        <div className={classes.text}>
          <span className={classes.name}>
            <ItemLink id={item._id}>{title ?? name}</ItemLink>
          </span>
          {line && <span className={classes.detail}>{line}</span>}
          {children}
        </div>
        {end ?? <StatusChip type={item._type} status={textIn(item, 'status')} />}
        {sections.length > 0 && <MoreMenu sections={sections} label={t('menuOf', { name })} />}
      </div>
    </ContextMenu>
  )
}
