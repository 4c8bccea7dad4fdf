import { isApiError } from '../../api/apiError.ts'
import { AvatarEditor } from '../../entities/images/AvatarEditor.tsx'
import { useUpdate } from '../../entities/items/mutations.ts'
import { useItem } from '../../entities/items/queries.ts'
import { textIn } from '../../entities/items/read.ts'
import { saveStateOf } from '../../entities/viewer/useSettings.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import classes from '../../ui/Settings.module.css'
import { SettingsSection } from '../../ui/SettingsSection.tsx'
import { Loading, SkeletonBar } from '../../ui/Skeleton.tsx'
import { TextSetting } from './TextSetting.tsx'

/** Who one is to others: picture, name, phone. */
export function ProfileSection() {
  const { t } = useTranslation('settings')
  const { _id } = useViewer()
  const me = useItem(_id, 0)
  const update = useUpdate()
  const save = (props: Readonly<Record<string, string | null>>) => update.mutateAsync({ id: _id, props, quiet: true })
  const wrong = isApiError(update.error, 422) ? update.error.byPath() : {}
  return (
    <SettingsSection id="profile" title={t('profile')} text={t('profileText')} state={saveStateOf(update)}>
      {me.data ? (
        <Row gap={5} align="start" className={classes.profile}>
          <AvatarEditor item={me.data} size={84} />
          <Stack gap={4} grow fluid className={classes.fields}>
            <TextSetting
              label={t('name')}
              autoComplete="name"
              value={textIn(me.data, 'name') ?? ''}
              error={wrong.name?.message}
              writes="now"
              onSave={(name) => save({ name })}
            />
            <TextSetting
              label={t('phone')}
              type="tel"
              autoComplete="tel"
              value={textIn(me.data, 'phone') ?? ''}
              error={wrong.phone?.message}
              writes="now"
              onSave={(phone) => save({ phone: phone || null })}
            />
          </Stack>
        </Row>
      ) : me.error ? (
        <ErrorState error={me.error} onRetry={() => void me.refetch()} />
      ) : (
        <Loading>
          <FieldShape />
          <FieldShape />
        </Loading>
      )}
    </SettingsSection>
  )
}

/** A label with its field under it. */
function FieldShape() {
  return (
    <Stack gap={2} pad={1}>
      <SkeletonBar width="30%" />
      <SkeletonBar height={40} />
    </Stack>
  )
}
