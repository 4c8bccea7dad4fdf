import type { AnyItem } from '@schakel/domain'
import { IconListDetails, IconLock, IconMapPin } from '@tabler/icons-react'
import { isSeeing } from '../../api/seeing.ts'
import { useEditable } from '../../entities/inplace/editable.ts'
import { InPlace } from '../../entities/inplace/InPlace.tsx'
import { Unfilled } from '../../entities/inplace/Unfilled.tsx'
import { useSteps } from '../../entities/inplace/useSteps.ts'
import cards from '../../entities/items/cards/Cards.module.css'
import { FactLine } from '../../entities/items/page/FactLine.tsx'
import classes from '../../entities/items/page/Facts.module.css'
import { FactValue } from '../../entities/items/page/FactValue.tsx'
import { Section } from '../../entities/items/page/Section.tsx'
import { itemsIn, textIn } from '../../entities/items/read.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { AddressMap } from '../../features/map/AddressMap.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { AvatarStack } from '../../ui/AvatarStack.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { addressOf, factsOf, inOrder, unfilled } from './factsOf.ts'

const HiddenFacts = lazyPart(() => import('../../features/seeAs/HiddenFacts.tsx'))

/** What is known of an item, field by field as its type says (D3), and who looks after it. */
export function Facts({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('card')
  const words = useWords()
  const facts = factsOf(item, useViewer().kind)
  const address = addressOf(item)
  const province = textIn(item, 'province')
  const size = textIn(item, 'size')
  const owners = itemsIn(item, '_owners')
  const note = textIn(item, 'note')
  const editable = useEditable(item)
  const free = unfilled(item, editable, facts)
  const steps = useSteps([
    ...facts.map(({ name }) => name).filter((name) => editable.has(name)),
    ...(address && editable.has('address') ? ['address'] : []),
    ...free.map(({ name }) => name),
  ])
  const begun = free.filter(({ name }) => steps.isOpen(name))
  // What is begun stands where it will stand when it is saved: nothing moves then.
  const lines = inOrder(item._type, [...facts, ...begun.filter(({ name }) => name !== 'address')])
  const isEmpty = facts.length === 0 && !address && !province && !size && begun.length === 0
  return (
    <Section title={t('facts')} icon={<IconListDetails size={18} aria-hidden="true" />}>
      {note && (
        <Row
          gap={2}
          pad={2}
          padX={3}
          align="stretch"
          size="sm"
          tone="warning"
          ground="warning"
          corners="sm"
          className={cards.alert}
          role="note"
          aria-label={words.field(item._type, 'note')}
        >
          <IconLock size={16} aria-hidden="true" />
          <div>
            <strong>{words.field(item._type, 'note')}</strong>
            <br />
            {note}
          </div>
        </Row>
      )}
      {isEmpty && <Hint>{t('noFacts')}</Hint>}
      <Stack as="dl">
        {province && <FactLine label={t('province')}>{province}</FactLine>}
        {size && <FactLine label={t('size')}>{size}</FactLine>}
        {lines.map(({ name, field, value }) => (
          <FactLine key={name} label={words.field(item._type, name)}>
            <InPlace item={item} shown={editable.get(name)} steps={steps}>
              {value !== undefined && <FactValue type={item._type} name={name} field={field} value={value} />}
            </InPlace>
          </FactLine>
        ))}
        {address && (
          <FactLine label={words.field(item._type, 'address')}>
            <InPlace item={item} shown={editable.get('address')} steps={steps}>
              <Stack as="address" className={classes.address}>
                {address.lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </Stack>
            </InPlace>
            {/* Nothing is asked of a third party before one follows the link (D15). */}
            <a
              className={classOf(['row'], { gap: 1, above: 0.5, inline: true, size: 'sm' })}
              href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address.query)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <IconMapPin size={15} aria-hidden="true" /> {t('map')}
            </a>
            <AddressMap item={item} address={address.query} />
          </FactLine>
        )}
        {begun
          .filter(({ name }) => name === 'address')
          .map((shown) => (
            <FactLine key={shown.name} label={words.field(item._type, shown.name)}>
              <InPlace item={item} shown={shown} steps={steps}>
                {null}
              </InPlace>
            </FactLine>
          ))}
        {owners.length > 0 && (
          <FactLine label={t('owners')}>
            <AvatarStack items={owners} type="user" size={26} />
          </FactLine>
        )}
        {isSeeing() && <HiddenFacts item={item} />}
      </Stack>
      <Unfilled item={item} free={free.filter((shown) => !begun.includes(shown))} onBegin={steps.begin} />
      <Dates item={item} />
    </Section>
  )
}

function Dates({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('card')
  if (!item._changed && !item._created) return null
  return (
    <Cluster as="p" gap={0.5} gapX={3} size="sm" tone="muted">
      {textIn(item, '_created') && (
        <span>
          {t('madeBy')} <DateText iso={textIn(item, '_created')} form="date" />
        </span>
      )}
      {textIn(item, '_changed') && (
        <span>
          {t('changed')} <DateText iso={textIn(item, '_changed')} form="ago" />
        </span>
      )}
    </Cluster>
  )
}
