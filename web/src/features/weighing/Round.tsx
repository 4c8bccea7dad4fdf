import type { DecisionSheet } from '@schakel/domain/calls'
import { IconUsers } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Section } from '../../entities/items/page/Section.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { MyWeighing } from './MyWeighing.tsx'
import { type TakeStep, useWeighingWrite } from './queries.ts'

interface RoundProps {
  readonly sheet: DecisionSheet
  readonly criteria: readonly string[]
  readonly nameOf: (criterion: string) => string
  readonly onStep: TakeStep
}

/** The round of weighing: who takes part, one's own weighing, and closing it (F2.14). */
export function Round({ sheet, criteria, nameOf, onStep }: RoundProps) {
  const { t } = useTranslation('weighing')
  const { round, side, mayInvite, mayClose } = sheet
  const isOpen = round !== undefined && round.closed === undefined
  const close = useWeighingWrite<{ dossier: string }>('/api/weighing/close')
  const submitted = round?.weighers.filter((one) => one.submitted) ?? []
  // Advice alone closes no round.
  const isWeighed =
    submitted.some((one) => one.side === 'lead') || (sheet.mine?.state === 'submitted' && sheet.mine.side === 'lead')
  return (
    <Section anchor="round" title={t('round')} icon={<IconUsers size={18} aria-hidden="true" />}>
      <Stack gap={4}>
        {isOpen ? (
          <>
            <Text>{t('roundOpen')}</Text>
            <Stack as="ul" gap={1}>
              {round.weighers.map((one) => (
                <li key={one.user}>
                  {one.name}
                  {one.side === 'adviser' && ` (${t('adviser')})`}: {t(one.submitted ? 'isSubmitted' : 'isOpen')}
                </li>
              ))}
            </Stack>
            {side && <MyWeighing sheet={sheet} criteria={criteria} nameOf={nameOf} onStep={onStep} />}
            {mayClose && !isWeighed && submitted.length > 0 && <Hint>{t('closeLater')}</Hint>}
            {mayClose && isWeighed && (
              <Stack gap={1}>
                <Hint>{t('closeMeans')}</Hint>
                <Cluster gap={2}>
                  <Button
                    writes="now"
                    busy={close.isPending}
                    onClick={() => onStep((refused) => close.mutate({ dossier: sheet.dossier }, refused))}
                  >
                    {t('close')}
                  </Button>
                </Cluster>
              </Stack>
            )}
          </>
        ) : (
          <>
            <Text tone="muted">{t(round ? 'roundClosed' : 'roundNone')}</Text>
            {mayInvite &&
              (round ? (
                <details>
                  <summary>{t('startAnother')}</summary>
                  <Invite sheet={sheet} onStep={onStep} />
                </details>
              ) : (
                <Invite sheet={sheet} onStep={onStep} />
              ))}
          </>
        )}
      </Stack>
    </Section>
  )
}

function Invite({ sheet, onStep }: Pick<RoundProps, 'sheet' | 'onStep'>) {
  const { t } = useTranslation('weighing')
  const id = useId()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(sheet.people.map(({ _id }) => _id)))
  const [isNamed, setNamed] = useState(true)
  const invite = useWeighingWrite<{ dossier: string; people: string[]; named: boolean }>('/api/weighing/invite')
  const toggle = (user: string) => {
    const next = new Set(chosen)
    if (!next.delete(user)) next.add(user)
    setChosen(next)
  }
  if (sheet.people.length === 0) return <Hint>{t('inviteNobody')}</Hint>
  return (
    <Stack gap={3} above={2} data-screen="">
      <Stack as="fieldset" gap={1} aria-describedby={`${id}-hint`}>
        <legend>{t('invite')}</legend>
        {sheet.people.map(({ _id, name }) => (
          <Row key={_id} as="label" gap={2}>
            <input type="checkbox" checked={chosen.has(_id)} onChange={() => toggle(_id)} /> {name}
          </Row>
        ))}
      </Stack>
      <Row as="label" gap={2}>
        <input type="checkbox" checked={isNamed} onChange={() => setNamed(!isNamed)} /> {t('named')}
      </Row>
      <Hint id={`${id}-hint`}>{t(chosen.size === 0 ? 'inviteSomebody' : 'inviteHint')}</Hint>
      <Cluster gap={2}>
        <Button
          tone="brand"
          writes="now"
          disabled={chosen.size === 0}
          busy={invite.isPending}
          onClick={() =>
            onStep((refused) => invite.mutate({ dossier: sheet.dossier, people: [...chosen], named: isNamed }, refused))
          }
        >
          {t('start')}
        </Button>
      </Cluster>
    </Stack>
  )
}
