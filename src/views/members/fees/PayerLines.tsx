import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FoundMemberFees } from '@contract/treasury/fees'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'

interface TieProps {
  to: string
  name: string
  since: string | undefined
}

function Tie({ to, name, since }: TieProps) {
  const { t } = useTranslation('memberFees')
  const { date } = useFormat()
  return (
    <span className="member-payer">
      <Link to={to}>{name}</Link>
      {since !== undefined && <span className="muted"> {t('since', { date: date(since) })}</span>}
    </span>
  )
}

/** Who pays for a member, and for whom the member does, each since when. */
export function PayerLines({ payer, paysFor = [] }: Pick<FoundMemberFees, 'payer' | 'paysFor'>) {
  const { t } = useTranslation('memberFees')
  const items = [
    ...(payer
      ? [{ term: t('payer'), value: <Tie name={payer.name} since={payer.since} to={paths.payer(payer.id)} /> }]
      : []),
    ...(paysFor.length > 0
      ? [
          {
            term: t('paysFor'),
            value: paysFor.map(({ memberId, name, since }) => (
              <Tie key={memberId} name={name} since={since} to={paths.member(memberId)} />
            )),
          },
        ]
      : []),
  ]
  return <DefinitionList items={items} />
}
