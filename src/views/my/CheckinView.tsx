import { useEffect, useState, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { checkInCall, type OwnCheckinAnswer } from '@contract/calendar/checkins'
import { failureOf } from '@/api/failure'
import { ownPaths } from '@/configs/ownPaths'
import { failureWords } from './failureWords'
import { usePersonal } from './personal'

/** The fragment of a scanned address: `#<event>.<code>`. */
const SCAN = /^#([\da-f-]{36})\.([\w-]{1,100})$/i

interface Scan {
  eventId: string
  code: string
}

/** Null: the address has no such fragment. */
function readScan(): Scan | null {
  const [, eventId, code] = SCAN.exec(location.hash) ?? []
  return eventId === undefined || code === undefined ? null : { eventId, code }
}

type Checkin = z.infer<typeof OwnCheckinAnswer>['checkin']

/** `owner`: the person who checks in, on a phone with several links. */
type State = { owner: string | null } & (
  { kind: 'sending' } | { kind: 'here'; checkin: Checkin } | { kind: 'refused'; code: string; words: string }
)

/** The time in the group's zone, which is named where the phone's own clock differs. */
function timeOfCheckin({ at, timeZone }: Checkin, locale: string): string {
  const clock = { hour: 'numeric', minute: '2-digit' } as const
  const read = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(new Date(at))
  const time = read({ ...clock, timeZone })
  return time === read(clock) ? time : read({ ...clock, timeZone, timeZoneName: 'short' })
}

/** The screen of a phone that has scanned a check-in code. `isKnown`: whether the phone has a link or an account. */
export function CheckinView({ isKnown }: { isKnown: boolean }) {
  const { t, request, locale, owner } = usePersonal()
  const [scan, setScan] = useState(readScan)
  const [last, setState] = useState<State>({ kind: 'sending', owner })
  const state: State = last.owner === owner ? last : { kind: 'sending', owner }

  useEffect(() => {
    const follow = () => {
      const next = readScan()
      if (next !== null) setScan(next)
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  useEffect(() => {
    if (scan === null || !isKnown) return undefined
    let isCurrent = true
    // Sent once: a reload later on would send a code of long ago.
    history.replaceState(history.state, '', location.pathname)
    request(checkInCall, { data: { checkin: scan } }).then(
      ({ checkin }) => isCurrent && setState({ kind: 'here', checkin, owner }),
      (thrown: unknown) => {
        const { code } = failureOf(thrown)
        return isCurrent && setState({ kind: 'refused', code, words: failureWords(t, code), owner })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [scan, isKnown, request, t, owner])

  if (!isKnown) {
    return (
      <Said title={t('checkin.noLinkTitle')} text={t('checkin.noLinkText')}>
        <p>
          <a href={ownPaths.checkIn}>{t('checkin.signIn')}</a>
        </p>
      </Said>
    )
  }
  if (scan === null) return <Said title={t('checkin.noCodeTitle')} text={t('checkin.noCodeText')} hasPage />
  if (state.kind === 'sending') return <Said title={t('checkin.sending')} />
  if (state.kind === 'refused') {
    // With a valid code the event exists, so `not_found` means an account without a member.
    if (state.code === 'not_found' && owner === null)
      return <Said title={t('noMemberTitle')} text={t('checkin.noMemberText')} />
    const canRetry = state.code === 'network' || state.code === 'timeout'
    return (
      <Said title={t('checkin.refused')} text={state.words} hasPage>
        {canRetry && (
          <button type="button" className="btn btn-primary" onClick={() => setScan({ ...scan })}>
            {t('retry')}
          </button>
        )}
      </Said>
    )
  }
  const { name, isLate } = state.checkin
  const time = timeOfCheckin(state.checkin, locale)
  const text = isLate ? t('checkin.late') : t('checkin.inTime')
  return <Said title={t('checkin.here', { time, name })} text={text} hasPage />
}

interface SaidProps {
  title: string
  text?: string
  /** Whether there is a page to go on to. */
  hasPage?: boolean
  children?: ReactNode
}

function Said({ title, text, hasPage = false, children }: SaidProps) {
  const { t, owner } = usePersonal()
  return (
    <div className="my-notice" aria-live="polite">
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children}
      {hasPage && (
        <p>
          <a href={owner === null ? ownPaths.myPage : '/my'}>{t('checkin.toPage')}</a>
        </p>
      )}
    </div>
  )
}
