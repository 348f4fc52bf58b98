import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import { fetchUsers } from '@/redux/users'
import { useQuery } from '@/redux/useQuery'

/** The account of a member, for those who manage accounts. */
export function MemberAccount({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['members', 'shell'])
  const query = useMemo(() => ({ memberId }), [memberId])
  const { answer, failure, reload } = useQuery(fetchUsers, query)
  if (failure) {
    return (
      <Button size="sm" color="link" onClick={reload}>
        {t('shell:retry')}
      </Button>
    )
  }
  const [account] = answer?.users ?? []
  if (!answer) return <span className="muted">{t('shell:loading')}</span>
  return account ? (
    <Link to={`${paths.people}?${new URLSearchParams({ q: account.email }).toString()}`}>{account.email}</Link>
  ) : (
    <Link to={paths.people}>{t('detail.noAccount')}</Link>
  )
}
