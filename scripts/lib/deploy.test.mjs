import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root } from './project.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const seconds = (text) => Number.parseInt(text, 10) * (text.endsWith('m') ? 60 : 1)

/** The settings that the server knows. */
const [, shape = ''] = /const settings = z\.object\(\{\n([\s\S]*?)\n\}\)/.exec(read('server/src/settings.ts')) ?? []
const settings = new Set([...shape.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name))
/** How long a server lets requests end, seconds. */
const stop = Number(/STOP_MS = ([\d_]+)/.exec(read('server/src/serve.ts'))?.[1].replace('_', '')) / 1000
/** By what a copy is told in which files lack. */
const filesLack = Number(/FILES_LACK = (\d+)/.exec(read('server/src/backup/lackingFiles.ts'))?.[1])
/** What a server answers to who looks after it. */
const health = [...read('server/src/http/health.ts').matchAll(/app\.get\('(\/\w+)'/g)].map(([, path]) => path)

describe('D17.1: the image', () => {
  const text = read('deploy/Dockerfile')
  const [build, last] = text.split(/^FROM /m).slice(1)
  const lines = last.replaceAll('\\\n', '').split('\n')
  const of = (stage, word) =>
    [...stage.replaceAll('\\\n', '').matchAll(new RegExp(`^${word} (.+)$`, 'gm'))].map(([, rest]) => rest)

  test('D17.1: it runs as nobody in particular, says whether it lives, and writes into /data alone', () => {
    expect(of(last, 'USER')).toEqual(['1000:1000'])
    expect(lines.findIndex((line) => line.startsWith('USER'))).toBeLessThan(
      lines.findIndex((line) => line.startsWith('CMD')),
    )
    expect(health.some((path) => of(last, 'HEALTHCHECK').join().includes(path))).toBe(true)
    expect(of(last, 'VOLUME')).toEqual(['/data'])
    expect(of(last, 'CMD')[0]).toMatch(/^\["node"/)
  })

  test('D17.1: it is small: built in a stage of its own, with what running needs alone', () => {
    expect(build).toContain('npm ci --omit=dev --workspace=server --workspace=domain')
    expect(of(last, 'COPY').every((rest) => rest.startsWith('--from=build '))).toBe(true)
    expect(of(last, 'RUN').join()).not.toMatch(/npm|apt/)
  })

  test('D17.1: it has the Node of the project, settings that there are, and copies what is there and is sent along', () => {
    const [pinned] = Object.values(JSON.parse(read('package.json')).optionalDependencies)
    for (const stage of [build, last]) expect(stage).toMatch(new RegExp(`^node:${pinned.split('.')[0]}-`))
    const names = of(last, 'ENV').flatMap((rest) => [...rest.matchAll(/(\w+)=/g)].map(([, name]) => name))
    expect(names.filter((name) => !settings.has(name))).toEqual(['NODE_COMPILE_CACHE'])
    const sent = read('deploy/Dockerfile.dockerignore')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))
    const copied = of(build, 'COPY').flatMap((rest) => rest.split(' ').slice(0, -1))
    expect(copied.length).toBeGreaterThan(10)
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(copied.filter((path) => !sent.some((one) => path === one || path.startsWith(`${one}/`)))).toEqual([])
    // A workspace that the lock file knows must be there when packages are installed.
    for (const name of JSON.parse(read('package.json')).workspaces) expect(copied).toContain(`${name}/package.json`)
  })

  const builder = findBuilder()
  test.skipIf(!builder)('D17.1: it builds, where there is a builder that has its base', { timeout: 1_800_000 }, () => {
    execFileSync(builder, ['build', '-f', 'deploy/Dockerfile', '-t', 'schakel:test', '.'], { cwd: root, stdio: 'pipe' })
  })
})

describe('D17.1: the compose file', () => {
  const { services, volumes } = parse(read('deploy/compose/compose.yaml'), { merge: true })
  const nodes = Object.entries(services).filter(([name]) => /^node\d$/.test(name))
  const text = read('deploy/compose/compose.yaml')

  test('D17.1: three nodes alike, that may do nothing they need not, and have time to stop', () => {
    expect(nodes.length).toBe(3)
    for (const [, node] of nodes) {
      expect(node).toEqual(nodes[0][1])
      expect(node).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
      expect(node.ports).toBe(undefined)
      expect(seconds(node.stop_grace_period)).toBeGreaterThan(stop)
      expect(Object.keys(node.environment).filter((name) => !settings.has(name))).toEqual([])
    }
  })

  test('D17.1: the proxy knows each node and asks whether it is ready', () => {
    const proxy = read('deploy/compose/Caddyfile')
    for (const [name] of nodes) expect(proxy).toContain(`${name}:3000`)
    expect(health).toContain(/health_uri (\S+)/.exec(proxy)?.[1])
    expect(proxy).toContain('lb_policy cookie')
  })

  test('D15: a copy is made each night, where the nodes see how old it is, and old ones go', () => {
    const { copies } = services
    expect(copies.entrypoint.join(' ')).toMatch(/backupMain\.ts --keep \d+/)
    expect(copies.volumes).toEqual(nodes[0][1].volumes)
    // The shell that waits for the night hears that it is to stop.
    expect(copies.init).toBe(true)
    expect(copies).toMatchObject({ read_only: true, environment: nodes[0][1].environment })
  })

  test('D17.1: no password stands in it, each is asked for, and what is used is declared', () => {
    const asked = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
    const offered = new Set([...read('deploy/compose/env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name))
    expect([...asked].sort()).toEqual([...offered].sort())
    for (const { image } of Object.values(services)) expect(image).toMatch(/^schakel:latest$|:(?!latest)[\w.-]+$/)
    const mounted = Object.values(services).flatMap((one) => (one.volumes ?? []).map((volume) => volume.split(':')[0]))
    expect([...new Set(mounted.filter((name) => !name.startsWith('.')))].sort()).toEqual(Object.keys(volumes).sort())
    const known = new Set(Object.keys(services))
    const awaited = Object.values(services).flatMap(({ depends_on = [] }) =>
      Array.isArray(depends_on) ? depends_on : Object.keys(depends_on),
    )
    expect(awaited.filter((name) => !known.has(name))).toEqual([])
  })
})

describe('D17.1: the manifests of Kubernetes', () => {
  const folder = 'deploy/kubernetes'
  const { resources } = parse(read(`${folder}/kustomization.yaml`))
  const all = resources.flatMap((name) =>
    parseAllDocuments(read(`${folder}/${name}`)).map((document) => document.toJS()),
  )
  const kind = (name) => all.find((one) => one.kind === name)
  const deployment = kind('Deployment')
  const pods = [deployment.spec.template.spec, kind('CronJob').spec.jobTemplate.spec.template.spec]
  const [container] = pods[0].containers

  test('D17.1: each file is one of the set', () => {
    const files = readdirSync(join(root, folder)).filter(
      (name) => name.endsWith('.yaml') && name !== 'kustomization.yaml',
    )
    expect(files.sort()).toEqual(resources.toSorted())
  })

  test('D17.1: an update takes no node away before another serves, and a machine that is emptied leaves some', () => {
    const { replicas, strategy, selector, template } = deployment.spec
    expect(strategy).toEqual({ type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } })
    const budget = kind('PodDisruptionBudget').spec
    expect(budget.minAvailable).toBeGreaterThanOrEqual(2)
    expect(budget.minAvailable).toBeLessThan(replicas)
    for (const labels of [selector.matchLabels, budget.selector.matchLabels, kind('Service').spec.selector])
      expect(labels).toEqual(template.metadata.labels)
  })

  test('D17.1: it is asked whether it is ready and whether it lives, and has time to stop', () => {
    const paths = ['startupProbe', 'readinessProbe', 'livenessProbe'].map((name) => container[name].httpGet.path)
    // A migration may take as long as it does: a start that is not ready yet is no failed one, and gets no calls.
    expect(paths).toEqual(['/healthz', '/readyz', '/healthz'])
    expect(paths.every((path) => health.includes(path))).toBe(true)
    const pause = Number(container.lifecycle.preStop.exec.command.at(-1))
    expect(pods[0].terminationGracePeriodSeconds).toBeGreaterThan(pause + stop)
  })

  test('D15: copies of the night take no more room than there is, and one in which files lack is made once', () => {
    const { backoffLimit, podFailurePolicy, template } = kind('CronJob').spec.jobTemplate.spec
    const { command, name } = template.spec.containers[0]
    expect(command.join(' ')).toMatch(/ \/copies\/ --keep [1-9]\d*$/)
    expect(backoffLimit).toBeGreaterThan(0)
    expect(podFailurePolicy.rules).toEqual([
      { action: 'FailJob', onExitCodes: { containerName: name, operator: 'In', values: [filesLack] } },
    ])
    expect(template.spec.restartPolicy).toBe('Never')
  })

  test('D17.1: nothing in it may do what it need not, and each has its share', () => {
    for (const pod of pods) {
      expect(pod.automountServiceAccountToken).toBe(false)
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
      for (const { securityContext, resources: share, image } of pod.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        expect(share).toMatchObject({ requests: { cpu: expect.any(String) }, limits: { memory: expect.any(String) } })
        expect(image).toBe(container.image)
      }
      const kept = new Set(pod.volumes.map(({ name }) => name))
      expect(pod.containers.flatMap(({ volumeMounts }) => volumeMounts).filter(({ name }) => !kept.has(name))).toEqual(
        [],
      )
    }
  })

  test('D17.1: settings are ones that there are, and secrets stand elsewhere', () => {
    expect(container.env.map(({ name }) => name).filter((name) => !settings.has(name))).toEqual([])
    expect(JSON.stringify(all)).not.toMatch(/postgres:\/\/|"Secret"/)
    const claims = new Set(
      all.filter((one) => one.kind === 'PersistentVolumeClaim').map(({ metadata }) => metadata.name),
    )
    const used = pods.flatMap(({ volumes }) =>
      volumes.flatMap((volume) => volume.persistentVolumeClaim?.claimName ?? []),
    )
    expect([...claims].sort()).toEqual(used.toSorted())
    expect(existsSync(join(root, pods[1].containers[0].command[1]))).toBe(true)
  })
})

/** A program that builds images and reaches the base of ours; undefined on most machines. */
function findBuilder() {
  const [, base] = /^FROM (\S+)/m.exec(read('deploy/Dockerfile'))
  return ['docker', 'podman', 'buildah'].find((program) => {
    try {
      execFileSync(program, ['pull', base], { stdio: 'ignore', timeout: 120_000 })
      return true
    } catch {
      return false
    }
  })
}

describe('D17.1: copies of the database', () => {
  const folder = 'deploy/pgbackrest'
  const settings = parse(read(`${folder}/patroni.yml`))

  test('D17.1: settings, Patroni, cron and the page on how to go back mean the same stanza, and no key stands in it', () => {
    const text = read(`${folder}/pgbackrest.conf`)
    const [, stanza] = /^\[(?!global)(\w+)\]$/m.exec(text)
    const used = ['patroni.yml', 'schakel-copies'].map((name) => read(`${folder}/${name}`))
    const named = [...used, read('docs/recovery.md')].flatMap((one) => [...one.matchAll(/--stanza=(\w+)/g)])
    expect(named.length).toBeGreaterThan(8)
    expect(new Set(named.map(([, name]) => name))).toEqual(new Set([stanza]))
    for (const [, value] of text.matchAll(/^repo1-(?:s3-key|s3-key-secret|cipher-pass)=(.*)$/gm))
      expect(value).toBe('FILL_IN')
  })

  test('D17.1: each piece of the log goes within a minute, to the same place as a standby reads it from', () => {
    const { parameters, recovery_conf: recovery } = settings.bootstrap.dcs.postgresql
    expect(parameters).toMatchObject({ archive_mode: 'on', archive_timeout: '60s' })
    expect(parameters.archive_command).toContain('archive-push "%p"')
    expect(recovery.restore_command).toContain('archive-get %f "%p"')
    expect(settings.postgresql.create_replica_methods).toEqual(['pgbackrest', 'basebackup'])
  })
})
