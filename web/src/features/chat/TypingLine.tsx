import { useTranslation } from '../../texts/useTranslation.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import classes from './Chat.module.css'
import { useTyping } from './typing.ts'

/** Who is writing now; its place is always there, so that nothing jumps. */
export function TypingLine({ room }: { readonly room: string }) {
  const { t } = useTranslation('chat')
  const [name, other, ...more] = useTyping(room)
  return (
    <Hint padX={4} className={classes.typing} role="status">
      {name !== undefined &&
        (other === undefined
          ? t('typingOne', { name })
          : more.length === 0
            ? t('typingTwo', { name, other })
            : t('typingMore'))}
    </Hint>
  )
}
