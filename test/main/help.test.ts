// Help, version, and what is said when the command is called in a way it does not know.
import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COMMAND, herald, readProjectFile } from './herald.ts'

const COMMANDS = [
  'serve',
  'api',
  'worker',
  'migrate',
  'distribute',
  'check',
  'admin',
  'replay',
  'verify',
  'simulate',
  'check-pack',
  'conformance',
]

const tooWide = (text: string) => text.split('\n').filter((line) => line.length > 80)

describe.concurrent('Help', () => {
  it.each([[[]], [['help']], [['--help']], [['-h']]])('lists the commands: %j', async (args) => {
    const { status, stdout, stderr } = await herald(args)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(tooWide(stdout)).toEqual([])
    for (const command of COMMANDS) expect(stdout).toContain(`\n  ${command} `)
  })

  it.each(COMMANDS)('explains %s with an example, however it is asked', async (command) => {
    const [first, second] = await Promise.all([herald([command, '--help']), herald(['help', command])])
    expect(first).toMatchObject({ status: 0, stderr: '' })
    expect(first.stdout).toMatch(new RegExp(`^Usage: herald ${command}[ \n][^]*\nExample:\n  ([A-Z_]+=\\S+ )?herald `))
    expect(tooWide(first.stdout)).toEqual([])
    expect(second).toEqual(first)
  })

  it('tells the version', async () => {
    const { version } = JSON.parse(readProjectFile('package.json'))
    expect(await herald(['--version'])).toEqual({ status: 0, stdout: `herald ${version}\n`, stderr: '' })
  })

  it('can be run by its name: the file may be run, and says what runs it', () => {
    expect(statSync(COMMAND).mode & 0o111).toBe(0o111)
    expect(readProjectFile('dist/main/herald.js')).toMatch(/^#!\/usr\/bin\/env node\n/)
  })
})

describe.concurrent('A call it does not know', () => {
  it.each([
    [['replya'], 'there is no command replya'],
    [['help', 'nothing'], 'there is no command nothing'],
    [['--nothing'], 'there is no option --nothing'],
    [['replay', '--nothing'], 'there is no option --nothing'],
    [['replay', '-n'], 'there is no option -n'],
    [['replay', '--game'], '--game needs a value'],
    [['replay', '--pack', '--game'], '--pack needs a value'],
    [['replay', '--game', 'chess'], 'there is no game "chess"'],
    [['replay', 'records.jsonl'], 'herald replay < records.jsonl'],
    [['replay', '--pack', '/no/such/folder'], 'there is no folder /no/such/folder'],
    [['verify'], 'name one file'],
    [['verify', 'a', 'b'], 'name one file'],
    [['verify', '--json=yes', 'a'], '--json takes no value'],
    [['verify', '--players', '4', 'a'], 'there is no option --players'],
    [['check-pack'], 'name one folder'],
    [['check-pack', 'a', 'b'], 'name one folder'],
    [['simulate', 'four'], '"four" stands alone'],
    [['simulate', '-n', '4'], 'there is no option -n'],
    [['simulate', 'bell\u0007\u001b[2Jand\nline'], 'bell [2Jand line'],
  ])('says so in one line and ends with 2: %j', async (args, words) => {
    const { status, stdout, stderr } = await herald(args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^herald[^\n]*--help\.\n$/)
    expect(stderr).toContain(words)
  })
})
