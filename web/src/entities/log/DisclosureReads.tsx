import type { ItemLog } from '@schakel/domain/calls'
import { IconEye } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../ui/DateText.tsx'
import classes from './Log.module.css'
import { useWho } from './useWho.ts'

/** Who of a supplier has read what was disclosed to it, first and last (D7). */
export function DisclosureReads({ reads }: Pick<ItemLog, 'reads'>) {
  const { t } = useTranslation('log')
  const id = useId()
  const who = useWho()
  if (reads.length === 0) return null
  return (
    <section className={classes.reads} aria-labelledby={id}>
      <h3 id={id} className={classes.readsTitle}>
        <IconEye size={18} aria-hidden="true" />
        {t('reads')}
      </h3>
      <ul className={classes.readers}>
        {reads.map(({ match, supplier, user, first, last }) => (
          <li key={`${match} ${user._id ?? ''} ${first}`} className={classes.reader}>
            <span>
              <strong>{who(user)}</strong> <span className={classes.soft}>{supplier.name}</span>
            </span>
            <span className={classes.soft}>
              {t('readFirst')} <DateText iso={first} />
              {last !== first && (
                <>
                  , {t('readLast')} <DateText iso={last} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
