import { existsSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { appManifest } from './appManifest.ts'
import type { Context } from './context.ts'
import { sendProblem } from './errorHandler.ts'
import { farewellWorker } from './farewellWorker.ts'

/** Serves the built web: its files, and the one page for every address of a screen. */
export async function pages(app: FastifyInstance, { config }: Pick<Context, 'config'>, folder: string): Promise<void> {
  const isHttps = config.publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        // The component library writes style attributes.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        // Older browsers do not count sockets of the same host among 'self'.
        'connect-src': ["'self'", config.publicUrl.replace(/^http/, 'ws')],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  })
  appManifest(app, config)
  if (!config.offline) farewellWorker(app)
  if (existsSync(join(folder, 'index.html'))) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      // The build puts each file beside itself as .br and .gz.
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Names in assets/ change with their content; everything else may change under its name.
        const isHashed = path.startsWith(join(folder, 'assets'))
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || !isScreen(request.url) || !existsSync(join(folder, 'index.html'))) {
      sendProblem(request, reply, 'route')
      return
    }
    reply.sendFile('index.html')
  })
}

/** The address as it can be read: where one of a screen has a percent sign that stands for nothing it is that sign, and the page says that there is no such screen. */
export function readableUrl({ url = '/' }: { readonly url?: string }): string {
  if (!url.includes('%') || !isScreen(url)) return url
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

/** Whether an address can be one of a screen: calls, sockets and files that are gone are not answered with a page; what is searched for may look like one. */
function isScreen(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  if (/^(\/en)?\/search\/./.test(path)) return true
  return !/^\/(api|socket\.io|assets)(\/|$)/.test(path) && !/\.[a-z\d]{2,5}$/i.test(path)
}
