import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Chip } from '../../ui/Chip.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Text } from '../../ui/layout/Text.tsx'
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
    <Box as="section" above={3}>
      <Text as="h2" size="lg" weight="bold" below={2}>
        {t('recent')}
      </Text>
      <Panel as="ul" pad={1.5} raised className={classes.sheet}>
        {imports.map((job) => (
          <li key={job._id}>
            <Link
              to="/import"
              search={{ job: job._id }}
              className={classOf(['row'], {
                wrap: true,
                gap: 1.5,
                gapX: 3,
                pad: 2.5,
                padX: 3,
                corners: 'md',
                plain: true,
                hover: true,
              })}
            >
              <Text as="span" fluid weight="medium" breaks grow basis={48}>
                {job.file}
              </Text>
              <Chip tone={tones[job.state]}>{t(`state.${job.state}`)}</Chip>
              <DateText iso={job.created} />
            </Link>
          </li>
        ))}
      </Panel>
    </Box>
  )
}
