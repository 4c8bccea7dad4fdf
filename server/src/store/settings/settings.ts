import { type Settings, settingsDefaults } from '@schakel/domain/calls'
import type { Store } from '../store.ts'

type Part = Partial<Omit<Settings, 'mail'>> & { readonly mail?: Partial<Settings['mail']> }

/** What a user chose for themselves, with the default of what they did not (S2.8). */
export async function readSettings(store: Store, user: string): Promise<Settings> {
  const [row] = await store.database.query<{ settings: Part }>(
    'select settings from user_settings where user_id = $1',
    [user],
  )
  return whole(row?.settings)
}

/** Changes some of it: two changes at the same moment both stay. */
export async function saveSettings(store: Store, user: string, { mail, ...part }: Part): Promise<Settings> {
  const [row] = await store.database.query<{ settings: Part }>(
    `insert into user_settings as s (user_id, settings) values ($1, $2::jsonb || jsonb_build_object('mail', $3::jsonb))
      on conflict (user_id) do update set
        settings = s.settings || $2::jsonb || jsonb_build_object('mail', coalesce(s.settings -> 'mail', '{}') || $3::jsonb)
      returning settings`,
    [user, part, mail ?? {}],
  )
  return whole(row?.settings)
}

function whole(part: Part | undefined): Settings {
  return { ...settingsDefaults, ...part, mail: { ...settingsDefaults.mail, ...part?.mail } }
}
