import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FoundMemberFees } from '@contract/treasury/fees'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'

/** Who pays for a member, and for whom the member does, each since when. */
export function PayerLines({ payer, paysFor }: Pick<FoundMemberFees, 'payer' | 'paysFor'>) {
  const { t } = useTranslation('memberFees')
  const { date } = useFormat()
  const sinceOf = (since: string | undefined) => since !== undefined && ` ${t('since', { date: date(since) })}`
  return (
    <dl className="member-payer">
      {payer && (
        <>
          <dt>{t('payer')}</dt>
          <dd>
            <Link to={paths.payer(payer.id)}>{payer.name}</Link>
            {sinceOf(payer.since)}
          </dd>
        </>
      )}
      {paysFor && (
        <>
          <dt>{t('paysFor')}</dt>
          {paysFor.map(({ memberId, name, since }) => (
            <dd key={memberId}>
              <Link to={paths.member(memberId)}>{name}</Link>
              {sinceOf(since)}
            </dd>
          ))}
        </>
      )}
    </dl>
  )
}
