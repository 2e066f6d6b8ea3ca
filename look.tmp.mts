import { openHouse, visitor } from './test/browser/house.ts'
import { AxeBuilder } from '@axe-core/playwright'
const what = process.argv.slice(2)
const house = await openHouse()
const sizes = [['1280', { viewport: { width: 1280, height: 900 } }], ['390', { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true }]] as const
const axe = async (page: any, name: string) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  for (const { id, nodes } of violations) console.log('AXE', name, id, nodes.length, nodes.slice(0, 3).map((n: any) => n.html.slice(0, 200)).join(' | '))
  const wide = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  if ((wide as number) > 0) console.log('WIDE', name, wide)
}
for (const [size, device] of sizes) for (const locale of size === '1280' ? ['en-GB'] : ['de-DE']) {
  const { page, troubles } = await visitor(house, { ...device, locale } as any)
  const tag = `${size}-${locale.slice(0, 2)}`
  const shot = async (name: string, full = true) => { await page.screenshot({ path: `/tmp/learn/${name}-${tag}.png`, fullPage: full }); if (!name.startsWith('lesson') || Number(name.slice(-2)) % 3 === 0) await axe(page, `${name}-${tag}`) }
  const go = async (path: string) => { await page.goto(path); await page.locator('main h1, main h2').first().waitFor(); await page.waitForLoadState('networkidle') }
  try {
  if (what.includes('pages')) {
    await go('/'); await shot('home')
    await page.getByRole('radio').nth(1).check(); await page.waitForLoadState('networkidle'); await shot('home-kd')
    await go('/learn'); await shot('learn')
    await go('/new/kingdom-defenders'); await shot('new')
    await page.getByRole('radio', { name: /Your own|Eigene/ }).check(); await shot('new-custom')
    await go('/rules/kingdom-defenders'); await shot('rules')
  }
  if (what.includes('lobby')) {
    await go('/new'); await page.getByRole('radio', { name: /^(Everybody|Alle)/ }).check()
    await page.getByRole('button', { name: /Open the game|Spiel eröffnen/ }).click(); await page.waitForURL(/games/)
    await go('/new/kingdom-defenders'); await page.getByRole('radio', { name: /^(Everybody|Alle)/ }).check()
    await page.getByRole('button', { name: /Open the game|Spiel eröffnen/ }).click(); await page.waitForURL(/games/)
    await go('/'); await shot('lobby')
  }
  if (what.includes('lesson')) {
    await go('/learn/kingdom-defenders')
    const offered = /^(Next|Weiter|Place the discs|Scheiben setzen|Show me|Zeig es mir)$/
    for (let i = 1; i <= 24; i++) {
      const which = (await page.locator('.coach .which').textContent())!
      await page.waitForTimeout(400)
      await shot(`lesson-${String(i).padStart(2, '0')}`)
      if (/10/.test(which.split(/of|von/)[0]!)) break
      await page.getByRole('button', { name: offered }).click({ timeout: 8000 })
    }
  }
  } catch (e) { console.log('FAIL', tag, (e as Error).message.slice(0, 500)); await page.screenshot({ path: `/tmp/learn/fail-${tag}.png` }) }
  if (troubles.length) console.log('TROUBLES', tag, troubles)
  await page.context().close()
}
await house.close()
