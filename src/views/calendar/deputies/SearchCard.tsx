import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { Candidate, CandidateState, DeputySearch, SearchChange } from '@contract/calendar/deputySearches'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { StatusLabel, type Tone } from '@/@core/components/page/StatusLabel'
import type { StatusShape } from '@/@core/components/page/StatusIcon'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { changeSearch, orderSearch } from '@/redux/calendar/deputySearches'
import { makeDeputyLink, shareDeputyLink } from '@/redux/calendar/roster'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { LinkDialog } from '@/shared/links/LinkDialog'
import { useMoney } from '@/shared/money/useMoney'
import { CandidateRows } from './CandidateRows'

const looks: Record<CandidateState, { shape: StatusShape; tone: Tone }> = {
  queued: { shape: 'ring', tone: 'neutral' },
  toHand: { shape: 'half', tone: 'caution' },
  waiting: { shape: 'half', tone: 'caution' },
  maybe: { shape: 'half', tone: 'caution' },
  silent: { shape: 'ring', tone: 'neutral' },
  skipped: { shape: 'ring', tone: 'neutral' },
  taken: { shape: 'dash', tone: 'neutral' },
  yes: { shape: 'dot', tone: 'positive' },
  no: { shape: 'dash', tone: 'danger' },
}
const searchTones: Record<DeputySearch['state'], { shape: StatusShape; tone: Tone }> = {
  running: { shape: 'half', tone: 'caution' },
  open: { shape: 'dash', tone: 'danger' },
  filled: { shape: 'dot', tone: 'positive' },
  stopped: { shape: 'ring', tone: 'neutral' },
}

interface SearchCardProps {
  search: DeputySearch
  onChanged: () => void
}

/** Who was asked for an instrument, who is waited for, and who comes next. */
export function SearchCard({ search, onChanged }: SearchCardProps) {
  const { t } = useTranslation(['deputies', 'shell'])
  const { count } = useFormat()
  const [isBusy, setBusy] = useState(false)
  const [isStopping, setStopping] = useState(false)
  const [handed, setHanded] = useState<Candidate | null>(null)
  const { id, instrument, seats, hours, candidates, state } = search
  const titleId = `search-${id}`
  const isLive = state !== 'stopped'
  const queued = candidates.filter((one) => one.state === 'queued').map((one) => ({ ...one, id: one.personId }))
  const asked = candidates.filter((one) => one.state !== 'queued')

  async function run(act: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    try {
      await act()
      onChanged()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    setBusy(false)
  }
  const change = (act: SearchChange['act'], personId?: string) =>
    run(() => changeSearch({ id, act, ...(personId !== undefined && { personId }) }))

  return (
    <Card tag="section" className="deputy-card" aria-labelledby={titleId} aria-busy={isBusy}>
      <h2 id={titleId}>{instrument}</h2>
      <p className="cluster">
        <StatusLabel {...searchTones[state]} label={t(`search.states.${state}`)} />
        <span className="muted">
          {t('search.terms', {
            seats: t('search.seatCount', { count: seats, shown: count(seats) }),
            hours: t('search.hourCount', { count: hours, shown: count(hours) }),
          })}
        </span>
      </p>
      {asked.length > 0 && (
        <ol className="deputy-lines" aria-label={t('search.asked')}>
          {asked.map((one) => (
            <CandidateLine
              key={one.personId}
              candidate={one}
              canAct={isLive && !isBusy}
              onHand={() => setHanded(one)}
              onSkip={() => void change('skip', one.personId)}
            />
          ))}
        </ol>
      )}
      {queued.length > 0 && (
        <>
          <h3>{t('search.next')}</h3>
          {isLive ? (
            <CandidateRows
              rows={queued}
              onSort={(rows) =>
                void run(() =>
                  orderSearch(
                    id,
                    rows.map((row) => row.personId),
                  ),
                )
              }
            >
              {(one) => (
                <span className="sort-actions">
                  <Button size="sm" color="ghost" disabled={isBusy} onClick={() => void change('skip', one.personId)}>
                    <OfPerson act={t('search.skip')} name={one.name} />
                  </Button>
                </span>
              )}
            </CandidateRows>
          ) : (
            <p className="muted">{queued.map(({ name }) => name).join(', ')}</p>
          )}
        </>
      )}
      {isLive && (
        <div className="cluster deputy-save">
          {queued.length > 0 && state !== 'filled' && (
            <Button size="sm" disabled={isBusy} onClick={() => void change('askNext')}>
              {t('search.askNext')}
            </Button>
          )}
          <Button size="sm" color="danger-quiet" disabled={isBusy} onClick={() => setStopping(true)}>
            {t('search.stop')}
          </Button>
        </div>
      )}
      {isStopping && (
        <ConfirmDialog
          isOpen
          title={t('search.stopTitle', { instrument })}
          confirmLabel={t('search.stop')}
          isBusy={isBusy}
          onConfirm={() => void change('stop').then(() => setStopping(false))}
          onCancel={() => setStopping(false)}
        >
          {t('search.stopText')}
        </ConfirmDialog>
      )}
      {handed?.deputyId !== undefined && (
        <HandDialog
          candidate={handed}
          deputyId={handed.deputyId}
          onClose={() => {
            const { personId, state: before } = handed
            setHanded(null)
            if (before === 'toHand') void change('handed', personId)
          }}
        />
      )}
    </Card>
  )
}

interface CandidateLineProps {
  candidate: Candidate
  canAct: boolean
  onHand: () => void
  onSkip: () => void
}

function CandidateLine({ candidate, canAct, onHand, onSkip }: CandidateLineProps) {
  const { t } = useTranslation(['deputies', 'shell'])
  const { dateTime } = useFormat()
  const money = useMoney()
  const { personId, name, state, askedAt, waitsUntil, answeredAt, reason, fee } = candidate
  const told = [
    askedAt && t('search.askedAt', { when: dateTime(askedAt) }),
    waitsUntil && t('search.waitsUntil', { when: dateTime(waitsUntil) }),
    answeredAt && (state === 'yes' || state === 'no') && t('search.answeredAt', { when: dateTime(answeredAt) }),
    state === 'yes' && fee !== undefined && t('search.agreedFee', { amount: money.format(fee) }),
    reason && t('shell:quoted', { text: reason }),
  ]
  const isHeld = state === 'waiting' || state === 'toHand' || state === 'maybe'
  return (
    <li>
      <span className="cluster">
        <Link className="candidate-name" to={paths.poolPerson(personId)}>
          {name}
        </Link>
        <StatusLabel {...looks[state]} label={t(`search.candidates.${state}`)} />
      </span>
      <span className="muted">{told.filter(Boolean).join(' · ')}</span>
      {canAct && isHeld && (
        <span className="cluster">
          <Button size="sm" onClick={onHand}>
            <OfPerson act={t('search.hand')} name={name} />
          </Button>
          <Button size="sm" color="ghost" onClick={onSkip}>
            <OfPerson act={t('search.skip')} name={name} />
          </Button>
        </span>
      )}
    </li>
  )
}

/** The link of the one event, to be sent by hand. */
function HandDialog({
  candidate: { name, email, phone },
  deputyId,
  onClose,
}: {
  candidate: Candidate
  deputyId: string
  onClose: () => void
}) {
  const share = useCallback(() => shareDeputyLink(deputyId), [deputyId])
  const renew = () => makeDeputyLink(deputyId)
  return <LinkDialog name={name} email={email} phone={phone} share={share} renew={renew} onClose={onClose} />
}

/** Whose button it is, for who does not see the line that it stands in. */
function OfPerson({ act, name }: { act: string; name: string }) {
  return (
    <>
      {act}
      <span className="visually-hidden"> {name}</span>
    </>
  )
}
