import { Modal, TextInput } from '@mantine/core'
import { type AnyItem, SEARCH_MIN_CHARS } from '@schakel/domain'
import { IconEye, IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { lookAs } from '../../api/seeing.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { useTerm } from '../../ui/useTerm.ts'
import classes from './SeeAs.module.css'

const WIDTH = 480

interface Person {
  readonly _id: string
  readonly name: string
  readonly avatar?: string
  readonly organisation?: { readonly name?: string }
}

interface SeeAsDialogProps {
  /** Only its people. */
  readonly organisation: AnyItem | undefined
  readonly onClose: () => void
}

/** Chooses whom to impersonate; the page then loads anew, so that nothing of what oneself has read stays in it. */
export function SeeAsDialog({ organisation, onClose }: SeeAsDialogProps) {
  const { t } = useTranslation('seeAs')
  const common = useTranslation('common')
  const words = useWords()
  const [typed, setTyped] = useState('')
  const term = useTerm(typed) ?? ''
  const isAsked = organisation !== undefined || term.length >= SEARCH_MIN_CHARS
  const [found, error] = usePeople(isAsked, term, organisation?._id)
  const choose = (person: Person) => {
    lookAs(person._id)
    location.reload()
  }
  const title = organisation ? t('titleOf', { name: titleOf(organisation, words) }) : t('title')
  return (
    <Modal
      opened
      onClose={onClose}
      size={WIDTH}
      title={title}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      <Stack gap={4}>
        <Text size="sm" tone="soft">
          {t('lead')}
        </Text>
        <TextInput
          label={t('search')}
          placeholder={t('placeholder')}
          autoComplete="off"
          data-autofocus
          leftSection={<IconSearch size={17} stroke={1.8} aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {error !== undefined ? (
          <ErrorState compact error={error} />
        ) : !isAsked ? (
          <Hint>{t('typeMore', { count: SEARCH_MIN_CHARS })}</Hint>
        ) : found === undefined ? (
          <Loading>
            <SkeletonRow />
            <SkeletonRow />
          </Loading>
        ) : found.length === 0 ? (
          <Hint role="status">{t(organisation && term === '' ? 'noneAt' : 'none')}</Hint>
        ) : (
          <Stack as="ul" gap={0.5} className={classes.people} aria-label={t('found')}>
            {found.map((person) => (
              <li key={person._id}>
                <button
                  type="button"
                  className={classOf(['row'], {
                    gap: 3,
                    pad: 1.5,
                    padX: 2,
                    text: 'start',
                    full: true,
                    corners: 'md',
                    className: classes.person,
                  })}
                  onClick={() => choose(person)}
                >
                  <ItemAvatar type="user" name={person.name} avatar={person.avatar} size={36} />
                  <Stack as="span" grow fluid breaks>
                    <span>{person.name}</span>
                    <Hint as="span">{person.organisation?.name}</Hint>
                  </Stack>
                  <IconEye size={18} stroke={1.8} aria-hidden="true" />
                </button>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Modal>
  )
}

/** Who may be looked as: asked as it is typed, the last question alone being answered. */
function usePeople(isAsked: boolean, q: string, organisation: string | undefined) {
  const [state, setState] = useState<{ readonly found?: readonly Person[]; readonly error?: unknown }>({})
  useEffect(() => {
    if (!isAsked) return undefined
    const asking = new AbortController()
    call<readonly Person[]>('/api/seeas/people', { q, organisation }, { signal: asking.signal }).then(
      (found) => setState({ found }),
      (error: unknown) => !asking.signal.aborted && setState({ error }),
    )
    return () => asking.abort()
  }, [isAsked, q, organisation])
  return [state.found, state.error] as const
}
