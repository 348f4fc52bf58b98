import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageMenu } from '@/@core/components/navbar/LanguageMenu'
import { SkinButton } from '@/@core/components/navbar/SkinButton'
import { useAppliedLayout } from '@/@core/hooks/useAppliedLayout'
import { BlankLayout } from '@/@core/layouts/BlankLayout'
import { changeLanguage } from '@/i18n/i18n'
import { languageChoices } from '@/i18n/language'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { layoutChanged } from '@/redux/layout'
import { failureOf } from '@/api/failure'

interface AuthLayoutProps {
  title: string
  lead?: string | undefined
  children: ReactNode
}

/** The page of whoever is not signed in, with language and skin at hand. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  const { i18n } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const settings = useAppSelector((state) => state.layout)
  useAppliedLayout(settings)
  const tools = (
    <>
      <LanguageMenu
        languages={languageChoices}
        language={i18n.language}
        // A language that cannot be fetched now changes nothing.
        onLanguageChange={(language) => void changeLanguage(language).catch(failureOf)}
      />
      <SkinButton skin={settings.skin} onSkinChange={(skin) => dispatch(layoutChanged({ skin }))} />
    </>
  )
  return (
    <BlankLayout title={title} lead={lead} tools={tools}>
      {children}
    </BlankLayout>
  )
}
