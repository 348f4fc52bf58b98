import { ownPaths } from '@/configs/ownPaths'
import { readLanguage, writtenLanguageOf } from '@/i18n/language'
import { sendEarlyPage } from './earlyPage'
import { isCheckinAddress, takeLink } from './link'
import { readSkin, showSkin } from './skin'

/*
 * The first script of the page of personal links, which stands in my.html itself (scripts/personalPage.ts): the skin, and what
 * leaves before the code has come: the call for the page, and that for its words.
 */

/** From the build (scripts/personalPage.ts): files with the words, by language, and the file of the check-in. */
declare const startFiles: { words: Record<string, string>; checkins?: string }

/** It comes beside the code, which would ask for it once it is there. */
function sendFor(href: string | undefined): void {
  if (href !== undefined)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}

function start(): void {
  showSkin(readSkin())
  const language = readLanguage()
  document.documentElement.lang = language
  sendFor(startFiles.words[writtenLanguageOf(language)])
  if (isCheckinAddress()) sendFor(startFiles.checkins)
  const link = takeLink()
  if (link !== null && link !== '' && !isCheckinAddress()) sendEarlyPage(link)
  // This phone has opened no link, but somebody is signed in: the check-in is theirs.
  if (link === null && isCheckinAddress() && localStorage.getItem('userData') !== null)
    location.replace(ownPaths.checkIn + location.hash)
}

try {
  start()
} catch (thrown) {
  // Storage closed, or garbage in it: the page asks for everything in its own time.
  void thrown
}
