import { expect, it } from 'vitest'
import * as limits from './limits.ts'

it('S9.1, S9.2, S9.4, S9.7: the numbers of the business are those of the specification', () => {
  expect(limits).toMatchObject({
    SEARCH_MIN_CHARS: 2,
    SEARCH_DEBOUNCE_MS: 300,
    SEARCH_DRAWER_PAGE_SIZE: 20,
    PAGE_SIZE: 50,
    PAGE_SIZE_MAX: 200,
    EXACT_TOTAL_MAX: 10_000,
    DEPTH_MAX: 5,
    AUTO_OPEN_DELAY_MS: 2000,
    SNACKBAR_MS: 6000,
    IDLE_MS: 600_000,
    AVATARS_SHOWN: 5,
    DEFAULT_PRICE: 575,
    MONEY_MAX: 100_000_000,
    NAME_MAX: 200,
    NAME_MIN: 6,
    TEXT_MAX: 20_000,
    PASSWORD_MIN: 10,
    TRASH_DAYS: 30,
    IDEMPOTENCY_HOURS: 24,
    SESSION_IDLE_HOURS: 12,
    SESSION_DAYS: 30,
  })
})
