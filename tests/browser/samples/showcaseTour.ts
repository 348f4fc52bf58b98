import type { ShowcaseGroup } from '@/configs/sampleRoutes'
import { messages } from '@/i18n/en/samples/samples'
import { showcaseRoutes } from '@/views/samples/showcase/frame/showcaseFiles'
import { DESKTOP, goWithin, isTooWide, PHONE } from '../app/accessibility'
import { accessibilityViolations } from '../app/axe'
import type { Api } from '../support/api'
import type { BrowserFixture } from '../support/browserFixture'
import { see, title } from '../support/page'

/**
 * By the address of a page of these groups: what is wrong with it. In one tab and within it, as by links, and in English alone: only
 * words differ between the languages, and a unit test compares those. The first page of each group is looked at in both skins, which the
 * others have their colours from as well.
 */
export async function barriersOfShowcase(
  app: BrowserFixture,
  api: Api,
  groups: ShowcaseGroup[],
): Promise<Record<string, string[]>> {
  const page = await app.visit('/between', { as: await api.foundGroup(), layout: { skin: 'system', hasSamples: true } })
  await see(page.getByRole('heading', { level: 1 }))
  const found: Record<string, string[]> = {}
  const routes = groups.flatMap((group) =>
    showcaseRoutes
      .filter((path) => path.startsWith(`/${group}/`))
      .map((route, index) => ({ route, isFirst: index === 0 })),
  )
  for (const { route, isFirst } of routes) {
    await goWithin(page, route)
    await see(title(page, messages.showcase[route]))
    // It opens over its page, which is what is looked at.
    if (route === '/page-layout/layout-blank') await page.keyboard.press('Escape')
    const barred = await accessibilityViolations(page, 'en', !isFirst)
    await page.setViewportSize(PHONE)
    if (await isTooWide(page)) barred.push('scrolls sideways on a phone')
    await page.setViewportSize(DESKTOP)
    if (barred.length > 0) found[route] = barred
  }
  return found
}
