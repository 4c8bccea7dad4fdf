import {
  IconAccessible,
  IconCalendar,
  IconChartBar,
  IconCopyCheck,
  IconLayoutDashboard,
  IconList,
  IconListCheck,
  IconMail,
  IconMessages,
  IconReportAnalytics,
  IconSettings,
  IconTrash,
  IconUpload,
  IconUsers,
} from '@tabler/icons-react'
import type { ReactElement } from 'react'
import type { ScreenName } from '../../entities/screens/screens.ts'

const icon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const

/** The picture of a screen in the menu and in the palette; an arrow where it has none. */
export const screenIcons: { readonly [N in ScreenName]?: ReactElement } = {
  dashboard: <IconLayoutDashboard {...icon} />,
  list: <IconList {...icon} />,
  work: <IconListCheck {...icon} />,
  agenda: <IconCalendar {...icon} />,
  stats: <IconChartBar {...icon} />,
  messages: <IconMail {...icon} />,
  chat: <IconMessages {...icon} />,
  users: <IconUsers {...icon} />,
  import: <IconUpload {...icon} />,
  duplicates: <IconCopyCheck {...icon} />,
  trash: <IconTrash {...icon} />,
  settings: <IconSettings {...icon} />,
  reports: <IconReportAnalytics {...icon} />,
  accessibility: <IconAccessible {...icon} />,
}
