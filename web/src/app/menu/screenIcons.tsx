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
  IconUpload,
  IconUsers,
} from '@tabler/icons-react'

const icon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const

/** The picture of each screen, in the menu and in the palette. */
export const screenIcons = {
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
  settings: <IconSettings {...icon} />,
  reports: <IconReportAnalytics {...icon} />,
  accessibility: <IconAccessible {...icon} />,
} as const
