import type { AnyItem } from '@schakel/domain'
import { IconRestore } from '@tabler/icons-react'
import { isApiError } from '../../api/apiError.ts'
import { ItemFace } from '../../entities/items/ItemFace.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Trash.module.css'
import { trashedOf } from './trashed.ts'
import { useTakeOut } from './useTrash.ts'

/** So many days before it goes for good, it stands out. */
const SOON = 3

/** One that was thrown away: what it is, where it was, who threw it away, how long it is here, and the way back (D2.5). */
export function TrashRow({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('trash')
  const words = useWords()
  const { title, places, by, at, left, into, waits } = trashedOf(item, words)
  const restore = useTakeOut()
  const refused = isApiError(restore.error, 422) ? restore.error.errors[0]?.message : undefined
  const told = waits ? t(waits.why, { name: waits.for }) : into && t('merged', { name: into.name })
  const type = words.type(item._type)
  return (
    <Row as="li" gap={2.5} gapX={3} pad={2.5} padX={3} className={classes.row} hover>
      <ItemFace item={item} />
      <Stack gap={0.5} fluid grow className={classes.texts}>
        <Text as="span" weight="strong" breaks tight>
          {title}
        </Text>
        <Hint as="span" breaks>
          {places.length > 0 ? `${type} · ${t('at', { places: places.join(', ') })}` : type}
        </Hint>
        {told && (
          <Hint as="span" breaks tone={waits ? 'warning' : 'muted'}>
            {told}
          </Hint>
        )}
        {refused && (
          <Text as="span" role="alert" size="sm" tone="danger" breaks>
            {refused}
          </Text>
        )}
      </Stack>
      <Stack gap={0.5} className={classes.when}>
        <Hint as="span" breaks>
          {by ? t('thrownBy', { name: by }) : t('thrown')}
        </Hint>
        <Hint as="span" digits>
          <DateText iso={at} form="ago" />
          {' · '}
          <Text as="span" tone={left <= SOON ? 'warning' : 'muted'} weight={left <= SOON ? 'strong' : 'regular'}>
            {t('left', { count: left })}
          </Text>
        </Hint>
      </Stack>
      <span className={classes.button}>
        {!waits && (
          <Button
            writes="now"
            size="sm"
            busy={restore.isPending}
            icon={<IconRestore size={16} aria-hidden="true" />}
            aria-label={t('restoreOf', { name: title })}
            onClick={() => restore.mutate({ id: item._id, name: title })}
          >
            {t('restore')}
          </Button>
        )}
      </span>
    </Row>
  )
}
