import { definitionOf } from '@schakel/domain'
import { IconUserPlus } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useIssueWords } from '../../entities/forms/issueText.ts'
import { useSearchPage } from '../../entities/items/queries.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import form from '../../ui/Field.module.css'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { useTerm } from '../../ui/useTerm.ts'
import { type NewPerson, newReadersOf, type Registration, type SupplierReader } from './attendance.ts'
import classes from './Checkin.module.css'
import { KnownPerson } from './KnownPerson.tsx'
import { ReadByNotice } from './ReadByNotice.tsx'
import { type AttendanceActions, isName } from './useAttendance.ts'

interface WalkInProps {
  /** What was searched for without success, or what is to be mended. */
  readonly start: NewPerson
  readonly lines: readonly Registration[]
  /** The suppliers that read the card of whoever is added (D22.4). */
  readonly readBy: readonly SupplierReader[]
  readonly actions: AttendanceActions
  readonly onDone: (isAdded: boolean) => void
  /** Whether something is typed in it that would be lost. */
  readonly onTyping: (isTyping: boolean) => void
}

const OFFERED = 5

/** What is wrong with an e-mail address that was typed; one may leave it empty. */
function issuesOf(email: string) {
  const parsed =
    email.trim() === '' ? undefined : definitionOf('person').fields.email?.parse(email, { now: new Date() })
  return parsed && 'issues' in parsed ? parsed.issues : []
}

/** Somebody who comes without being registered: found among the people one knows, or made new (D12). */
export function WalkIn({ start, lines, readBy, actions, onDone, onTyping }: WalkInProps) {
  const { t } = useTranslation('checkin')
  const common = useTranslation('common')
  const [name, setName] = useState(start.name)
  const [email, setEmail] = useState(start.email)
  const [problem, setProblem] = useState<{ readonly at: 'name' | 'email'; readonly text: string }>()
  const isTyped = name !== start.name || email !== start.email
  useEffect(() => {
    onTyping(isTyped)
    return () => onTyping(false)
  }, [isTyped, onTyping])
  const words = useIssueWords()
  const term = useTerm(name.trim())
  const isSearch = term !== undefined
  const { data } = useSearchPage({ feed: 'person', q: term ?? '', page_size: OFFERED }, isSearch)
  const registered = new Set(lines.map(({ person }) => person._id))
  const known = isSearch ? (data?.data ?? []).filter(({ _id }) => !registered.has(_id)) : []

  function add(): void {
    if (!isName(name)) {
      setProblem({ at: 'name', text: t('nameTooShort') })
      return
    }
    // Asked here: what the server refuses later is told when they have gone in.
    const [issue] = issuesOf(email)
    if (issue) {
      setProblem({ at: 'email', text: words(issue) })
      return
    }
    actions.addNew({ name: name.trim(), email: email.trim(), present: start.present })
    onDone(true)
  }

  return (
    <Stack
      as="form"
      gap={3}
      ground="surface"
      corners="lg"
      className={classes.walkIn}
      aria-label={t('add')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <div className={classes.fields}>
        <Stack as="label" gap={1.5} size="sm" weight="strong">
          <span>{t('name')}</span>
          <input
            className={form.input}
            // biome-ignore lint/a11y/noAutofocus: it was just asked for
            autoFocus
            value={name}
            autoComplete="off"
            maxLength={200}
            aria-invalid={problem?.at === 'name'}
            aria-describedby={problem?.at === 'name' ? 'walk-in-problem' : undefined}
            onChange={(event) => {
              setName(event.target.value)
              setProblem(undefined)
            }}
          />
        </Stack>
        <Stack as="label" gap={1.5} size="sm" weight="strong">
          <span>{t('email')}</span>
          <input
            className={form.input}
            type="email"
            value={email}
            autoComplete="off"
            maxLength={254}
            aria-invalid={problem?.at === 'email'}
            aria-describedby={problem?.at === 'email' ? 'walk-in-problem' : undefined}
            onChange={(event) => {
              setEmail(event.target.value)
              setProblem(undefined)
            }}
          />
        </Stack>
      </div>
      <div aria-live="assertive">
        {problem && (
          <Text id="walk-in-problem" size="sm" tone="danger">
            {problem.text}
          </Text>
        )}
      </div>
      {known.length > 0 && (
        <>
          <Hint>{t('known')}</Hint>
          <ul className={`sk-list ${classes.known}`}>
            {known.map((person) => (
              <li key={person._id}>
                <KnownPerson
                  person={person}
                  newReaders={newReadersOf(person, readBy)}
                  onAdd={() => {
                    actions.addKnown(person, start.present)
                    onDone(true)
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <ReadByNotice readBy={readBy} />
      <Cluster gap={2} className={classes.actions}>
        <Button writes="queued" type="submit" tone="brand" icon={<IconUserPlus size={18} aria-hidden="true" />}>
          {t('addNew')}
        </Button>
        <Button onClick={() => onDone(false)}>{common.t('cancel')}</Button>
      </Cluster>
    </Stack>
  )
}
