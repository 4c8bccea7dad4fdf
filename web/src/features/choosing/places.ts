import type { ChoosingAction, ChoosingStep } from '@schakel/domain/choosing'

/** A tab of a dossier and a part of it; no tab is the overview. */
export interface Place {
  readonly tab?: string
  readonly hash?: string
}

/** Where each step is done. */
export const placeOfStep: Readonly<Record<ChoosingStep, Place>> = {
  requirements: { tab: 'requirements' },
  ask: { tab: 'requirements' },
  answers: { tab: 'comparison' },
  compare: { tab: 'comparison' },
  weigh: { tab: 'weighing', hash: 'round' },
  decide: { tab: 'weighing', hash: 'decision' },
}

/** Where each thing is done. */
export const placeOfAction: Readonly<Record<ChoosingAction, Place>> = {
  chooseSet: { tab: 'requirements' },
  freeze: { tab: 'requirements' },
  addMatches: {},
  showMatches: {},
  answer: { tab: 'comparison' },
  remind: { tab: 'comparison' },
  compare: { tab: 'comparison' },
  setAnchors: { tab: 'weighing', hash: 'price' },
  startRound: { tab: 'weighing', hash: 'round' },
  weigh: { tab: 'weighing', hash: 'round' },
  closeRound: { tab: 'weighing', hash: 'round' },
  decide: { tab: 'weighing', hash: 'decision' },
  decided: { tab: 'weighing', hash: 'decision' },
}

/** What a link to a place of a dossier is told. */
export function linkTo(dossier: string, { tab, hash }: Place) {
  return {
    to: '/card/$',
    params: { _splat: tab ? `${dossier}/${tab}` : dossier },
    ...(hash ? { hash } : {}),
  } as const
}
