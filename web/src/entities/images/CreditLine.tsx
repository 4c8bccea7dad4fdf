import type { PhotoCredit } from '@schakel/domain/calls'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import classes from './CreditLine.module.css'
import { useCredit } from './photoCalls.ts'

/** Who made a photo and under which terms it is used, as the licences ask (D15). */
export function CreditLine({ credit }: { readonly credit: PhotoCredit }) {
  const { t } = useTranslation('images')
  const { title, creator, licence, licenceUrl, page, source } = credit
  return (
    <Hint breaks className={classes.credit}>
      {t('photo')}{' '}
      <a href={page} target="_blank" rel="noreferrer">
        {title || source}
      </a>
      {creator && <> {t('by', { creator })}</>},{' '}
      {licenceUrl ? (
        <a href={licenceUrl} target="_blank" rel="noreferrer license">
          {licence}
        </a>
      ) : (
        licence
      )}
      {`, ${t('cut')}`}
    </Hint>
  )
}

/** The same for a picture of an item, where it has a credit. */
export default function PictureCredit({ address }: { readonly address: string }) {
  const credit = useCredit(address)
  return credit && <CreditLine credit={credit} />
}
