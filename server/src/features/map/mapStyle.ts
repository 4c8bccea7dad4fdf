import { z } from 'zod'
import { fetchJson } from '../../external/fetchFrom.ts'

const BYTES_MAX = 3_000_000
/** How long a style is believed, ms. */
const FRESH_MS = 3_600_000
const HERE = '/api/map/part'

const source = z.looseObject({ url: z.string().optional(), tiles: z.array(z.string()).min(1).optional() })
const style = z.looseObject({
  version: z.literal(8),
  sources: z.record(z.string().regex(/^[\w.-]{1,60}$/), source),
  layers: z.array(z.unknown()),
  glyphs: z.string().optional(),
  sprite: z.string().optional(),
})

/** The style of the settings with every address in it leading here, and where each of those leads on. */
interface ReadStyle {
  readonly style: object
  readonly tiles: ReadonlyMap<string, string>
  readonly glyphs: string | undefined
  readonly sprite: string | undefined
  readonly origins: readonly string[]
}

/** The map of the settings (D15): nothing but what its style names is ever asked. */
export class MapStyle {
  readonly #address: string
  #read: { readonly at: number; readonly what: Promise<ReadStyle> } | undefined

  constructor(address: string) {
    this.#address = address
  }

  /** The style, read again when it is old. Throws ServiceAway. */
  read(): Promise<ReadStyle> {
    const now = performance.now()
    if (this.#read && now - this.#read.at < FRESH_MS) return this.#read.what
    const what = readStyle(this.#address)
    this.#read = { at: now, what }
    // One that was away is asked again.
    what.catch(() => {
      if (this.#read?.what === what) this.#read = undefined
    })
    return what
  }

  /** Where a piece is, by its name here; nothing when the style names no such piece. */
  async addressOf(
    name: string,
  ): Promise<{ readonly address: string; readonly origins: readonly string[] } | undefined> {
    const { tiles, glyphs, sprite, origins } = await this.read()
    const [, id = '', z = '', x = '', y = ''] =
      /^tile\/([\w.-]{1,60})\/(\d{1,2})\/(\d{1,8})\/(\d{1,8})$/.exec(name) ?? []
    const tile = tiles.get(id)
    if (tile) return { address: tile.replace('{z}', z).replace('{x}', x).replace('{y}', y), origins }
    const [, stack, range] = /^glyphs\/([\w ,.-]{1,200})\/(\d{1,6}-\d{1,6})\.pbf$/.exec(name) ?? []
    if (glyphs && stack && range) {
      return { address: glyphs.replace('{fontstack}', encodeURIComponent(stack)).replace('{range}', range), origins }
    }
    const [, end] = /^sprite((?:@2x)?\.(?:json|png))$/.exec(name) ?? []
    if (!sprite || !end) return undefined
    // The address of a sprite may have a query behind it.
    const address = new URL(sprite)
    address.pathname += end
    return { address: address.href, origins }
  }
}

async function readStyle(address: string): Promise<ReadStyle> {
  const { sources, glyphs, sprite, ...rest } = await readAs(style, address)
  const tiles = new Map<string, string>()
  const shown = new Map<string, object>()
  const absolute = (one: string) => new URL(one, address).href.replaceAll('%7B', '{').replaceAll('%7D', '}')
  for (const [name, { url, ...told }] of Object.entries(sources)) {
    const whole = url === undefined ? told : { ...(await readTiles(absolute(url))), ...told }
    const [first] = whole.tiles ?? []
    if (first === undefined) continue
    tiles.set(name, absolute(first))
    shown.set(name, { ...whole, tiles: [`${HERE}/tile/${name}/{z}/{x}/{y}`] })
  }
  const layers = rest.layers.filter((layer) => {
    const named = z.looseObject({ source: z.string() }).safeParse(layer)
    return !named.success || shown.has(named.data.source)
  })
  const addresses = [...tiles.values(), ...[glyphs, sprite].flatMap((one) => (one ? [absolute(one)] : []))]
  return {
    style: {
      ...rest,
      layers,
      sources: Object.fromEntries(shown),
      ...(glyphs ? { glyphs: `${HERE}/glyphs/{fontstack}/{range}.pbf` } : {}),
      ...(sprite ? { sprite: `${HERE}/sprite` } : {}),
    },
    tiles,
    glyphs: glyphs && absolute(glyphs),
    sprite: sprite && absolute(sprite),
    // Those whom the style of the settings names.
    origins: [...new Set(addresses.map((one) => new URL(one).origin))],
  }
}

async function readTiles(address: string) {
  const { url: _url, ...told } = await readAs(source, address)
  return told
}

function readAs<S extends z.ZodType>(shape: S, address: string): Promise<z.output<S>> {
  return fetchJson(address, shape, { origins: [new URL(address).origin], bytesMax: BYTES_MAX })
}
