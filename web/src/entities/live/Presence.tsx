import { AVATARS_SHOWN, type Ref } from '@schakel/domain'
import type { LivePerson } from '@schakel/domain/calls'
import { useTranslation } from '../../texts/useTranslation.ts'
import { AvatarStack } from '../../ui/AvatarStack.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { useViewer } from '../viewer/viewer.tsx'
import { useRoom } from './liveSocket.ts'
import classes from './Presence.module.css'

/** Who else is looking at this item (S9.4): at most five faces, then how many more. */
export function Presence({ id }: { readonly id: string }) {
  const { t } = useTranslation('live')
  const viewer = useViewer()
  const others = useRoom(`item:${id}`)?.filter((person) => person._id !== viewer._id) ?? []
  const names = others.flatMap(({ name }) => name ?? []).slice(0, AVATARS_SHOWN)
  const rest = others.length - names.length
  const text =
    rest > 0 ? t('hereMore', { names: names.join(', '), count: rest }) : t('here', { names: names.join(', ') })
  return (
    <span className={classes.present} role="status">
      {others.length > 0 && (
        <>
          <span className="sk-hidden">{text}</span>
          <Row aria-hidden="true" title={text} as="span" align="stretch" inline>
            <AvatarStack items={others.map(refOf)} type="user" size={30} />
          </Row>
        </>
      )}
    </span>
  )
}

function refOf(person: LivePerson): Ref {
  return person
}
