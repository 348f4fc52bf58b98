import type { Plugin } from 'vite'

const MODULE = /@fullcalendar[\\/](core[\\/]internal-common|daygrid[\\/]internal)\.js(\?|$)/
const INJECTION = 'injectStyles(css_248z);'
/** Where the core makes the <style> that the texts would go into. */
const PLACE = 'function registerStylesRoot(rootNode) {'

/**
 * FullCalendar writes its styles into a <style> of the page. Our Content-Security-Policy allows none, and the calendar brings its
 * own look (monthGrid.scss), so the calls are taken out. A version that injects differently fails the build.
 */
export function withoutInjectedCalendarStyle(): Plugin {
  return {
    name: 'batuta:without-injected-calendar-style',
    enforce: 'pre',
    transform: (code, id) => {
      const [, part] = MODULE.exec(id) ?? []
      if (part === undefined) return undefined
      const isCore = part.startsWith('core')
      if (!code.includes(INJECTION) || (isCore && !code.includes(PLACE)))
        throw new Error(`The style injection of ${part} in FullCalendar has changed shape`)
      return { code: code.replace(INJECTION, '').replace(PLACE, `${PLACE} return;`), map: null }
    },
  }
}
