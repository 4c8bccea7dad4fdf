import { type Place, useLeftRows } from '../../entities/inplace/keptRows.ts'
import type { SaveStateName } from '../../ui/SaveState.tsx'
import type { usePatches } from './usePatches.ts'

interface Left {
  readonly place: Place
  readonly patches: ReturnType<typeof usePatches>
  readonly mayEdit: boolean
  readonly setState: (state: SaveStateName) => void
  readonly settled: () => Promise<unknown> | undefined
}

/** Puts back what was typed of rows and not saved, and says so; answers how it is thrown away, which answers how to have it again. */
export function useLeftPatches({ place, patches, mayEdit, setState, settled }: Left) {
  useLeftRows(place, {
    putBack(left) {
      const taken = mayEdit ? patches.putBack(left) : new Set<string>()
      if (patches.hasRefused()) setState('failed')
      return taken
    },
    settled,
  })
  return (id: string): (() => void) => {
    const putBack = patches.drop(id)
    if (!patches.hasRefused()) setState('idle')
    return () => {
      putBack()
      if (patches.hasRefused()) setState('failed')
    }
  }
}
