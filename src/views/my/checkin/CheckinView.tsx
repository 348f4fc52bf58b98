import { useEffect, useState, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { OwnCheckinAnswer } from '@contract/replies/checkins'
import { failureOf } from '@/api/failure'
import { failureWords } from '@/views/my/failureWords'
import { usePersonal } from '@/views/my/personal'
import { readScan } from './scan'

type Checkin = z.infer<typeof OwnCheckinAnswer>['checkin']

type State = { kind: 'sending' } | { kind: 'here'; checkin: Checkin } | { kind: 'refused'; code: string; words: string }

/** What a phone shows that has scanned the code at the door. `hasLink`: whether it knows whose it is. */
export function CheckinView({ hasLink }: { hasLink: boolean }) {
  const { t, request, locale } = usePersonal()
  const [scan, setScan] = useState(readScan)
  const [state, setState] = useState<State>({ kind: 'sending' })

  useEffect(() => {
    const follow = () => {
      const next = readScan()
      if (next !== null) setScan(next)
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  useEffect(() => {
    if (scan === null || !hasLink) return undefined
    let isCurrent = true
    // Sent once: a reload later on would send a code of long ago.
    history.replaceState(null, '', location.pathname)
    request(OwnCheckinAnswer, { url: '/checkins/check-in', method: 'POST', data: { checkin: scan } }).then(
      ({ checkin }) => isCurrent && setState({ kind: 'here', checkin }),
      (thrown: unknown) => {
        const { code } = failureOf(thrown)
        return isCurrent && setState({ kind: 'refused', code, words: failureWords(t, code) })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [scan, hasLink, request, t])

  if (!hasLink) return <Said title={t('checkin.noLinkTitle')} text={t('checkin.noLinkText')} />
  if (scan === null) return <Said title={t('checkin.noCodeTitle')} text={t('checkin.noCodeText')} hasPage />
  if (state.kind === 'sending') return <Said title={t('checkin.sending')} />
  if (state.kind === 'refused') {
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
  const { at, name, isLate } = state.checkin
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(at))
  const text = isLate ? t('checkin.late') : t('checkin.inTime')
  return <Said title={t('checkin.here', { time, name })} text={text} hasPage />
}

interface SaidProps {
  title: string
  text?: string
  /** Whether there is a page of one's own to go on to. */
  hasPage?: boolean
  children?: ReactNode
}

function Said({ title, text, hasPage = false, children }: SaidProps) {
  const { t } = usePersonal()
  return (
    <div className="my-notice" aria-live="polite">
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children}
      {hasPage && (
        <p>
          <a href="/my">{t('checkin.toPage')}</a>
        </p>
      )}
    </div>
  )
}
