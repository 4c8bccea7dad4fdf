import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Clamp } from '../../../ui/Clamp.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { ResultChip, saysOnlyItsResult } from '../../comments/ResultChip.tsx'
import { ItemLink } from '../ItemLink.tsx'
import { plainOf } from '../RichText.tsx'
import { groupIn, itemsIn, textIn } from '../read.ts'
import { titleOf } from '../titleOf.ts'
import { CardFrame, type CardProps } from './CardFrame.tsx'
import classes from './Cards.module.css'

/** A remark: who, where, when and what (S3.8). */
export function CommentCard(props: CardProps) {
  const { item } = props
  const { t } = useTranslation('items')
  const words = useWords()
  const author = textIn(groupIn(item, 'author'), 'name') ?? words.type('comment')
  const place = itemsIn(item, '_parents')[0]
  const isReply = place?._type === 'comment'
  const text = plainOf(textIn(item, 'text') ?? '')
  return (
    <CardFrame
      {...props}
      title={author}
      subtitle={
        <>
          {words.type('comment')} · <DateText iso={textIn(item, 'date')} form="ago" />
        </>
      }
      chips={<ResultChip result={item.result} />}
      footer={
        place && (
          <span>
            {t(isReply ? 'replyOn' : 'on')}{' '}
            <ItemLink id={place._id}>{isReply ? words.type('comment').toLowerCase() : titleOf(place, words)}</ItemLink>
            {item.organisation && item.organisation._id !== place._id && ` · ${item.organisation.name}`}
          </span>
        )
      }
    >
      {!saysOnlyItsResult(item.result, text) && (
        <div className={classes.quote}>
          <Clamp lines={5}>{text}</Clamp>
        </div>
      )}
    </CardFrame>
  )
}
