import type { Plugin } from 'vite'

/** What is told of a file of the build. */
interface Chunk {
  readonly type: 'chunk' | 'asset'
  readonly name?: string | undefined
  readonly fileName: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

/**
 * Names in the page what every visit needs (`base`, chunks.ts), so that it comes beside the little that decides what else is needed: that has
 * run and asked for the rest before this is here, and the line has no rest in between.
 */
export function preloadBase(): Plugin {
  return {
    name: 'preload-base',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle = {} }) =>
        baseOf(Object.values(bundle)).map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        })),
    },
  }
}

/** The file that every visit needs, with what it imports and the page does not name already. */
export function baseOf(files: readonly Chunk[]): readonly string[] {
  const base = files.find(({ type, name }) => type === 'chunk' && name === 'base')
  if (!base) return []
  const entries = new Set(files.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  return [base.fileName, ...(base.imports ?? []).filter((file) => !entries.has(file))]
}
