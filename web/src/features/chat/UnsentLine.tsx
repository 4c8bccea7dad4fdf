import { useLineStatus } from '../../entities/live/liveSocket.ts'
import { forgetUnsent, sayAgain, type Unsent } from '../../entities/unsent/chatOutbox.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Chat.module.css'
import { LinkedText } from './LinkedText.tsx'

/** What one has just said, before the server has it: how it stands, and what can be done when it was refused. */
export function UnsentLine({ unsent }: { readonly unsent: Unsent }) {
  const { t } = useTranslation('chat')
  const status = useLineStatus()
  const state = unsent.failed ? 'failed' : status === 'connected' ? 'sending' : 'waiting'
  return (
    <Row gap={2.5} align="stretch" above={3} className={classes.line} data-own data-state={state}>
      <Box pad={1.5} padX={3} fluid ground="sunken" className={classes.bubble}>
        <p className={classes.text}>
          <LinkedText text={unsent.text} />
        </p>
      </Box>
      <Text size="xs" tone="muted" className={classes.state}>
        {t(state)}
        {unsent.failed && (
          <>
            <Button writes="queued" size="sm" tone="plain" onClick={() => sayAgain(unsent)}>
              {t('again')}
            </Button>
            <Button size="sm" tone="plain" onClick={() => forgetUnsent(unsent.client)}>
              {t('drop')}
            </Button>
          </>
        )}
      </Text>
    </Row>
  )
}
