import type { AnyItem } from '@schakel/domain'
import type { ReactNode } from 'react'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { CardShell } from '../../../ui/CardShell.tsx'
import { MoreMenu } from '../../../ui/MoreMenu.tsx'
import { ItemBanner } from '../../images/ItemBanner.tsx'
import { ItemPicture } from '../../images/ItemPicture.tsx'
import { ContextMenu } from '../ContextMenu.tsx'
import { ItemLink } from '../ItemLink.tsx'
import { colourIn, textIn } from '../read.ts'
import { subtitleOf, titleOf } from '../titleOf.ts'
import { useItemMenu } from '../useItemMenu.tsx'

/** What every card takes. */
export interface CardProps {
  readonly item: AnyItem
  /** What the item was read under, when it is shown there. */
  readonly parent?: AnyItem | undefined
}

interface CardFrameProps extends CardProps {
  readonly title?: ReactNode
  /** Where its title leads; to its own card otherwise. */
  readonly leadsTo?: string | undefined
  readonly subtitle?: ReactNode
  readonly chips?: ReactNode
  readonly footer?: ReactNode
  /** A face for what has one; the icon of the type otherwise. */
  readonly withFace?: boolean
  /** What stands in the place of the face. */
  readonly face?: ReactNode
  readonly children?: ReactNode
}

/** The frame of a card with its link, its menu and the same menu under the right button and a long press (S2.33). */
export function CardFrame({ item, parent, title, leadsTo, subtitle, withFace = false, face, ...rest }: CardFrameProps) {
  const { t } = useTranslation('items')
  const words = useWords()
  const sections = useItemMenu(item, { parent })
  const name = titleOf(item, words)
  const banner = textIn(item, 'banner')
  return (
    <ContextMenu sections={sections}>
      <CardShell
        type={item._type}
        color={colourIn(item)}
        banner={banner && <ItemBanner item={item} banner={banner} />}
        face={face ?? (withFace || textIn(item, 'avatar') ? <ItemPicture item={item} size={42} /> : undefined)}
        title={<ItemLink id={leadsTo ?? item._id}>{title ?? name}</ItemLink>}
        subtitle={subtitle ?? subtitleOf(item, words)}
        menu={sections.length > 0 && <MoreMenu sections={sections} label={t('menuOf', { name })} />}
        {...rest}
      />
    </ContextMenu>
  )
}
