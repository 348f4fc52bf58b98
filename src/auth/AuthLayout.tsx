import type { ReactNode } from 'react'
import { useAppliedLayout } from '@/@core/hooks/useAppliedLayout'
import { BlankLayout } from '@/@core/layouts/BlankLayout'
import { useAppSelector } from '@/redux/hooks'
import { AuthTools } from './AuthTools'

interface AuthLayoutProps {
  title: string
  lead?: string | undefined
  children: ReactNode
}

/** The page of whoever is not signed in, with language and skin at hand. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  useAppliedLayout(useAppSelector((state) => state.layout))
  return (
    <BlankLayout title={title} lead={lead} tools={<AuthTools />}>
      {children}
    </BlankLayout>
  )
}
