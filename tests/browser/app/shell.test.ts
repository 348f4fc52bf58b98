import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

const isFocused = (page: Page, text: string) =>
  page.evaluate((wanted) => document.activeElement?.textContent?.trim().startsWith(wanted), text)

e2e('each screen names its tab, and the focus goes to its heading', async ({ app, api }) => {
  const page = await app.visit('/', { as: await api.foundGroup() })
  await see(title(page, 'Good to see you, Helena'))
  await expect.poll(() => page.title()).toBe('Good to see you, Helena · Batuta')
  // On the first load the browser's own start is right.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')

  for (const screen of ['Members', 'Group', 'People', 'Your account']) {
    await menu(page).getByRole('link', { name: screen }).click()
    await see(title(page, screen))
    await expect.poll(() => page.title()).toBe(`${screen} · Batuta`)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await expect.poll(() => menu(page).getByRole('link', { name: screen }).getAttribute('aria-current')).toBe('page')
  }
  await page.goto('/no/such/screen')
  await see(title(page, 'There is nothing at this address'))
  await expect.poll(() => page.title()).toBe('There is nothing at this address · Batuta')
})

e2e('the language changes every text at once, and is kept', async ({ app, api }) => {
  const page = await app.visit('/members', { as: await api.foundGroup() })
  await see(title(page, 'Members'))
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'Português (Brasil)' }).click()
  await see(title(page, 'Integrantes'), page.getByRole('heading', { name: 'Ainda não há integrantes' }))
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('pt-BR')
  await expect.poll(() => page.title()).toBe('Integrantes · Batuta')
  await page.reload()
  await see(title(page, 'Integrantes'), page.getByRole('navigation', { name: 'Menu principal' }))
})

e2e('another tab speaks the language that is chosen in this one', async ({ app, api }) => {
  const page = await app.visit('/members', { as: await api.foundGroup() })
  const other = await page.context().newPage()
  await other.goto('/calendar')
  await see(title(page, 'Members'), title(other, 'Calendar'))
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'Português (Brasil)' }).click()
  await see(title(page, 'Integrantes'), title(other, 'Agenda'))
})

e2e('a browser that speaks Portuguese is greeted in Portuguese', async ({ app }) => {
  const context = await app.open({ stored: { 'batuta.language': '' } })
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { value: ['fr', 'pt-PT', 'en'] })
  })
  const page = await context.newPage()
  await page.goto('/register')
  await see(title(page, 'Crie a sua orquestra'))
  expect(await page.locator('html').getAttribute('lang')).toBe('pt-PT')
})

e2e('bookmarks are kept by the server, for each person', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const other = await api.join(admin, 'admin')
  const bar = (page: Page) => page.getByRole('navigation', { name: 'Bookmarks' })
  const page = await app.visit('/', { as: admin })
  await bar(page).getByRole('button', { name: 'Bookmarks' }).click()
  await page.getByRole('button', { name: 'Bookmark People' }).click()
  await page.keyboard.press('Escape')
  await see(bar(page).getByRole('link', { name: 'People' }))

  const elsewhere = await app.visit('/', { as: admin })
  await bar(elsewhere).getByRole('link', { name: 'People' }).click()
  await see(title(elsewhere, 'People'))
  const colleague = await app.visit('/settings/people', { as: other })
  await see(title(colleague, 'People'))
  await missing(bar(colleague).getByRole('link', { name: 'People' }))
})

e2e('Ctrl K finds a screen from anywhere, without its accents', async ({ app, api }) => {
  const page = await app.visit('/members', { as: await api.foundGroup(), language: 'pt-BR' })
  await see(title(page, 'Integrantes'))
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Ir para…' })
  await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true)
  // Who is looked for is no screen: the list of members takes over.
  await page.keyboard.type('xyz')
  await see(page.getByRole('option', { name: 'Buscar “xyz” nos integrantes', selected: true }))
  await box.fill('inic')
  await see(page.getByRole('option', { name: 'Início', selected: true }))
  await page.keyboard.press('Enter')
  await see(title(page, 'Que bom ver você, Helena'))

  const opener = page.getByRole('button', { name: 'Ir para…' })
  await opener.click()
  await page.keyboard.press('Escape')
  await missing(page.getByRole('dialog'))
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
})

e2e('the search keeps the keyboard until Escape gives it back', async ({ app, api }) => {
  const page = await app.visit('/', { as: await api.foundGroup() })
  await see(title(page, 'Good to see you, Helena'))
  const button = page.getByRole('button', { name: 'Go to…' })
  await button.focus()
  await page.keyboard.press('Enter')
  const input = page.getByRole('combobox', { name: 'Go to…' })
  await see(page.getByRole('option', { name: 'Members', exact: true }))
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await missing(input)
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
})

e2e('what is typed after Ctrl K leads to a screen, or to the members of that name', async ({ app, api }) => {
  const admin = await api.foundGroup()
  for (const name of ['Ana Lima', 'Bruno Sá']) await api.saveMember(admin, { name })
  const page = await app.visit('/', { as: admin })
  await see(title(page, 'Good to see you, Helena'))
  // Typed on at once: nothing is waited for, and what finds members and events has not come yet.
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/FoundRecords*', async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Mem')
  expect(await page.getByRole('combobox', { name: 'Go to…' }).inputValue()).toBe('Mem')
  await page.keyboard.press('Enter')
  letThrough()
  await see(page.getByRole('link', { name: 'Ana Lima' }))
  expect(new URL(page.url()).pathname).toBe('/members')

  await page.keyboard.press('Control+k')
  await see(page.getByRole('combobox', { name: 'Go to…' }))
  await page.keyboard.type('bruno')
  await see(page.getByRole('option', { name: 'Bruno Sá', selected: true }))
  // Past the first is the last: the list of members, for who would rather see all of that name.
  await page.keyboard.press('ArrowUp')
  await see(page.getByRole('option', { name: 'Search the members for “bruno”', selected: true }))
  await page.keyboard.press('Enter')
  await missing(page.getByRole('link', { name: 'Ana Lima' }))
  await see(page.getByRole('link', { name: 'Bruno Sá' }))
  expect(new URL(page.url()).search).toBe('?q=bruno')
})

e2e('a toast hides neither the field that one is in, nor the next one, nor the button below', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const windows = [
    { width: 1440, height: 900 },
    { width: 1024, height: 700 },
    { width: 390, height: 700 },
  ]
  for (const { width } of windows) await api.saveMember(admin, { name: `Ana ${width}` })
  const page = await app.visit('/members', { as: admin })
  for (const window of windows) {
    await page.setViewportSize(window)
    const name = `Ana ${window.width}`
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await see(toast(page, `${name} is removed.`))
    await page.getByRole('link', { name: 'Add member' }).click()
    await see(title(page, 'Add member'), page.getByRole('textbox', { name: 'Name', exact: true }))
    // All at once, as the toast stays for seconds only.
    const hidden = await page.evaluate(() => {
      const form = document.querySelector('main form')
      const note = document.querySelector('.toast-note')
      if (!form || !note) return ['nothing to look at']
      const isUnder = (element: Element) => {
        const [one, other] = [note.getBoundingClientRect(), element.getBoundingClientRect()]
        return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
      }
      const fields = [...form.querySelectorAll<HTMLElement>('input, select, textarea')].filter(
        (field) => field.getClientRects().length > 0,
      )
      const buttons = [...form.querySelectorAll('.form-actions .btn')]
      return fields.flatMap((field, place) => {
        field.focus()
        return [field, ...fields.slice(place + 1, place + 2), ...buttons].filter(isUnder).map(({ id }) => id)
      })
    })
    expect(hidden, `at ${window.width} pixels`).toEqual([])
    await page.goBack()
    await see(title(page, /^Members/))
  }
})

e2e('the newest toast stands on top', async ({ app, api }) => {
  const admin = await api.foundGroup()
  for (const name of ['Ana Lima', 'Bruno Sá']) await api.saveMember(admin, { name })
  const page = await app.visit('/members', { as: admin })
  for (const name of ['Bruno Sá', 'Ana Lima']) {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await see(toast(page, `${name} is removed.`))
  }
  const tops = await Promise.all(
    ['Ana Lima', 'Bruno Sá'].map(async (name) => (await toast(page, name).boundingBox())?.y ?? 0),
  )
  expect(tops[0]).toBeLessThan(tops[1] ?? 0)
  await toast(page, 'Ana Lima').getByRole('button', { name: 'Dismiss' }).click()
  await missing(toast(page, 'Ana Lima'))
  await see(toast(page, 'Bruno Sá'))
})

e2e('a service worker that another app left behind is sent away', async ({ app }) => {
  const page = await app.visit('/login')
  await see(title(page, 'Sign in').or(title(page, 'Welcome to Batuta')))
  const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await page.evaluate(() => {
    // Any script of this origin serves, where it says nothing of a window.
    const words = performance.getEntriesByType('resource').find(({ name }) => name.includes('/words-'))
    return navigator.serviceWorker.register(words?.name ?? '', { type: 'module' })
  })
  expect(await count()).toBe(1)
  await page.reload()
  await expect.poll(count).toBe(0)
})

e2e('the whole way from sign-in to a member needs no mouse', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima' })
  const page = await app.visit('/login')
  await see(title(page, 'Sign in'))

  /** Walks on with Tab; where the focus is must be seen at every step. */
  async function walkTo(name: string, step: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let steps = 0; steps < 40; steps += 1) {
      await page.keyboard.press(step)
      const { label, isMarked, isTick } = await page.evaluate(() => {
        const element = document.activeElement ?? document.body
        const labels = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
        // The mark may be drawn around the row or the frame that the element stands in.
        const frames = [element, element.parentElement, element.closest('tr')].filter((frame) => frame !== null)
        const isMarked = frames.some((frame) => {
          const { outlineStyle, boxShadow } = getComputedStyle(frame)
          return outlineStyle !== 'none' || boxShadow !== 'none'
        })
        // The tick box before a link has the link's name in its own.
        const isTick = element instanceof HTMLInputElement && element.type === 'checkbox'
        return { isTick, label: element.getAttribute('aria-label') ?? labels ?? element.textContent ?? '', isMarked }
      })
      expect(isMarked, `the focus is seen on "${label}"`).toBe(true)
      if (!isTick && label.includes(name)) return
    }
    throw new Error(`No way to "${name}" by ${step}`)
  }

  await walkTo('E-mail')
  await page.keyboard.type(admin.userData.email)
  await walkTo('Password')
  await page.keyboard.type('uma frase bem comprida')
  await page.keyboard.press('Enter')
  await see(title(page, 'Good to see you, Helena'))
  await walkTo('Members', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await see(page.getByRole('link', { name: 'Ana Lima' }))
  await walkTo('Ana Lima')
  await page.keyboard.press('Enter')
  await see(title(page, 'Ana Lima'))
  await expect.poll(() => isFocused(page, 'Ana Lima')).toBe(true)

  // From the top of a page, one step over all that stands before the content.
  await page.goto('/members')
  await see(page.getByRole('link', { name: 'Ana Lima' }))
  await walkTo('Skip to the content')
  await page.keyboard.press('Enter')
  await walkTo('Export as CSV')
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
