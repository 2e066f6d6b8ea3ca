// The files that containers are made from, read as they are: what is open to the world, and what everything stands on.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../src/main/config.ts'
import { herald } from './herald.ts'

interface Service {
  readonly image?: string
  readonly profiles?: readonly string[]
  readonly ports?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly healthcheck?: unknown
  readonly deploy?: { readonly replicas: string }
}
const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> }

/** Those that say how a container is, and are no setting of it. */
const OWN = ['HOST', 'PORT', 'HERALD_HOME']

describe('docker-compose.yml', () => {
  it('opens the web port to the world, and every other one to this machine alone', () => {
    const open = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => [name, String(port)]))
    expect(open.filter(([, port]) => !port!.startsWith('127.0.0.1:'))).toEqual([['proxy', '3000:80']])
    for (const service of Object.values(services)) expect(service).not.toHaveProperty('network_mode')
  })

  it('passes every setting on, and none that there is not', async () => {
    const asked = new Set<string>()
    const given: Record<string, string> = {
      ...{
        SMTP_URL: 'smtp://mail',
        MAIL_FROM: 'a@example.org',
        MAIL_REPLY_DOMAIN: 'example.org',
        INBOUND_SMTP_PORT: '25',
        METRICS_PORT: '9464',
      },
    }
    const get = (env: typeof given, name: string | symbol) => {
      asked.add(String(name))
      return env[String(name)]
    }
    readConfig(new Proxy(given, { get }))
    const { stdout } = await herald(['help', 'api'])
    const helped = [...stdout.matchAll(/^ {2}([A-Z_]+(?:, [A-Z_]+)*)(?= |$)/gm)].flatMap(([, names]) =>
      names!.split(', '),
    )
    const settings = new Set([...asked, ...helped].filter((name) => !OWN.includes(name)))
    for (const name of ['api-1', 'api-2', 'worker', 'migrate'])
      expect(Object.keys(services[name]!.environment ?? {}).toSorted(), name).toEqual([...settings].toSorted())
    // Under the same name, so that .env is a list of settings like any other.
    const FIXED = ['DATABASE_URL', 'REDIS_URL']
    for (const [name, value] of Object.entries(services.worker!.environment!))
      if (!FIXED.includes(name)) expect(String(value)).toMatch(new RegExp(`^\\$\\{${name}:[-?]`))
    expect(helped.filter((name) => !asked.has(name))).toEqual([])
  })

  it('has images by their whole version', () => {
    const images = Object.values(services).flatMap(({ image }) => (image && image !== 'herald' ? [image] : []))
    expect(images.length).toBeGreaterThan(3)
    for (const image of images) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-[a-z]+)?$/)
  })

  it('looks whether everybody who serves can', () => {
    for (const [name, { healthcheck, image }] of Object.entries(services))
      if (name !== 'mailpit') expect(healthcheck, name).toBeDefined()
      else expect(image).toContain('mailpit') // it brings its own
    for (const name of ['api-1', 'api-2']) expect(JSON.stringify(services[name]!.healthcheck)).toContain('/readyz')
    expect(services.worker!.deploy!.replicas).toBe('${' + 'WORKERS:-2}')
  })

  it('has a proxy that asks each of the servers, as the one of the repository does', () => {
    const [compose, alone] = ['compose', 'herald'].map((name) => read(`deploy/nginx/${name}.conf`))
    expect([...compose!.matchAll(/server ([\w-]+):3000 max_fails=0 resolve;/g)].map(([, name]) => name)).toEqual(
      Object.keys(services).filter((name) => name.startsWith('api')),
    )
    const rest = (text: string) =>
      text.replace(/#.*$|resolver .*;|zone .*;|server [\w.:-]+ max_fails=0( resolve)?;/gm, '').replace(/\s+/g, ' ')
    expect(rest(compose!)).toBe(rest(alone!))
    for (const file of services.proxy!.volumes!) expect(() => read(file.split(':')[0]!)).not.toThrow()
  })

  it('catches mail only for who tries it out; others name a server of their own', () => {
    expect(services.mailpit!.profiles).toEqual(['try'])
    for (const [name, { environment = {} }] of Object.entries(services))
      if ('SMTP_URL' in environment) expect(environment.SMTP_URL, name).toMatch(/^\$\{SMTP_URL:\?/)
    expect(services['api-1']!.environment).toHaveProperty('SMTP_URL')
  })

  it('has no secret of its own', () => {
    for (const { environment = {} } of Object.values(services))
      for (const [name, value] of Object.entries(environment))
        if (/PASSWORD|KEYS|SECRET|TOKEN/.test(name)) expect(value, name).toMatch(/^\$\{/)
  })
})

describe('Dockerfile', () => {
  const file = read('Dockerfile')

  it('stands on one image, by its whole version, which can be pinned by digest', () => {
    const [, image] = /^ARG NODE_IMAGE=(\S+)$/m.exec(file)!
    expect(image).toMatch(/^node:24\.\d+\.\d+-bookworm-slim(@sha256:[0-9a-f]{64})?$/)
    const stages = file.match(/^FROM .*$/gm)!
    expect(stages.length).toBeGreaterThan(0)
    for (const stage of stages) expect(stage).toMatch(/^FROM \$\{NODE_IMAGE\}( AS \w+)?$/)
  })

  it('runs as nobody in particular', () => expect(file.match(/^USER .*$/gm)).toEqual(['USER node']))

  it('takes no secret along', () => {
    const left = read('.dockerignore').split('\n')
    for (const name of ['.env', '.env.*', 'files', '.herald', '.git']) expect(left).toContain(name)
  })
})
