import { useTranslation } from 'react-i18next'
import type { DrawnSupplier } from './Shares.tsx'
import classes from './Weighing.module.css'

/** How often each supplier has more points than each other one (F2.9). */
export function PairWins({ drawn }: { readonly drawn: readonly DrawnSupplier[] }) {
  const { t } = useTranslation('weighing')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by the keyboard
    <section className={classes.scroll} aria-label={t('pairs')} tabIndex={0}>
      <table className={classes.table}>
        <caption className={classes.caption}>{t('pairs')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('beats')}</th>
            {drawn.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.map(({ id, name, wins }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {drawn.map((other) => (
                <td key={other.id}>{other.id === id ? '–' : `${Math.round((wins[other.id] ?? 0) * 100)}%`}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
