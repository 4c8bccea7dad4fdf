import { dossierStatuses, hexOf } from '@schakel/domain'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { searchQuery } from '../../entities/items/queries.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatCount } from '../../ui/format.ts'
import { iconOf } from '../../ui/icons.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Pipeline.module.css'

const statuses = Object.entries(dossierStatuses.entries)

/** How many dossiers stand in each status, as one road from request to done; each leads to its list. */
export function Pipeline() {
  const { t } = useTranslation('dashboard')
  const words = useWords()
  const counts = useQueries({
    queries: statuses.map(([status]) => searchQuery({ feed: 'dossier', status, page_size: 1 })),
  })
  const failed = counts.find(({ data, error }) => error && !data)
  return (
    <>
      <Box as="nav" clip outlined corners="lg" raised className={classes.road} aria-label={t('pipeline')}>
        {statuses.map(([status, { colour, icon }], index) => {
          const Icon = iconOf(icon)
          const data = counts[index]?.data
          return (
            <Link
              key={status}
              to="/search/$type/$value/{-$status}"
              params={{ type: 'dossier', value: '*', status }}
              className={classOf(['stack'], { gap: 0.5, ground: 'surface', plain: true, className: classes.step })}
              style={{ '--item-color': hexOf(colour) }}
            >
              <Row clip nowrap as="span" gap={1.5} size="sm" weight="strong" className={classes.label}>
                <Icon size={15} stroke={1.9} aria-hidden="true" />
                {words.status('dossier', status)}
              </Row>
              <Text as="span" size="2xl" weight="heavy" digits tight className={classes.count}>
                {data ? formatCount(data.total) : '\u2007'}
              </Text>
            </Link>
          )
        })}
      </Box>
      {failed && (
        <ErrorState compact error={failed.error} onRetry={() => void counts.map(({ refetch }) => refetch())} />
      )}
    </>
  )
}
