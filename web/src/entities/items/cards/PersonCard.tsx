import { IconCake, IconDeviceMobile, IconMail, IconPhone } from '@tabler/icons-react'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Clamp } from '../../../ui/Clamp.tsx'
import { formatDate } from '../../../ui/format.ts'
import { ageOf } from '../age.ts'
import { PhoneLink } from '../PhoneLink.tsx'
import { textIn } from '../read.ts'
import { personLine } from '../titleOf.ts'
import { CardFrame, type CardProps } from './CardFrame.tsx'
import { Fact, FactRow } from './Fact.tsx'

/** A contact: face or initials, age, what they do, how to reach them, five lines about them (S2.28). */
export function PersonCard(props: CardProps) {
  const { item } = props
  const { t } = useTranslation('items')
  const words = useWords()
  const dob = textIn(item, 'dob')
  const age = dob ? ageOf(dob) : undefined
  const phone = textIn(item, 'phone')
  const mobile = textIn(item, 'mobile')
  const email = textIn(item, 'email')
  const description = textIn(item, 'description')
  const hasFacts = [dob, phone, mobile, email].some(Boolean)
  return (
    <CardFrame {...props} withFace subtitle={personLine(item, words) ?? words.type('person')}>
      {hasFacts && (
        <FactRow>
          {email && (
            <Fact icon={<IconMail size={15} aria-hidden="true" />} label={words.field('person', 'email')}>
              <a href={`mailto:${email}`}>{email}</a>
            </Fact>
          )}
          {phone && (
            <Fact icon={<IconPhone size={15} aria-hidden="true" />} label={words.field('person', 'phone')}>
              <PhoneLink number={phone} />
            </Fact>
          )}
          {mobile && (
            <Fact icon={<IconDeviceMobile size={15} aria-hidden="true" />} label={words.field('person', 'mobile')}>
              <PhoneLink number={mobile} />
            </Fact>
          )}
          {dob && (
            <Fact icon={<IconCake size={15} aria-hidden="true" />} label={words.field('person', 'dob')}>
              {age === undefined ? formatDate(dob) : t('bornAge', { date: formatDate(dob), age })}
            </Fact>
          )}
        </FactRow>
      )}
      {description && <Clamp lines={5}>{description}</Clamp>}
    </CardFrame>
  )
}
