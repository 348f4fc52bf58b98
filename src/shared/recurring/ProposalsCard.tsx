import { Repeat } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { Proposal } from '@contract/finances/recurring'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { useFocusRescue } from '@/@core/hooks/useFocusRescue'
import type { Failure } from '@/api/failure'
import { paths } from '@/configs/paths'
import { fetchProposals } from '@/redux/finances/recurring'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { useProposals } from './useProposals'
import './proposals.scss'

const ProposalDialog = lazyPart(
  loader(() => import('./ProposalDialog')),
  (file) => file.ProposalDialog,
)

interface ProposalsCardProps {
  /** As many at most; all, where it is the page of what recurs. */
  limit?: number
  /** Called after something was booked, skipped or undone. */
  onChanged?: () => void
  /** Called once it is known whether there are proposals, or that loading failed. */
  onKnown?: () => void
}

/** Recurring entries that are due or will be soon: to book, change or skip. Renders nothing without any. */
export function ProposalsCard({ limit, onChanged, onKnown }: ProposalsCardProps) {
  const { t } = useTranslation('recurring')
  const titleId = useId()
  const { count } = useFormat()
  const { answer, failure, reload } = useQuery(fetchProposals, undefined)
  const isKnown = answer !== null || failure !== null
  useLayoutEffect(() => {
    if (isKnown) onKnown?.()
  }, [isKnown, onKnown])
  const [changing, setChanging] = useState<{ proposal: Proposal; failure: Failure | null } | null>(null)
  const { book, skip } = useProposals(() => {
    reload()
    onChanged?.()
  })
  const list = useRef<HTMLUListElement>(null)
  const known = useRef(answer)
  // The pressed row disappears, and the focus moves to the next one, or after the last to the heading.
  useEffect(() => {
    const isFirst = known.current === null
    known.current = answer
    if (!isFirst && document.activeElement === document.body) list.current?.querySelector('button')?.focus()
  }, [answer])
  useFocusRescue(answer?.total)
  if (answer === null || answer.total === 0) return null
  const shown = answer.proposals.slice(0, limit)
  const more = answer.total - shown.length

  async function bookAt(proposal: Proposal): Promise<void> {
    const failure = await book(proposal)
    if (failure) setChanging({ proposal, failure })
  }

  return (
    <Card tag="section" className="proposals" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('proposals.title')}</h2>
      <ul ref={list}>
        {shown.map((proposal) => (
          <ProposalRow
            key={`${proposal.recurringId} ${proposal.period}`}
            proposal={proposal}
            onBook={() => void bookAt(proposal)}
            onChange={() => setChanging({ proposal, failure: null })}
            onSkip={() => void skip(proposal)}
          />
        ))}
        {more > 0 && <li className="muted">{t('proposals.more', { count: more, shown: count(more) })}</li>}
      </ul>
      {limit !== undefined && (
        <Button to={paths.recurring}>
          <Repeat size={16} aria-hidden />
          {t('open')}
        </Button>
      )}
      {changing && <ProposalDialog {...changing} onBook={book} onClose={() => setChanging(null)} />}
    </Card>
  )
}

interface ProposalRowProps {
  proposal: Proposal
  onBook: () => void
  onChange: () => void
  onSkip: () => void
}

function ProposalRow({ proposal: { finance }, onBook, onChange, onSkip }: ProposalRowProps) {
  const { t } = useTranslation('recurring')
  const { briefDate } = useFormat()
  const money = useMoney()
  const { kind, amount, description, date, status } = finance
  const words = { name: description, date: briefDate(date) }
  return (
    <li>
      <span className="proposal-words">
        {description}
        <small>
          {briefDate(date)} · {t(status === 'paid' ? 'proposals.asPaid' : 'proposals.asPending')}
        </small>
      </span>
      <span className="proposal-amount tabular">{money.format(kind === 'income' ? amount : -amount)}</span>
      <span className="proposal-acts">
        <Button size="sm" label={t('proposals.bookOne', words)} onClick={onBook}>
          {t('proposals.book')}
        </Button>
        <Button size="sm" color="ghost" label={t('proposals.changeOne', words)} onClick={onChange}>
          {t('proposals.change')}
        </Button>
        <Button size="sm" color="ghost" label={t('proposals.skipOne', words)} onClick={onSkip}>
          {t('proposals.skip')}
        </Button>
      </span>
    </li>
  )
}
