import { may } from '@schakel/domain'
import { useViewer } from '../entities/viewer/viewer.tsx'
import { UsersPage } from '../features/users/UsersPage.tsx'
import { NotFound } from '../ui/NotFound.tsx'

/** `/users`: for who is no super user there is no such page (D6). */
export function UsersRoute() {
  const { kind } = useViewer()
  return may({ kind }, 'listUsers') ? <UsersPage /> : <NotFound />
}
