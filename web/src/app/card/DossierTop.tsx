import { type AnyItem, isSupplierSide } from '@schakel/domain'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { NoteSection } from '../../features/notes/NoteSection.tsx'
import { DossierStand } from '../../features/planning/DossierStand.tsx'
import { PlanningSection } from '../../features/planning/PlanningSection.tsx'
import { DossierMatches } from './DossierParts.tsx'

/** So many lines of a request stand above what came of it. */
const REQUEST_LINES = 5

/** What a dossier asks for and where it stands, then its matches; for a supplier the choice comes before what it is about (D6). */
export default function DossierTop({ dossier }: { readonly dossier: AnyItem }) {
  const isSupplier = isSupplierSide(useViewer())
  return (
    <>
      {isSupplier && <DossierMatches dossier={dossier} />}
      <NoteSection dossier={dossier} {...(isSupplier ? {} : { lines: REQUEST_LINES })}>
        <DossierStand dossier={dossier} />
      </NoteSection>
      {!isSupplier && <DossierMatches dossier={dossier} />}
      <PlanningSection dossier={dossier} />
    </>
  )
}
