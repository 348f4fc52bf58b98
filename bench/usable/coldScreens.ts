import type { Browser } from 'playwright-core'
import { visitCold, type ColdVisit } from './coldVisit'
import { members, type MeasuredScreen } from './places'
import type { Product } from './steps'
import { median, times, type Reached } from './targets'

const FIRST_PAINT_RATIO = 1.1
const REQUESTS = 12
const SHIFT = 0.02
const BLOCKED_RATIO = 0.5

interface Measured {
  screen: MeasuredScreen
  ours: ColdVisit[]
  bare: ColdVisit[]
  reactAdmin: ColdVisit[]
}

interface Sides {
  url: string
  bareUrl: string
  reactAdminUrl: string | undefined
  storageOf: (screen: MeasuredScreen) => Record<string, string>
}

const medianOf = (visits: ColdVisit[], figure: keyof ColdVisit) => median(visits.map((visit) => visit[figure]))
const ratioOf = ({ ours, bare }: Measured, figure: keyof ColdVisit) => medianOf(ours, figure) / medianOf(bare, figure)

/** Each screen right before its bare page, all of them again and again: what else the machine does meets both alike. */
export async function visitInTurns(browser: Browser, screens: MeasuredScreen[], sides: Sides, rounds: number) {
  const { url, bareUrl, reactAdminUrl, storageOf } = sides
  const measured = screens.map((screen): Measured => ({ screen, ours: [], bare: [], reactAdmin: [] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { screen, ours, bare, reactAdmin } of measured) {
      ours.push(await visitCold(browser, url, screen, storageOf(screen)))
      bare.push(await visitCold(browser, bareUrl, screen.bare))
      if (reactAdminUrl === undefined || screen.reactAdmin === undefined) continue
      reactAdmin.push(await visitCold(browser, reactAdminUrl, screen.reactAdmin))
    }
  }
  return measured
}

export function printVisits(measured: Measured[], rounds: number): void {
  console.log(
    `\nFirst screens: 1.6 Mbit/s, 150 ms, a processor slowed 4 times; medians of ${rounds}, beside a bare page and react-admin`,
  )
  console.table(
    measured.map((one) => {
      const of = (figure: keyof ColdVisit) => medianOf(one.ours, figure)
      const { reactAdmin } = one
      return {
        screen: one.screen.name,
        'first paint ms': Math.round(of('firstPaintMs')),
        bare: Math.round(medianOf(one.bare, 'firstPaintMs')),
        ratio: times(ratioOf(one, 'firstPaintMs')),
        'usable ms': Math.round(of('usableMs')),
        'bare usable': Math.round(medianOf(one.bare, 'usableMs')),
        'usable ratio': times(ratioOf(one, 'usableMs')),
        'react-admin usable': reactAdmin.length > 0 ? Math.round(medianOf(reactAdmin, 'usableMs')) : '',
        requests: Math.round(of('requests')),
        KB: Math.round(of('kb')),
        'blocked ms': Math.round(of('blockedMs')),
        'react-admin blocked': reactAdmin.length > 0 ? Math.round(medianOf(reactAdmin, 'blockedMs')) : '',
        shift: of('shift').toFixed(3),
      }
    }),
  )
}

export function targetsOfVisit(one: Measured): Reached[] {
  const { name, maxRatio } = one.screen
  return [
    { figure: `${name}: usable ÷ bare`, value: ratioOf(one, 'usableMs'), target: maxRatio },
    { figure: `${name}: first paint ÷ bare`, value: ratioOf(one, 'firstPaintMs'), target: FIRST_PAINT_RATIO },
    { figure: `${name}: requests`, value: medianOf(one.ours, 'requests'), target: REQUESTS },
    { figure: `${name}: layout shift`, value: medianOf(one.ours, 'shift'), target: SHIFT },
  ]
}

/** How long the first visit of the members blocks the main thread, beside that of another build at `beforeUrl`. */
export async function compareBlocked(browser: Browser, { url, storage }: Product, beforeUrl: string, rounds: number) {
  const now: ColdVisit[] = []
  const before: ColdVisit[] = []
  for (let round = 0; round < rounds; round += 1) {
    now.push(await visitCold(browser, url, members, storage))
    before.push(await visitCold(browser, beforeUrl, members, storage))
  }
  const [nowMs, beforeMs] = [medianOf(now, 'blockedMs'), medianOf(before, 'blockedMs')]
  console.log(
    `\nMain thread blocked, members cold: ${nowMs.toFixed(0)} ms, by the other build ${beforeMs.toFixed(0)} ms`,
  )
  return { figure: 'members: blocked ÷ other build', value: nowMs / beforeMs, target: BLOCKED_RATIO } satisfies Reached
}
