// The files that containers are made from, read as they are: what is open to the world, and what everything stands on.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Service {
  readonly image?: string
  readonly profiles?: readonly string[]
  readonly ports?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}
const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> }

describe('docker-compose.yml', () => {
  it('opens the web port to the world, and every other one to this machine alone', () => {
    const open = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => [name, String(port)]))
    expect(open.filter(([, port]) => !port!.startsWith('127.0.0.1:'))).toEqual([['api', '3000:3000']])
    for (const service of Object.values(services)) expect(service).not.toHaveProperty('network_mode')
  })

  it('catches mail only for who tries it out; others name a server of their own', () => {
    expect(services.mailpit!.profiles).toEqual(['try'])
    for (const [name, { environment = {} }] of Object.entries(services))
      if ('SMTP_URL' in environment) expect(environment.SMTP_URL, name).toMatch(/^\$\{SMTP_URL:\?/)
    expect(services.api!.environment).toHaveProperty('SMTP_URL')
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
})
