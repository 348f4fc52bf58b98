import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Language } from '@/i18n/language'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Those that compare colours. No other rule can tell the skins apart where `structureOf` is the same in both. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Skin = 'dark' | 'light'

/** Rules by name, of those that TAGS choose. */
interface Selection {
  only?: string[]
  without?: string[]
}

async function loadAxe(page: Page): Promise<void> {
  // The rules would have to be loaded into each frame.
  expect(page.frames()).toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

/** Which rules of TAGS look at colours, as axe itself says. */
export async function colourRules(page: Page): Promise<string[]> {
  await loadAxe(page)
  return page.evaluate(
    (tags) => window.axe.getRules(tags).flatMap(({ ruleId, tags: own }) => (own.includes('cat.color') ? [ruleId] : [])),
    TAGS,
  )
}

/** By all rules, of the page in the skin that it shows. */
export async function violations(page: Page, { only, without = [] }: Selection = {}): Promise<string[]> {
  await loadAxe(page)
  const found = await page.evaluate(
    async ({ tags, names, left }) => {
      const rules = Object.fromEntries(left.map((name) => [name, { enabled: false }]))
      const result = await window.axe.run(document, {
        runOnly: names ? { type: 'rule', values: names } : { type: 'tag', values: tags },
        rules: names ? {} : { 'target-size': { enabled: true }, ...rules },
        resultTypes: ['violations'],
      })
      return result.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
      }))
    },
    { tags: TAGS, names: only, left: without },
  )
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node}`))
}

/** The page follows the system's skin. */
async function showIn(page: Page, skin: Skin): Promise<void> {
  await page.emulateMedia({ colorScheme: skin, reducedMotion: 'reduce' })
  await expect.poll(() => page.locator('html').getAttribute('data-bs-theme')).toBe(skin)
}

/**
 * The button that changes the skin says the other one by its name and icon. ApexCharts draws anew in each skin, with ids by
 * chance; what it draws is hidden from all that axe looks for. A timer goes on between the two looks.
 */
const LEFT_OUT =
  'button:has(.lucide-moon, .lucide-sun), .personal-skin, .tooltip-text, .apexcharts-canvas, [role=timer], .checkin-timer'

/**
 * All that rules other than those of colour can read: elements, their attributes and texts, where they are and whether they
 * show.
 */
function structureOf(page: Page): Promise<string[]> {
  return page.evaluate(
    (leftOut) =>
      [...document.body.querySelectorAll('*')].flatMap((element) => {
        if (element.closest(leftOut)) return []
        const { x, y, width, height } = element.getBoundingClientRect()
        const { display, visibility, opacity, overflow, position, zIndex, pointerEvents } = getComputedStyle(element)
        const attributes = element
          .getAttributeNames()
          .map((name) => `${name}="${element.getAttribute(name)}"`)
          .filter((attribute) => !/^(style|fill|stroke)=/.test(attribute))
        const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        const box = [x, y, width, height].map((number) => number.toFixed(1))
        const styles = [display, visibility, opacity, overflow, position, zIndex, pointerEvents]
        const text = texts.map(({ textContent }) => textContent).join('')
        return `<${element.tagName} ${attributes.join(' ')}> ${text} ${[...box, ...styles].join(' ')}`
      }),
    LEFT_OUT,
  )
}

/** In what the skins differ beside colours. Compared again where the page was still moving. */
async function differencesOfSkins(page: Page, tries = 3): Promise<string[]> {
  await showIn(page, 'dark')
  const dark = await structureOf(page)
  await showIn(page, 'light')
  const light = await structureOf(page)
  const [inDark, inLight] = [new Set(dark), new Set(light)]
  const own = [...light.filter((line) => !inDark.has(line)), ...dark.filter((line) => !inLight.has(line))]
  if (own.length > 0 && tries > 1) return differencesOfSkins(page, tries - 1)
  return own.map((line) => `the skins differ: ${line}`)
}

/** What is about to be replaced is dimmed: rows of a list, the calendar, answers. */
async function untilUndimmed(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const dimmed = [...document.querySelectorAll('.data-table-rows[aria-busy="true"], .is-slow')]
    return dimmed.every((element) => !element.checkVisibility())
  })
}

/**
 * What is wrong with the screen as it stands. Each rule runs where it can differ: those of colour once a skin, as no style knows
 * the language; all others once a language, as the skins differ in colours alone. Both are checked, here and in axe.test.ts.
 * `isInDarkAlone`: nothing is looked at in the light skin.
 */
export async function accessibilityViolations(
  page: Page,
  language: Language,
  isInDarkAlone = false,
): Promise<string[]> {
  await untilUndimmed(page)
  if (language !== 'en') return violations(page, { without: COLOUR_RULES })
  await showIn(page, 'dark')
  await untilUndimmed(page)
  const inDark = await violations(page, {})
  if (isInDarkAlone) return inDark
  const differences = await differencesOfSkins(page)
  await untilUndimmed(page)
  const inLight = await violations(page, { only: [...COLOUR_RULES, 'button-name'] })
  return [...inDark, ...differences, ...inLight.map((violation) => `light: ${violation}`)]
}
