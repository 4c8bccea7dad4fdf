import { SEARCH_MIN_CHARS } from '@schakel/domain'
import type { FoundPhoto } from '@schakel/domain/calls'
import { IconPhotoSearch, IconSearch } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useErrorText } from '../../ui/errorText.ts'
import form from '../../ui/Field.module.css'
import { Box } from '../../ui/layout/Box.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Loading } from '../../ui/Skeleton.tsx'
import { useConfig } from '../viewer/config.ts'
import classes from './PhotoSearch.module.css'
import { usePhotos } from './photoCalls.ts'

const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f']

interface PhotoSearchProps {
  readonly busy: boolean
  readonly onChoose: (photo: FoundPhoto) => void
}

/** Finding a photo that may be used, with who made it and under which terms (D15). Nothing is asked before one searches. */
export default function PhotoSearch({ busy, onChoose }: PhotoSearchProps) {
  const { t } = useTranslation('images')
  const { photos: source = '' } = useConfig()
  const errorText = useErrorText()
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const found = usePhotos(words)
  const photos = found.data?.pages.flatMap((page) => page.photos)
  const problem =
    found.error && (isApiError(found.error, 503) ? t('photosAway', { source }) : errorText(found.error).text)
  const search = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.trim()
    if (wanted.length < SEARCH_MIN_CHARS) return
    if (wanted === words && found.isError) void found.refetch()
    setWords(wanted)
  }
  return (
    <Stack gap={2.5} align="start" className={classes.search}>
      <search>
        <Cluster as="form" gap={2} onSubmit={search}>
          <input
            type="search"
            className={`${form.input} ${classes.field}`}
            aria-label={t('photoWords')}
            placeholder={t('photoWords')}
            maxLength={100}
            data-autofocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" tone="brand" icon={<IconSearch size={16} aria-hidden="true" />} busy={found.isFetching}>
            {t('photoSearch')}
          </Button>
        </Cluster>
      </search>
      <Hint>{t('photoHint', { source })}</Hint>
      {problem && (
        <Notice role="alert" as="p" tone="danger" weight="medium">
          {problem}
        </Notice>
      )}
      {found.isLoading && (
        <Loading>
          <Box gap={2.5} pad={0.5} className={classes.grid}>
            {SHAPES.map((shape) => (
              <span key={shape} className={classes.shape} />
            ))}
          </Box>
        </Loading>
      )}
      {photos?.length === 0 && (
        <EmptyState compact icon={<IconPhotoSearch size={30} stroke={1.4} />} title={t('noPhotos', { words })} />
      )}
      {photos && photos.length > 0 && (
        <Box as="ul" gap={2.5} pad={0.5} className={classes.grid} aria-label={t('photosOf', { words })}>
          {photos.map((photo) => (
            <li key={photo._id}>
              <PhotoTile photo={photo} busy={busy} onChoose={onChoose} />
            </li>
          ))}
        </Box>
      )}
      {found.hasNextPage && !found.isError && (
        <Button size="sm" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('morePhotos')}
        </Button>
      )}
    </Stack>
  )
}

function PhotoTile({ photo, busy, onChoose }: PhotoSearchProps & { readonly photo: FoundPhoto }) {
  const { t } = useTranslation('images')
  const { title, creator, licence } = photo.credit
  const [isBroken, setBroken] = useState(false)
  return (
    <button
      type="button"
      className={classOf(['stack'], { gap: 1, text: 'start', full: true, corners: 'md', className: classes.tile })}
      disabled={busy}
      aria-label={t('takePhoto', { title: title || t('untitled'), creator, licence })}
      title={title || undefined}
      onClick={() => onChoose(photo)}
    >
      {isBroken ? (
        <span className={classes.shape} />
      ) : (
        <img
          src={`/api/photos/thumb/${encodeURIComponent(photo._id)}`}
          alt=""
          loading="lazy"
          onError={() => setBroken(true)}
        />
      )}
      <Text as="span" size="sm" tone="soft" truncate>
        <b>{creator || title}</b> {licence}
      </Text>
    </button>
  )
}
