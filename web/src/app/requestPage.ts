// The app comes along: without it the build would cut what both need out of the app's first parts, which makes those larger.
import './startApp.tsx'
import { RequestPage } from '../features/request/RequestPage.tsx'
import { withMantine } from '../ui/lazyPart.ts'

/** The public request form with what it is drawn with (D18). */
export const loadRequestPage = () => withMantine(async () => RequestPage)
