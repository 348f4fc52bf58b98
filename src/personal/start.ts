import { LAYOUT_STORAGE_KEY } from '@/configs/themeConfig'
import { readLanguage } from '@/i18n/language'
import { sendEarlyPage } from './earlyPage'
import { takeLink } from './link'

/*
 * The first script of the page of personal links, which stands in my.html itself (scripts/personalPage.ts): the skin, and the
 * call for the page, which leaves before the code has come.
 */

function applySkin(): void {
  const { skin }: { skin?: unknown } = JSON.parse(localStorage.getItem(LAYOUT_STORAGE_KEY) ?? '{}')
  const isChosen = skin === 'light' || skin === 'dark'
  const isLight = isChosen ? skin === 'light' : !matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset['bsTheme'] = isLight ? 'light' : 'dark'
}

function start(): void {
  applySkin()
  document.documentElement.lang = readLanguage()
  const link = takeLink()
  if (link !== null) sendEarlyPage(link)
}

try {
  start()
} catch (thrown) {
  // Storage closed, or garbage in it: the page asks for everything in its own time.
  void thrown
}
