import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const source = join(import.meta.dirname, 'worker', 'sw.js')
/** Files of public/ without which no page starts as it should. */
const publicFiles = ['/scheme.js', '/favicon.svg']

/** Writes `sw.js` with the list of what it keeps, and names the build in the page, by which that knows whether a worker is newer than it is. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const built = workerOf(readFileSync(source, 'utf8'), String(page.source), Object.keys(bundle))
        page.source = built.page
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: built.worker })
      },
    },
  }
}

/** As large as all the rest, and only a convenience: without it the cut of a picture begins elsewhere. */
const notKept = /\/faceWorker-/

/**
 * The worker of a build and its page. All scripts and styles of screens are kept: of one that lacks them nothing would be seen. The name of the
 * build follows from all of it, so that another build is another worker.
 */
export function workerOf(worker: string, page: string, fileNames: readonly string[]) {
  const assets = fileNames
    .filter((name) => /\.(js|css)$|^assets\/parts-/.test(name) && !notKept.test(name))
    .map((name) => `/${name}`)
  const files = [...assets, ...publicFiles, '/index.html'].sort()
  const build = createHash('sha256')
    .update([worker, page, ...files].join('\n'))
    .digest('hex')
    .slice(0, 12)
  return {
    page: page.replace('</head>', `  <meta name="build" content="${build}" />\n  </head>`),
    worker: worker.replace('__BUILD__', build).replace("'__FILES__'", files.map((file) => `'${file}'`).join(', ')),
  }
}
