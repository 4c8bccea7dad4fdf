import { hexOf } from '@schakel/domain'
import { agendaColours, agendaKinds } from '@schakel/domain/agenda'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Choice, Choices } from '../../ui/Choices.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Select } from '../../ui/Select.tsx'
import classes from './Agenda.module.css'
import type { Whose } from './people.ts'
import type { Layer } from './useLayers.ts'

/** No id: those are not empty. */
const EVERYBODY = ''

interface FiltersProps {
  readonly layers: readonly Layer[]
  readonly hidden: readonly string[]
  readonly onToggle: (name: string) => void
  readonly people: readonly Whose[]
  /** By their id. */
  readonly person: string | undefined
  readonly onPerson: (person: string | undefined) => void
}

/** What stands in the agenda, each in its colour and to be switched off, and whose of it one sees. */
export function Filters({ layers, hidden, onToggle, people, person, onPerson }: FiltersProps) {
  const { t } = useTranslation('agenda')
  return (
    <>
      <Row gap={2.5} gapX={4} justify="between" wrap fluid>
        <Choices legend={t('kindsOf')} inOneRow>
          {agendaKinds.map((kind) => (
            <Choice key={kind} isOn={!hidden.includes(kind)} leavesOut onChoose={() => onToggle(kind)}>
              <Text
                as="span"
                rigid
                corners="full"
                className={classes.dot}
                style={{ background: hexOf(agendaColours[kind]) }}
              />
              {t(`kinds.${kind}`)}
            </Choice>
          ))}
        </Choices>
        {people.length > 1 && (
          <Select
            label={t('person')}
            value={person ?? EVERYBODY}
            onChange={(chosen) => onPerson(chosen === EVERYBODY ? undefined : chosen)}
            options={[
              { value: EVERYBODY, label: t('everybody') },
              ...people.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
          />
        )}
      </Row>
      {layers.length > 0 && (
        <Choices legend={t('overlays')} inOneRow>
          {layers.map(({ _id, name, color, isSilent }) => (
            <Choice key={_id} isOn={!hidden.includes(_id)} leavesOut onChoose={() => onToggle(_id)}>
              <Text as="span" rigid corners="full" className={classes.dot} style={{ background: color }} />
              <span className={classes.layer}>{name}</span>
              {isSilent && <Hint as="span">({t('overlaySilent').toLowerCase()})</Hint>}
            </Choice>
          ))}
        </Choices>
      )}
      {layers
        .filter(({ _id, isCut }) => isCut && !hidden.includes(_id))
        .map(({ _id, name }) => (
          <Hint key={_id}>{t('overlayCut', { name })}</Hint>
        ))}
    </>
  )
}
