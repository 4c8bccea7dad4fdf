import { ItemLink } from '../../entities/items/ItemLink.tsx'
import { isItem } from '../../entities/items/read.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { SettingsSection } from '../../ui/SettingsSection.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { useFollow, useFollows } from './follows.ts'

/** All that one follows, each to be stopped (D13). */
export function FollowSection() {
  const { t } = useTranslation('bell')
  const words = useWords()
  const { data, error, refetch } = useFollows()
  const follow = useFollow()
  return (
    <SettingsSection id="follows" title={t('follows')} text={t('followsText')}>
      {error && !data ? (
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading>
          <SkeletonRow />
        </Loading>
      ) : data.length === 0 ? (
        <Hint>{t('followsNone')}</Hint>
      ) : (
        <Stack as="ul" gap={2} fluid>
          {data.map(({ item, since }) =>
            isItem(item) ? (
              <Row key={item._id} as="li" gap={2} justify="between">
                <Stack gap={0.5} fluid breaks>
                  <ItemLink id={item._id}>{titleOf(item, words)}</ItemLink>
                  <Hint>
                    {words.type(item._type)} · {t('since')} <DateText iso={since} form="date" />
                  </Hint>
                </Stack>
                <Button
                  writes="now"
                  size="sm"
                  aria-label={t('stopOf', { name: titleOf(item, words) })}
                  onClick={() => follow.mutate({ item, follow: false })}
                >
                  {t('stop')}
                </Button>
              </Row>
            ) : null,
          )}
        </Stack>
      )}
    </SettingsSection>
  )
}
