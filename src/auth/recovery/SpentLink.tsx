import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Failure } from '@/api/failure'
import { AuthLayout } from '@/auth/AuthLayout'
import { paths } from '@/configs/paths'

/** Used, too old, or cut short on its way: the server tells them alike. */
export function isSpentLink({ status, fields }: Failure): boolean {
  return status === 404 || (status === 400 && 'token' in fields)
}

interface SpentLinkProps {
  title: string
  text: string
  children?: ReactNode
}

export function SpentLink({ title, text, children }: SpentLinkProps) {
  const { t } = useTranslation('recovery')
  return (
    <AuthLayout title={title} lead={text}>
      {children}
      <p className="blank-aside">
        <Link to={paths.signIn}>{t('toSignIn')}</Link>
      </p>
    </AuthLayout>
  )
}
