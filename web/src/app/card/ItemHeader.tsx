import { type AnyItem, definitionOf, hexOf, isPersonType } from '@schakel/domain'
import { IconPencil } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Fragment } from 'react'
import { favouriteOf } from '../../entities/favourites/favourites.ts'
import { StarButton } from '../../entities/favourites/StarButton.tsx'
import { openItemForm } from '../../entities/forms/openItemForm.ts'
import { prefetchItemForm } from '../../entities/forms/prefetch.ts'
import { StatusButton } from '../../entities/history/StatusButton.tsx'
import { AvatarEditor } from '../../entities/images/AvatarEditor.tsx'
import { BannerEditor } from '../../entities/images/BannerEditor.tsx'
import { PictureCredits } from '../../entities/images/PictureCredits.tsx'
import { useAddBanner } from '../../entities/images/useAddBanner.tsx'
import { useEditable } from '../../entities/inplace/editable.ts'
import { InPlace } from '../../entities/inplace/InPlace.tsx'
import { useSteps } from '../../entities/inplace/useSteps.ts'
import { ItemLink } from '../../entities/items/ItemLink.tsx'
import { colourIn, textIn } from '../../entities/items/read.ts'
import { organisationOf, personLine, placesOf, titleOf } from '../../entities/items/titleOf.ts'
import { useItemMenu } from '../../entities/items/useItemMenu.tsx'
import { useRights } from '../../entities/items/useRights.ts'
import { Presence } from '../../entities/live/Presence.tsx'
import { ChatLink } from '../../features/chat/ChatLink.tsx'
import { CheckinLink } from '../../features/checkin/CheckinLink.tsx'
import { FollowButton } from '../../features/notifications/FollowButton.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { MoreMenu } from '../../ui/MoreMenu.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import { upTo } from '../../ui/widths.ts'
import classes from './ItemHeader.module.css'
import { useHeaderCommands, usePrintEntry, useSeldom } from './useHeaderCommands.tsx'
import { useSeeAsMenu } from './useSeeAsMenu.tsx'

/** How large the face is, px; it reaches over a banner with a picture. */
const FACE = 64
/** A word of more than eleven characters, which would be broken on a phone. */
const WORD = /\S{12}/
/** A longer name would take a line more there, characters. */
const NAME = 36

/** The top of a page: banner, face, name, where it belongs, its status and what can be done with it. */
export function ItemHeader({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('items')
  const common = useTranslation('common')
  const printing = usePrintEntry()
  const words = useWords()
  const rights = useRights(item)
  const navigate = useNavigate()
  const up = organisationOf(item)?._id
  const leave = () => void navigate(up ? { to: '/card/$', params: { _splat: up } } : { to: '/' })
  const seeAs = useSeeAsMenu(item)
  const addBanner = useAddBanner(item)
  const [own = [], ...rest] = useItemMenu(item, { onPage: true, onRemoved: leave }).map((section) => [section])
  const paper = {
    entries: [...addBanner.entries, printing],
  }
  // S2.33: a supplier has no menu.
  const full = [...own, ...seeAs, ...(own.length > 0 ? [paper] : []), ...rest.flat()]
  const name = titleOf(item, words)
  useHeaderCommands(item, name, full)
  // A phone has one line for the name and what is done most; the rest is in the menu, where there is one.
  const isPhone = useMedia(upTo.phone)
  const seldom = useSeldom(item, name)
  const isShort = isPhone && full.length > 0
  const sections = isShort ? [seldom, ...full] : full
  const status = <StatusButton item={item} size={isPhone ? 'sm' : 'md'} keys="s" />
  // On a phone not beside the name, which has little room already.
  const presence = (
    <div className={classes.presence}>
      <Presence id={item._id} />
    </div>
  )
  const editable = useEditable(item)
  const steps = useSteps(['name'])
  // What is called by something else than its name is edited where that stands.
  const isNamed = name === textIn(item, 'name')
  const isRound = isPersonType(item._type)
  const color = hexOf(colourIn(item) ?? definitionOf(item._type).colour)
  return (
    <Panel clip as="header" raised className={classes.header} style={{ '--item-color': color }}>
      <BannerEditor item={item} className={classes.banner} thin />
      {addBanner.dialog}
      <Row gap={2} gapX={4} align="end" wrap className={classes.row}>
        <Row
          pad={1}
          align="stretch"
          inline
          ground="surface"
          className={classes.face}
          relative
          data-round={isRound || undefined}
        >
          <AvatarEditor item={item} size={FACE} />
        </Row>
        {!isPhone && presence}
        <div className={classes.titles}>
          <InPlace item={item} shown={isNamed ? editable.get('name') : undefined} steps={steps}>
            <Text
              as="h1"
              size="2xl"
              weight="heavy"
              breaks
              tight
              className={classes.title}
              data-long={isLong(name) || undefined}
            >
              <Title item={item} name={name} />
            </Text>
          </InPlace>
          <Row as="div" gap={1} gapX={2.5} wrap tone="soft" above={1.5} className={classes.meta}>
            {isPhone && status}
            <Chip>{words.type(item._type)}</Chip>
            {isPhone && presence}
            <Place item={item} />
          </Row>
        </div>
        <Row gap={2} wrap className={classes.actions}>
          {!isPhone && status}
          {!isShort && <FollowButton item={item} />}
          {!isShort && <ChatLink item={item} name={name} />}
          <CheckinLink item={item} />
          {rights.edit && (
            <Button
              writes="now"
              aria-keyshortcuts="e"
              icon={<IconPencil size={16} aria-hidden="true" />}
              onPointerEnter={prefetchItemForm}
              onFocus={prefetchItemForm}
              onClick={() => openItemForm({ item })}
            >
              <span data-words>{common.t('edit')}</span>
            </Button>
          )}
          {!isShort && <StarButton favourite={favouriteOf(item)} name={name} />}
          {sections.length > 0 && <MoreMenu sections={sections} label={t('menuOf', { name })} tone="quiet" size="md" />}
        </Row>
      </Row>
      <PictureCredits item={item} className={classes.credits} />
    </Panel>
  )
}

function isLong(name: string): boolean {
  return name.length > NAME || WORD.test(name)
}

/** Of a dossier the name and who asks stand apart, so that a phone cuts neither for the other: a supplier knows its lead by its code alone. */
function Title({ item, name }: { readonly item: AnyItem; readonly name: string }) {
  const [own, asker] = item._type === 'dossier' ? [textIn(item, 'name'), organisationOf(item)?.name] : []
  if (!own || !asker) return name
  return (
    <>
      <span className={classes.own}>{own} · </span>
      <span className={classes.asker}>{asker}</span>
    </>
  )
}

function Place({ item }: { readonly item: AnyItem }) {
  const words = useWords()
  // The title of a dossier names who asks: only the way there is news, and to an undisclosed lead there is none (D7).
  const places = placesOf(item).filter(({ _id }) => item._type !== 'dossier' || _id !== undefined)
  const line = item._type === 'person' ? textIn(item, 'jobtitle') : undefined
  const role = item._type === 'person' && !line && places.length === 0 ? personLine(item, words) : undefined
  return (
    <>
      {(line ?? role) && <span>{line ?? role}</span>}
      {places.map((place, index) => (
        <Fragment key={place._id ?? index}>
          <ItemLink id={place._id}>{textIn(place, 'name')}</ItemLink>
        </Fragment>
      ))}
    </>
  )
}
