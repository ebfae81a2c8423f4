import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [game, seats, w, h] of [['dealt', 'person,normal,hard', 360, 640], ['sloop', 'person,normal,hard', 360, 640], ['sloop', 'person,normal,hard', 1024, 768], ['swoop', 'person,normal,hard', 360, 640],['slapshot', 'person,normal,hard', 360, 640]]) {
  const context = await browser.newContext({ viewport: { width: w, height: h } });
  const page = await context.newPage();
  await page.goto('http://127.0.0.1:8600/');
  await page.evaluate(() => localStorage.setItem('kitchen-table.settings', '{"notes":"Off"}'));
  await page.goto('about:blank');
  await page.goto(`http://127.0.0.1:8600/#/play/${game}?seed=3&seats=${seats}`);
  await page.locator('.board').waitFor();
  for (let i = 0; i < 5; i += 1) { await page.screenshot({ path: `/tmp/looks/deal-${game}-${w}-${i}.png` }); await page.waitForTimeout(120); }
  await context.close();
}
await browser.close();
