import { Hint } from './layout/Hint.tsx'
import { Stack } from './layout/Stack.tsx'
import { Text } from './layout/Text.tsx'

interface NameLinesProps {
  readonly name: string
  /** What tells it from others of that name. */
  readonly detail: string
}

/** What is offered or was picked, on two lines that are each cut where the room ends. */
export function NameLines({ name, detail }: NameLinesProps) {
  return (
    <Stack as="span" grow fluid>
      <Text as="span" weight="medium" truncate tight>
        {name}
      </Text>
      <Hint as="span" truncate tight>
        {detail}
      </Hint>
    </Stack>
  )
}
