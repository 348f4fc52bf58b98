import { readdir, readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { e2e } from '../support/e2e'
import { see } from '../support/page'
import { accessibilityViolations, COLOUR_RULES, colourRules } from './axe'

interface Planted {
  html: string
  css?: string
}

/** What each kind of rule must find, in the one combination in which it is there. */
const planted: Record<string, Planted> = {
  'contrast in the light skin': {
    html: '<p class="planted">Pale</p>',
    css: '[data-bs-theme=light] .planted { color: #ddd; background: #eee }',
  },
  'a link like its text in the light skin': {
    html: '<p class="planted">Of all things <a href="/login">this one</a> is a link, and nothing tells.</p>',
    css: '[data-bs-theme=light] .planted { color: #000; background: #fff } [data-bs-theme=light] .planted a { color: #222; text-decoration: none }',
  },
  'contrast in the dark skin': {
    html: '<p class="planted">Pale</p>',
    css: '[data-bs-theme=dark] .planted { color: #333; background: #222 }',
  },
  'an image without a text': { html: '<img src="/logo.svg">' },
  'something hidden in the light skin': {
    html: '<p class="planted">Here and gone</p>',
    css: '[data-bs-theme=light] .planted { visibility: hidden }',
  },
}

async function plant(page: Page, { html, css = '' }: Planted): Promise<void> {
  await page.evaluate(
    ([elements, rules]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
      document.querySelector('main')?.insertAdjacentHTML('beforeend', elements)
    },
    [html, css] as const,
  )
}

const submit = { en: 'Sign in', 'pt-BR': 'Entrar' }

async function found(page: Page, kind: string, language: 'en' | 'pt-BR' = 'en'): Promise<string[]> {
  await page.reload()
  await see(page.getByRole('button', { name: submit[language], exact: true }))
  const { [kind]: given } = planted
  if (!given) throw new Error(`Nothing to plant: ${kind}`)
  await plant(page, given)
  const violations = await accessibilityViolations(page, language)
  return violations.map((violation) => /^the skins differ|^(light: )?[\w-]+/.exec(violation)?.[0] ?? violation)
}

e2e('what is planted is found, each in the skin and the language that it is in', async ({ app, api }) => {
  // Without a group the screen is another.
  await api.foundGroup()
  const page = await app.visit('/login', { layout: { skin: 'system' } })
  expect(await found(page, 'contrast in the light skin')).toEqual(['light: color-contrast'])
  expect(await found(page, 'a link like its text in the light skin')).toEqual(['light: link-in-text-block'])
  expect(await found(page, 'contrast in the dark skin')).toEqual(['color-contrast'])
  expect(await found(page, 'an image without a text')).toEqual(['image-alt'])
  expect(await found(page, 'something hidden in the light skin')).toEqual(['the skins differ', 'the skins differ'])
  const portuguese = await app.visit('/login', { language: 'pt-BR', layout: { skin: 'system' } })
  expect(await found(portuguese, 'an image without a text', 'pt-BR')).toEqual(['image-alt'])
})

e2e('the rules that run once a skin are those that look at colours', async ({ app }) => {
  const page = await app.visit('/login')
  expect(await colourRules(page)).toEqual(COLOUR_RULES)
})

test('no style knows the language, so that colours are the same in each', async () => {
  const folder = `${inject('buildDir')}/client/assets`
  const files = (await readdir(folder)).filter((file) => file.endsWith('.css'))
  const styles = (await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')))).join('\n')
  expect(styles).toContain('[data-bs-theme=')
  expect(styles).not.toMatch(/:lang\(|\[lang/)
})
