import { CalendarCheck } from 'lucide-react'
import { memo, Suspense, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { SearchButton } from '@/@core/components/navbar/SearchButton'
import { loadDialogFrame } from '@/@core/components/dialog/Dialog'
import { AppLayout } from '@/@core/layouts/AppLayout'
import type { MenuGroup } from '@/@core/layouts/menu'
import { failureOf } from '@/api/failure'
import { signOut } from '@/auth/signOut'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useFreshUser } from '@/auth/useFreshUser'
import { DRAFT_KEY_PREFIX } from '@/configs/drafts'
import { paths } from '@/configs/paths'
import { changeLanguage } from '@/i18n/i18n'
import { languageChoices } from '@/i18n/language'
import { chooseRegion } from '@/i18n/useDateLocale'
import { selectUser } from '@/redux/auth'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { layoutChanged, layoutReset } from '@/redux/layout'
import { samples } from './samples'
import { loadFoundRecords, SearchPanel } from './search/SearchPanel'
import { ShellBookmarks } from './ShellBookmarks'
import { SignOutPrompt } from './SignOutPrompt'
import { useMenu } from './useMenu'
import { usePrefetch } from './usePrefetch'

const RegionField = lazyPart(
  loader(() => import('./RegionField')),
  (file) => file.RegionField,
)

/** Parts that any screen may open next: search and dialogs. */
const loadFirst = () => Promise.all([loadFoundRecords(), loadDialogFrame()])

function hasDrafts(): boolean {
  return [sessionStorage, localStorage].some((storage) =>
    Object.keys(storage).some((key) => key.startsWith(DRAFT_KEY_PREFIX)),
  )
}

/** Connects the layout to Batuta: menu, bookmarks and user. Memoized, so that navigation does not render it. */
export const Shell = memo(function Shell({ children }: { children: ReactNode }) {
  // Includes the texts of forms: loading them with the first dialog would suspend the screen below and lose its focus.
  const { t, i18n } = useTranslation(['layout', 'forms'])
  const dispatch = useAppDispatch()
  const settings = useAppSelector((state) => state.layout)
  const user = useAppSelector(selectUser)
  useFreshUser()
  const menu = useMenu()
  const prefetch = usePrefetch(loadFirst)
  const [added, setAdded] = useState<readonly MenuGroup[]>([])
  const [isAsking, setAsking] = useState(false)
  const screens = useMemo(() => menu.flatMap((group) => group.items), [menu])
  if (!user) return null

  const speak = (language: string) =>
    changeLanguage(language).catch((thrown: unknown) => toastFailure(failureOf(thrown)))

  function requestSignOut(): void {
    if (hasDrafts()) setAsking(true)
    else void signOut()
  }

  return (
    <AppLayout
      settings={settings}
      onSettingsChange={(change) => dispatch(layoutChanged(change))}
      onSettingsReset={() => {
        dispatch(layoutReset())
        chooseRegion(null)
      }}
      customizerStart={<RegionField />}
      customizerEnd={
        samples && (
          <Suspense>
            <samples.Settings
              isOn={settings.hasSamples}
              onChange={(hasSamples) => dispatch(layoutChanged({ hasSamples }))}
            />
          </Suspense>
        )
      }
      menu={[...menu, ...added]}
      onApproach={prefetch}
      homePath={paths.home}
      language={i18n.language}
      languages={languageChoices}
      onLanguageChange={(language) => void speak(language)}
      person={{
        name: user.name,
        detail: user.group.name,
        note: t(`roles.${user.role}`),
        links: [
          { title: t('nav.myPage'), path: paths.myPage, icon: CalendarCheck },
          ...screens.filter(({ path }) => path === paths.account),
        ],
        onSignOut: requestSignOut,
      }}
      search={<SearchButton>{(close) => <SearchPanel screens={screens} onDone={close} />}</SearchButton>}
      bookmarks={<ShellBookmarks screens={screens} added={added[0]?.bookmarks} />}
      footer={`Batuta · ${user.group.name}`}
    >
      {children}
      <Suspense>{samples && settings.hasSamples && <samples.Menu onChange={setAdded} />}</Suspense>
      <SignOutPrompt isOpen={isAsking} onStay={() => setAsking(false)} />
    </AppLayout>
  )
})
