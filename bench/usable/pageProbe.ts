// What runs in the measured pages. Each function is sent as text, so it may use nothing but its arguments and the page.

export interface PageFigures {
  /** The first content on the screen. */
  firstPaintMs: number
  usableMs: number
  /** Of each long task, what it held up the main thread beyond 50 ms. */
  blockedMs: number
  /** All layout shifts without a person's doing, added up: stricter than the CLS that takes the worst five seconds. */
  shift: number
}

interface Probe {
  figures: PageFigures
  /** Something visible for each selector, and nothing that says it is busy. */
  isUsable: (content: readonly string[]) => boolean
  /**
   * Calls back once the page is usable and meets `isMet`: looked at before a frame is painted, and called by a task after it. So what
   * a person came for has been painted, and the main thread is free for their press.
   */
  whenUsable: (content: readonly string[], isMet: () => boolean, then: () => void) => void
  /** The last step that was armed. */
  step: Promise<number>
}

declare global {
  interface Window {
    benchProbe: Probe
  }
}

/** Runs before anything of the page does. */
export function installProbe({ content, busy }: { content: readonly string[]; busy: string }): void {
  const figures: PageFigures = { firstPaintMs: 0, usableMs: 0, blockedMs: 0, shift: 0 }
  const observe = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
  observe('longtask', ({ duration }) => (figures.blockedMs += duration - 50))
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.firstPaintMs = startTime
  })
  observe('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) figures.shift += Number(entry.value)
  })

  const isShown = (element: Element) => element.checkVisibility()
  const isUsable = (wanted: readonly string[]) =>
    wanted.every((selector) => [...document.querySelectorAll(selector)].some(isShown)) &&
    ![...document.querySelectorAll(busy)].some(isShown)

  const whenUsable: Probe['whenUsable'] = (wanted, isMet, then) => {
    const look = () => {
      if (!isMet() || !isUsable(wanted)) {
        requestAnimationFrame(look)
        return
      }
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', then, { once: true })
      channel.port1.start()
      channel.port2.postMessage(null)
    }
    requestAnimationFrame(look)
  }
  window.benchProbe = { figures, isUsable, whenUsable, step: Promise.resolve(0) }
  whenUsable(
    content,
    () => true,
    () => (figures.usableMs = performance.now()),
  )
}

/**
 * Measures from the answer of `call`, or from the next click where that comes later, until `shapes` of a chart are painted. The clicks
 * are trusted to lead to a screen that has none yet.
 */
export function armChart({ call, shapes }: { call: string; shapes: string }): void {
  const probe = window.benchProbe
  performance.clearResourceTimings()
  probe.step = new Promise((resolve) => {
    const start = ({ timeStamp }: Event) =>
      probe.whenUsable(
        [shapes],
        () => true,
        () => {
          const ends = performance
            .getEntriesByType('resource')
            .flatMap((entry) =>
              entry.name.includes(call) && 'responseEnd' in entry ? [Number(entry.responseEnd)] : [],
            )
          resolve(performance.now() - Math.max(timeStamp, ...ends))
        },
      )
    window.addEventListener('click', start, { capture: true, once: true })
  })
}

/** Measures from the next `event` until the page is usable again and the first shown `mark` says something else than now. */
export function armStep({ event, content, mark }: { event: string; content: readonly string[]; mark: string }): void {
  const probe = window.benchProbe
  // Screens that are kept are in the page as well, hidden.
  const read = () => {
    const element = [...document.querySelectorAll<HTMLElement>(mark)].find((one) => one.checkVisibility())
    return element && `${element.dataset['date'] ?? ''} ${element.textContent}`
  }
  const before = read()
  probe.step = new Promise((resolve) => {
    const start = ({ timeStamp }: Event) =>
      probe.whenUsable(
        content,
        () => read() !== before,
        () => resolve(performance.now() - timeStamp),
      )
    window.addEventListener(event, start, { capture: true, once: true })
  })
}
