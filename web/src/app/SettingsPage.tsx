import { mayRetain } from '@schakel/domain'
import { useSettings } from '../entities/viewer/useSettings.ts'
import { useViewer } from '../entities/viewer/viewer.tsx'
import { CalendarSection } from '../features/agenda/CalendarSection.tsx'
import { FollowSection } from '../features/notifications/FollowSection.tsx'
import { DeviceSection } from '../features/offline/DeviceSection.tsx'
import { PersonFile } from '../features/privacy/PersonFile.tsx'
import { RetentionSection } from '../features/privacy/RetentionSection.tsx'
import { LookSection, MailSection } from '../features/settings/ChoiceSections.tsx'
import { FactorsSection } from '../features/settings/FactorsSection.tsx'
import { EmailSection, PasswordSection } from '../features/settings/LoginSections.tsx'
import { ProfileSection } from '../features/settings/ProfileSection.tsx'
import { SessionsSection } from '../features/settings/SessionsSection.tsx'
import type { Locale } from '../texts/locale.ts'
import { useTranslation } from '../texts/useTranslation.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Columns } from '../ui/layout/Columns.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Page } from '../ui/Page.tsx'
import { SettingsSection } from '../ui/SettingsSection.tsx'
import { Loading, SkeletonCard } from '../ui/Skeleton.tsx'

interface SettingsPageProps {
  readonly onLocale: (locale: Locale) => void
}

/** `/settings`: oneself, how one logs in, how it looks, and of what one wants mail (S2.8). */
export function SettingsPage({ onLocale }: SettingsPageProps) {
  const { t } = useTranslation('settings')
  const privacy = useTranslation('privacy')
  const { kind } = useViewer()
  const { data, error, refetch } = useSettings()
  return (
    <Page title={t('title')} heading={t('title')} lead={t('lead')}>
      <Columns of={2} gap={5}>
        <Stack gap={5}>
          <ProfileSection />
          {data ? (
            <>
              <LookSection settings={data} onLocale={onLocale} />
              <MailSection settings={data} />
              <FollowSection />
              <CalendarSection />
            </>
          ) : error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <Loading>
              {/* About as high as what comes, so that in one column nothing below is pushed down. */}
              <Stack gap={5}>
                <SkeletonCard lines={12} />
                <SkeletonCard lines={22} />
                <SkeletonCard lines={22} />
              </Stack>
            </Loading>
          )}
          {/* Not before what stands above it is there: it would be pushed down. */}
          {(data ?? error) && (
            <>
              <SettingsSection id="data" title={privacy.t('ownTitle')} text={privacy.t('ownText')}>
                <PersonFile />
              </SettingsSection>
              {mayRetain({ kind }) && <RetentionSection />}
            </>
          )}
        </Stack>
        <Stack gap={5}>
          <EmailSection />
          <PasswordSection />
          <DeviceSection />
          <FactorsSection />
          {/* Its moments are told in the chosen time zone. */}
          {(data ?? error) && <SessionsSection key={data?.timezone} />}
        </Stack>
      </Columns>
    </Page>
  )
}
