import type { TestApp } from '../app.ts'
import { choiceTaints, makeTaintedChoice } from './taintedChoice.ts'

/** What identifies the tainted lead; none of it is anywhere else in the world. */
export const taints: readonly string[] = [
  'Quistelbröek',
  'Drommelvaart',
  'Vlimmerdonk',
  'Ooipelterwold',
  '9876 ZX',
  '+31201234567',
  '020 123 45 67',
  '201234567',
  '69599084',
  'NL91ABNA0417164300',
  'NL859900000B01',
  'Ysolde',
  'Brankhorstel',
  '83719462',
  'kwaakhuus',
  'Tjorven',
  'Plokkema',
  'tjplok.76',
  'Snarpelveen',
  'Krontelaar',
  'Fluiverdonk',
  'Strobbelmaat',
  'Hurkelwoud',
  'Grubbelzand',
  'Dwergelmeer',
  'Zompelgaard',
  'Wierikhaven',
  'Bokkelsteeg',
  ...choiceTaints,
]

export interface Tainted {
  readonly dossier: string
  readonly match: string
  readonly lead: string
  /** Ids, picture names and the like by which somebody could find the lead. */
  readonly hidden: readonly string[]
  readonly visible: readonly string[]
}

/** A lead whose every identifying value is marked, with a dossier that a supplier reads before it is disclosed (D7). */
export async function makeTaintedLead(app: TestApp, pictures: readonly [string, string]): Promise<Tainted> {
  const { world, places } = app
  const { system } = world
  const [avatar, banner] = pictures
  const lead = await world.lead(places.space, {
    name: 'Herberg Quistelbröek',
    website: 'https://www.drommelvaart.example/kaart',
    email: 'info@drommelvaart.example',
    phone: '+31201234567',
    kvk: '69599084',
    address: { street: 'Vlimmerdonkstraat 47', zipcode: '9876 ZX', city: 'Ooipelterwold' },
    description: 'Dwergelmeer was hun vorige naam.',
    avatar,
    banner,
  })
  const contact = await world.person(lead, {
    name: 'Ysolde Brankhorstel',
    mobile: '06-83719462',
    email: 'y.brankhorstel@kwaakhuus.example',
    notes: 'Zompelgaard',
    avatar,
  })
  const buyer = await world.user(lead, 'endusers', {
    name: 'Tjorven Plokkema',
    username: 'tjplok.76',
    email: 'tjorven@drommelvaart.example',
  })
  const user = buyer.viewer._id
  const say =
    'Quistelbröek (Quistelbroek, quistel-broek, Q u i s t e l b r o e k, Quis<b>tel</b>broek, Quistelbroekers) aan de Vlimmerdonkstraat 47, ' +
    '9876ZX Ooipelterwold. Bel Ysolde Brankhorstel 0201234567, 020 123 45 67, +31 (0)20-1234567, of Tjorven Plokkema 06 83 71 94 62. ' +
    'Mail info@drommelvaart.example, zie www.drommelvaart.example. KvK 69599084, IBAN NL91 ABNA 0417 1643 00, btw NL859900000B01.'
  const dossier = await world.dossier(lead, {
    case: `<p>Wij zijn ${say}</p><p>Wij zoeken een kassa.</p>`,
    existing: `Kassa van Quistelbröek`,
    supplier: 'Wierikhaven BV',
    planning: [{ date: '2026-06-01', text: 'Hurkelwoud bezoeken', description: say }],
  })
  await world.status(lead, 'prospect')
  await system.update({
    id: lead,
    fields: {
      status: 'active',
      history: [
        ...entriesOf(await world.read(lead)),
        { status: 'active', date: world.now.toISOString(), description: 'Krontelaar' },
      ],
    },
  })
  const hidden = [lead, contact, user, avatar, banner]
  const visible: string[] = []
  for (const parent of [lead, contact, dossier]) {
    hidden.push(
      await world.make({ _type: 'todo', name: 'Fluiverdonk bellen', description: say }, parent),
      await world.make({ _type: 'comment', text: `<p>Strobbelmaat ${say}</p>` }, parent),
      await world.make(
        { _type: 'file', name: 'Begroting Snarpelveen.pdf', location: 'https://drommelvaart.example/Snarpelveen.pdf' },
        parent,
      ),
      await world.make(
        {
          _type: 'activity',
          name: 'Bokkelsteeg bezoeken',
          date: '2026-05-01T10:00:00Z',
          location: 'Vlimmerdonkstraat',
        },
        parent,
      ),
    )
  }
  const category = await world.make({ _type: 'tag', name: 'Wanbetaler grubbel', type: 'category' })
  for (const parent of [lead, dossier]) await system.link({ edge: 'TAGS', parent, child: category, props: {} })
  hidden.push(await world.make({ _type: 'message', name: 'Grubbelzand', description: say }, lead))
  const match = await world.match(dossier, places.supplier, {
    $visible: true,
    $advise: `Bel ${say}`,
    matchnote: 'Zompelgaard',
  })
  world.wait(60_000)
  await system.update({
    id: match,
    fields: {
      status: 'offered',
      history: [
        ...entriesOf(await world.read(match)),
        { status: 'offered', date: world.now.toISOString(), description: `Volgens ${say}` },
      ],
    },
  })
  const asUser = await world.as(user)
  const remark = await world.make({ _type: 'comment', text: `<p>Groet, ${say}</p>`, result: 1 }, match, asUser)
  const reply = await world.make({ _type: 'comment', text: `<p>Ook ${say}</p>` }, remark, asUser)
  visible.push(dossier, match, remark, reply)
  hidden.push(await world.make({ _type: 'file', name: 'Snarpelveen.docx' }, match))
  const choice = await makeTaintedChoice(app, { dossier, match, say, weigher: user })
  visible.push(...choice.visible)
  hidden.push(...choice.hidden)
  return { dossier, match, lead, hidden, visible }
}

function entriesOf({ history }: Readonly<Record<string, unknown>>): readonly unknown[] {
  return Array.isArray(history) ? history : []
}
