import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FoundMemberFees } from '@contract/finances/fees'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'

interface TieProps {
  to: string
  name: string
  since?: string | undefined
  until?: string | undefined
}

function Tie({ to, name, since, until }: TieProps) {
  const { t } = useTranslation('memberFees')
  const { date } = useFormat()
  return (
    <span className="member-payer">
      <Link to={to}>{name}</Link>
      {since !== undefined && until === undefined && (
        <span className="muted"> {t('since', { date: date(since) })}</span>
      )}
      {since === undefined && until !== undefined && (
        <span className="muted"> {t('until', { date: date(until) })}</span>
      )}
      {since !== undefined && until !== undefined && (
        <span className="muted"> {t('span', { since: date(since), until: date(until) })}</span>
      )}
    </span>
  )
}

/** The payers of a member, and the members they pay for, each with their period. */
export function PayerLines({
  payer,
  otherPayers = [],
  paysFor = [],
}: Pick<FoundMemberFees, 'payer' | 'otherPayers' | 'paysFor'>) {
  const { t } = useTranslation('memberFees')
  const items = [
    ...(payer ? [{ term: t('payer'), value: <Tie {...payer} to={paths.payer(payer.id)} /> }] : []),
    ...(otherPayers.length > 0
      ? [
          {
            term: t('otherPayers'),
            value: otherPayers.map((other) => (
              <Tie key={`${other.id} ${other.since}`} {...other} to={paths.payer(other.id)} />
            )),
          },
        ]
      : []),
    ...(paysFor.length > 0
      ? [
          {
            term: t('paysFor'),
            value: paysFor.map(({ memberId, ...tie }) => <Tie key={memberId} {...tie} to={paths.member(memberId)} />),
          },
        ]
      : []),
  ]
  return <DefinitionList items={items} />
}
