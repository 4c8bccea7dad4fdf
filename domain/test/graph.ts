import { type Form, homeOf, type Viewer } from '../src/access/viewer.ts'
import { type EdgeName, edges, type TypeName, typeOfId } from '../src/types/index.ts'

/** An item as far as reading rights look at it. */
export interface GraphItem {
  readonly id: string
  readonly deleted?: boolean
  /** Dossier: disclosed as a whole. */
  readonly open?: boolean
  /** Match: `$visible` and `$open`. */
  readonly visible?: boolean
  readonly disclosed?: boolean
  /** File: shared with the members of its space. */
  readonly shared?: boolean
  /** Template: published (F1.3). */
  readonly published?: boolean
  /** Requirement: in a frozen set, and no proposal (F1.5). */
  readonly frozen?: boolean
  /** Answer: submitted, so that it counts as lying under its match (G1). */
  readonly submitted?: boolean
}

/** An edge as far as reading rights look at it. A match is an item and a MATCH edge of the same key. */
export interface GraphEdge {
  readonly key: string
  readonly edge: EdgeName
  readonly parent: string
  readonly child: string
  readonly role?: string
  /** For the centre alone, though others read the parent (D23.5). */
  readonly internal?: boolean
}

/** A world small enough to walk. */
export interface Graph {
  readonly items: readonly GraphItem[]
  readonly edges: readonly GraphEdge[]
}

/**
 * Who reads what (D6, D7), walked step by step as the decisions say it. The store answers the same question with one indexed
 * predicate; a property test holds the two against each other.
 */
export function formFor(viewer: Viewer, id: string, graph: Graph): Form | undefined {
  const world = new World(viewer, graph)
  return world.form(id)
}

// What lies under one of these has its place with its owner all the same.
const placeless: readonly TypeName[] = ['tag', 'software', 'message']

class World {
  readonly viewer: Viewer
  readonly home: string | undefined
  readonly items: Map<string, GraphItem>
  readonly edges: readonly GraphEdge[]

  constructor(viewer: Viewer, graph: Graph) {
    this.viewer = viewer
    this.home = homeOf(viewer)
    this.items = new Map(graph.items.map((item) => [item.id, item]))
    this.edges = graph.edges
  }

  form(id: string): Form | undefined {
    const item = this.live(id)
    if (!item) return undefined
    if (this.viewer.kind === 'super') return 'full'
    if (this.isFull(id)) return 'full'
    if (this.viewer.kind === 'supplier' && this.home !== undefined) {
      const access = this.supplierAccess(id, this.home)
      if (access) return access
    }
    return this.isCard(id) ? 'limited' : undefined
  }

  private live(id: string): GraphItem | undefined {
    const item = this.items.get(id)
    return item && !item.deleted ? item : undefined
  }

  private type(id: string): TypeName | undefined {
    return typeOfId(id)
  }

  /** What an item hangs under; over internal edges too for the centre alone (D23.5). */
  private parents(id: string, edge?: EdgeName, isCentre = false): string[] {
    return this.edges
      .filter(
        (line) => line.child === id && (edge ? line.edge === edge : edges[line.edge].contains && !this.isDraft(line)),
      )
      .filter((line) => isCentre || !line.internal)
      .map((line) => line.parent)
      .filter((parent) => this.live(parent))
  }

  /** All that an item hangs under, read through it or not. */
  private places(id: string): string[] {
    return this.edges
      .filter((line) => line.child === id && edges[line.edge].contains && this.live(line.parent))
      .map((line) => line.parent)
  }

  private children(id: string, edge: EdgeName): string[] {
    return this.edges
      .filter((line) => line.parent === id && line.edge === edge)
      .map((line) => line.child)
      .filter((child) => this.live(child))
  }

  private isFull(id: string): boolean {
    const type = this.type(id)
    if (type === 'tag') return true
    if (type === 'software' && this.viewer.kind === 'staff') return true
    if (id === this.viewer._id) return true
    if (this.home !== undefined && this.isInside(id, this.home)) return true
    if (this.isUnderViewer(id)) return true
    if (type === 'message' && this.isAddressed(id)) return true
    if (this.isSaidUnderMessage(id)) return true
    if (this.isSharedFile(id)) return true
    return false
  }

  /** Whether an item is a container or hangs under it over containment edges; `seen` ends the walk where edges run in a ring. */
  private isInside(id: string, container: string, seen = new Set<string>()): boolean {
    if (id === container) return true
    if (seen.has(id)) return false
    seen.add(id)
    if (this.type(id) === 'match') return this.isMatchInside(id, container, seen)
    const isCentre = this.type(container) === 'space'
    return this.parents(id, undefined, isCentre).some((parent) => this.isInside(parent, container, seen))
  }

  /** Over this edge an answer lies under its match only once it is submitted; until then it is its supplier's alone (G1). */
  private isDraft(line: GraphEdge): boolean {
    return line.edge === 'ANSWERS' && this.type(line.parent) === 'match' && !this.live(line.child)?.submitted
  }

  /** A match lies where its dossier lies: always for the centre, only while visible for the lead's people, and for no other supplier (D19.2). */
  private isMatchInside(id: string, container: string, seen: Set<string>): boolean {
    const line = this.matchLine(id)
    const item = this.live(id)
    if (!line || !item || !this.live(line.parent)) return false
    const kind = this.type(container)
    if (kind === 'supplier' && container !== line.child) return false
    return (kind === 'space' || item.visible === true) && this.isInside(line.parent, container, seen)
  }

  private matchLine(id: string): GraphEdge | undefined {
    return this.edges.find((line) => line.edge === 'MATCH' && `match/${line.key}` === id)
  }

  /** What hangs under the viewer's own account, and what has no other place than with its owner (D8.7). */
  private isUnderViewer(id: string, seen = new Set<string>()): boolean {
    if (seen.has(id)) return false
    seen.add(id)
    const type = this.type(id)
    if (type === 'match' || type === 'tag' || type === 'software') return false
    const parents = this.parents(id)
    if (parents.some((parent) => parent === this.viewer._id || this.isUnderViewer(parent, seen))) return true
    if (type === 'user' || type === 'message') return false
    const hasPlace = this.places(id).some((parent) => !placeless.some((name) => name === this.type(parent)))
    return !hasPlace && this.isOwned(id)
  }

  private isOwned(id: string): boolean {
    const owners = this.children(id, 'OWNERS')
    return owners.includes(this.viewer._id) || (this.home !== undefined && owners.includes(this.home))
  }

  private isAddressed(id: string): boolean {
    if (this.isOwned(id)) return true
    return this.children(id, 'TO').some(
      (recipient) =>
        recipient === this.viewer._id ||
        recipient === this.home ||
        (this.viewer.kind !== 'staff' && this.viewer.spaces.includes(recipient)),
    )
  }

  /** What hangs under a message, at any depth: for who sent it and whom it was sent to (D13). */
  private isSaidUnderMessage(id: string, seen = new Set<string>()): boolean {
    if (seen.has(id)) return false
    seen.add(id)
    return this.parents(id).some((parent) =>
      this.type(parent) === 'message' ? this.isInTalk(parent) : this.isSaidUnderMessage(parent, seen),
    )
  }

  /** Of several addressees each hears only the sender and the centre: an end-user and a supplier may be among them (D7). */
  private isInTalk(message: string): boolean {
    return this.isPartyOf(message) && !this.isAnonymousTalk(message)
  }

  /** Between a supplier and who asks, talk follows the disclosure (D20.5). */
  private isAnonymousTalk(message: string): boolean {
    const { home } = this
    if (this.viewer.kind !== 'supplier' || home === undefined) return false
    const parties = this.edges.filter(({ parent, edge }) => parent === message && (edge === 'TO' || edge === 'OWNERS'))
    const organisations = parties.flatMap(({ child }) => [
      child,
      ...this.edges.filter((line) => line.edge === 'MEMBERS' && line.child === child).map((line) => line.parent),
    ])
    return organisations.some(
      (id) =>
        (this.type(id) === 'lead' || this.type(id) === 'organisation') &&
        this.edges.some((line) => line.edge === 'DOSSIERS' && line.parent === id) &&
        this.supplierAccess(id, home) !== 'disclosed',
    )
  }

  private isHiddenTalk(message: string): boolean {
    return this.isPartyOf(message) && this.isAnonymousTalk(message)
  }

  private isPartyOf(message: string): boolean {
    if (this.isOwned(message)) return true
    // Who lies in the trash was told something too.
    const addressed = this.edges.filter(({ parent, edge }) => parent === message && edge === 'TO')
    return this.children(message, 'TO').some(
      (one) =>
        (one === this.home && this.type(one) === 'space') ||
        (addressed.length === 1 && (one === this.viewer._id || one === this.home)),
    )
  }

  private isSharedFile(id: string): boolean {
    if (this.type(id) !== 'file' || !this.live(id)?.shared || this.viewer.kind === 'staff') return false
    return this.parents(id).some((parent) => this.viewer.spaces.includes(parent))
  }

  private isCard(id: string): boolean {
    const type = this.type(id)
    if (this.viewer.kind === 'staff') return false
    if (type === 'space') return this.viewer.spaces.includes(id)
    if (type === 'activity') {
      return this.edges.some(
        (line) =>
          line.child === id &&
          line.edge === 'ACTIVITIES' &&
          line.role === 'Kennisdag' &&
          this.viewer.spaces.includes(line.parent) &&
          this.live(line.parent) !== undefined,
      )
    }
    if (type === 'template') return this.isPublishedSet(id)
    if (type === 'requirement') return this.parents(id, 'REQUIREMENTS').some((parent) => this.isPublishedSet(parent))
    return type === 'supplier' && this.viewer.kind === 'enduser' && this.viewer.matchedSuppliers.includes(id)
  }

  /** A set that those who ask for software may choose from (F1.3). */
  private isPublishedSet(id: string): boolean {
    const { kind, spaces } = this.viewer
    if (this.type(id) !== 'template' || (kind !== 'enduser' && kind !== 'member') || !this.live(id)?.published)
      return false
    return this.parents(id, 'TEMPLATES').some((parent) => spaces.includes(parent))
  }

  /** What a supplier reads over its visible matches: the dossier, the match, its talk and, when disclosed, the lead (D6, D7, D19.5). */
  private supplierAccess(id: string, supplier: string, seen = new Set<string>()): 'disclosed' | 'limited' | undefined {
    if (seen.has(id)) return undefined
    seen.add(id)
    const type = this.type(id)
    if (type === 'match') {
      const line = this.matchLine(id)
      return line?.child === supplier ? this.matchAccess(line) : undefined
    }
    if (type === 'dossier') return this.dossierAccess(id, supplier)
    if (type === 'requirement') {
      return this.live(id)?.frozen
        ? this.best(this.parents(id, 'REQUIREMENTS'), supplier, ['dossier'], seen)
        : undefined
    }
    if (type === 'answer') return this.best(this.parents(id, 'ANSWERS'), supplier, ['match'], seen)
    if (type === 'comment') {
      const parents = [...this.parents(id, 'COMMENTS'), ...this.parents(id, 'SUB')]
      const isAnonymousTalk = this.parents(id).some(
        (parent) => this.type(parent) === 'message' && this.isHiddenTalk(parent),
      )
      return this.best(parents, supplier, ['match', 'comment'], seen) ?? (isAnonymousTalk ? 'limited' : undefined)
    }
    if (type === 'todo' || type === 'activity') {
      if (!this.isOwnedBy(id, supplier)) return undefined
      const parents = [...this.parents(id, 'TODOS'), ...this.parents(id, 'ACTIVITIES')]
      return this.best(parents, supplier, ['match', 'dossier'], seen)
    }
    if (type === 'lead' || type === 'organisation') {
      return this.children(id, 'DOSSIERS').some((dossier) => this.dossierAccess(dossier, supplier) === 'disclosed')
        ? 'disclosed'
        : undefined
    }
    if (type === 'person') {
      const isOpen = this.parents(id, 'CONTACTS').some((parent) => {
        const kind = this.type(parent)
        return (
          (kind === 'lead' || kind === 'organisation' || kind === 'dossier') &&
          this.supplierAccess(parent, supplier) === 'disclosed'
        )
      })
      return isOpen ? 'disclosed' : undefined
    }
    return undefined
  }

  private best(parents: readonly string[], supplier: string, through: readonly TypeName[], seen: Set<string>) {
    const found = parents
      .filter((parent) => through.some((type) => type === this.type(parent)))
      .map((parent) => this.supplierAccess(parent, supplier, seen))
    if (found.includes('disclosed')) return 'disclosed'
    return found.includes('limited') ? 'limited' : undefined
  }

  private matchAccess(line: GraphEdge): 'disclosed' | 'limited' | undefined {
    const match = this.live(`match/${line.key}`)
    const dossier = this.live(line.parent)
    if (!match?.visible || !dossier || !this.live(line.child)) return undefined
    // Taken away from who asks, a dossier stays with its owners (D8.7).
    if (this.parents(line.parent, 'DOSSIERS').length === 0) return undefined
    return match.disclosed || dossier.open ? 'disclosed' : 'limited'
  }

  private dossierAccess(id: string, supplier: string): 'disclosed' | 'limited' | undefined {
    const found = this.edges
      .filter((line) => line.edge === 'MATCH' && line.parent === id && line.child === supplier)
      .map((line) => this.matchAccess(line))
    if (found.includes('disclosed')) return 'disclosed'
    return found.includes('limited') ? 'limited' : undefined
  }

  private isOwnedBy(id: string, supplier: string): boolean {
    return this.children(id, 'OWNERS').some(
      (owner) => owner === supplier || this.parents(owner, 'MEMBERS').includes(supplier),
    )
  }
}
