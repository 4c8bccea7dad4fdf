import {
  IconApps,
  IconArrowsJoin,
  IconArrowsSplit,
  IconBolt,
  IconBookmark,
  IconBuilding,
  IconBuildingCommunity,
  IconCalendar,
  IconCalendarCheck,
  IconCalendarEvent,
  IconCalendarOff,
  IconCheckbox,
  IconCircleCheck,
  IconCircleX,
  IconClipboardCheck,
  IconClipboardText,
  IconDots,
  IconEye,
  IconFile,
  IconFolder,
  IconHistory,
  IconInbox,
  IconMail,
  IconMailOpened,
  IconMessage,
  IconMessages,
  IconMoodSad,
  IconPackage,
  IconPlant,
  IconPlayerPause,
  type IconProps,
  IconSend,
  IconStar,
  IconTag,
  IconTarget,
  IconToolsKitchen2,
  IconTrophy,
  IconTruckDelivery,
  IconUser,
  IconUserCircle,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'

export type Icon = ComponentType<IconProps>

/** The icons that the registry names for types and statuses; a test holds the two together. */
const icons: ReadonlyMap<string, Icon> = new Map(
  Object.entries({
    apps: IconApps,
    'arrows-join': IconArrowsJoin,
    'arrows-split': IconArrowsSplit,
    bolt: IconBolt,
    bookmark: IconBookmark,
    building: IconBuilding,
    'building-community': IconBuildingCommunity,
    calendar: IconCalendar,
    'calendar-check': IconCalendarCheck,
    'calendar-event': IconCalendarEvent,
    'calendar-off': IconCalendarOff,
    checkbox: IconCheckbox,
    'circle-check': IconCircleCheck,
    'circle-x': IconCircleX,
    'clipboard-check': IconClipboardCheck,
    'clipboard-text': IconClipboardText,
    dots: IconDots,
    eye: IconEye,
    file: IconFile,
    folder: IconFolder,
    history: IconHistory,
    inbox: IconInbox,
    mail: IconMail,
    'mail-opened': IconMailOpened,
    message: IconMessage,
    messages: IconMessages,
    'mood-sad': IconMoodSad,
    package: IconPackage,
    plant: IconPlant,
    'player-pause': IconPlayerPause,
    send: IconSend,
    star: IconStar,
    tag: IconTag,
    target: IconTarget,
    'tools-kitchen-2': IconToolsKitchen2,
    trophy: IconTrophy,
    'truck-delivery': IconTruckDelivery,
    user: IconUser,
    'user-circle': IconUserCircle,
  }),
)

/** Whether there is an icon of this name. */
export function hasIcon(name: string): boolean {
  return icons.has(name)
}

/** The icon of a name of the registry. */
export function iconOf(name: string): Icon {
  return icons.get(name) ?? IconDots
}
