import { useTranslation } from 'react-i18next'
import { LanguageMenu } from '@/@core/components/navbar/LanguageMenu'
import { SkinButton } from '@/@core/components/navbar/SkinButton'
import { failureOf } from '@/api/failure'
import { changeLanguage } from '@/i18n/i18n'
import { languageChoices } from '@/i18n/language'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { layoutChanged } from '@/redux/layout'

/** Language and skin, where there is no shell to hold them. */
export function AuthTools() {
  const { i18n } = useTranslation('shell')
  const dispatch = useAppDispatch()
  const skin = useAppSelector((state) => state.layout.skin)
  return (
    <>
      <LanguageMenu
        languages={languageChoices}
        language={i18n.language}
        // A language that cannot be fetched now changes nothing.
        onLanguageChange={(language) => void changeLanguage(language).catch(failureOf)}
      />
      <SkinButton skin={skin} onSkinChange={(chosen) => dispatch(layoutChanged({ skin: chosen }))} />
    </>
  )
}
