import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/Chip.tsx'
import { DateText } from '../../ui/DateText.tsx'
import classes from './Imports.module.css'
import type { ImportJob } from './importData.ts'
import { useImports } from './useImport.ts'

const tones = {
  checking: 'brand',
  writing: 'brand',
  checked: 'neutral',
  done: 'success',
  cancelled: 'neutral',
  failed: 'danger',
  undoing: 'brand',
  undone: 'neutral',
} as const satisfies Record<ImportJob['state'], string>

/** What one imported before: to look at the report again, or to go on where one stopped. */
export function RecentImports() {
  const { t } = useTranslation('importing')
  const imports = useImports().data ?? []
  if (imports.length === 0) return null
  return (
    <section className={classes.recent}>
      <h2 className={classes.heading}>{t('recent')}</h2>
      <ul className={`sk-list ${classes.sheet}`}>
        {imports.map((job) => (
          <li key={job._id}>
            <Link to="/import" search={{ job: job._id }} className={classes.recentRow}>
              <span className={classes.recentName}>{job.file}</span>
              <Chip tone={tones[job.state]}>{t(`state.${job.state}`)}</Chip>
              <DateText iso={job.created} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
