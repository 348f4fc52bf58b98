import { Suspense, useLayoutEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Customizer } from '@/@core/components/customizer/Customizer'
import { ErrorBoundary } from '@/@core/components/feedback/ErrorBoundary'
import { FullPageSpinner } from '@/@core/components/feedback/FullPageSpinner'
import { PersonMenu, type Person } from '@/@core/components/navbar/PersonMenu'
import { useAppliedLayout } from '@/@core/hooks/useAppliedLayout'
import { useMediaQuery } from '@/@core/hooks/useMediaQuery'
import type { LayoutSettings } from '@/configs/themeConfig'
import { AppMenu } from './AppMenu'
import { AppNavbar } from './AppNavbar'
import { AppTools, type AppToolsProps } from './AppTools'
import type { MenuGroup } from './menu'
import { ScrollTop } from './ScrollTop'
import { useScrollPosition } from './scrollPositions'
import { type MenuState, useMenuState } from './useMenuState'
import { ByAskedLocation, useIsNavigating } from './navigationState'
import { MenuToggle } from './MenuToggle'
import '@/@core/styles/choices.scss'
import '@/@core/styles/appLayout.scss'

/** Where the navbar has room for the search and the person's menu alone. */
const PHONE = '(max-width: 599.98px)'

interface AppLayoutProps extends Omit<AppToolsProps, 'onOpenCustomizer' | 'side' | 'skin' | 'onSkinChange'> {
  settings: LayoutSettings
  onSettingsChange: (change: Partial<LayoutSettings>) => void
  onSettingsReset: () => void
  /** At the beginning of the customizer. */
  customizerStart?: ReactNode
  /** At the end of the customizer. */
  customizerEnd?: ReactNode
  menu: readonly MenuGroup[]
  /** Called with the path of a place in the menu that the person seems about to open. */
  onApproach?: (address: string) => void
  homePath: string
  person: Person
  /** A `SearchButton`. */
  search?: ReactNode
  /** A `BookmarkBar`. */
  bookmarks?: ReactNode
  footer: ReactNode
  children: ReactNode
}

/**
 * The shell around every screen of a signed-in person. It knows no screen: what it shows comes as props. Nor does it know the address:
 * the parts that do are drawn again with each step, and the rest is not.
 */
export function AppLayout(props: AppLayoutProps) {
  const { settings, onSettingsChange, onSettingsReset, menu, homePath, search, bookmarks, footer, children } = props
  const { t } = useTranslation('layout')
  const [isCustomizerOpen, setIsCustomizerOpen] = useState(false)
  const state = useMenuState(settings, onSettingsChange)
  useAppliedLayout(settings)

  const isPhone = useMediaQuery(PHONE)
  const hasNavbar = settings.navbar !== 'hidden'
  const hasFullNavbar = hasNavbar && !isPhone
  const side = hasNavbar ? 'below' : 'above'
  const tools = (
    <AppTools
      language={props.language}
      languages={props.languages}
      onLanguageChange={props.onLanguageChange}
      side={hasFullNavbar ? 'below' : 'above'}
      skin={settings.skin}
      onSkinChange={(skin) => onSettingsChange({ skin })}
      onOpenCustomizer={() => {
        // Two drawers would lie one over the other.
        state.closeDrawer()
        setIsCustomizerOpen(true)
      }}
    />
  )
  const person = <PersonMenu person={props.person} side={side} />

  const foot = (
    <div className="menu-foot">
      {!hasNavbar && search}
      {bookmarks}
      {tools}
      {!hasNavbar && person}
    </div>
  )

  return (
    <div
      className="shell"
      data-width={settings.width}
      data-navbar={settings.navbar}
      data-footer={settings.footer}
      data-menu={state.shown}
    >
      <ByAskedLocation>
        <DrawerEnd onLeave={state.closeDrawer} />
      </ByAskedLocation>
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      <ByAskedLocation>
        <AppMenu
          groups={menu}
          homePath={homePath}
          state={state}
          onApproach={props.onApproach}
          foot={hasFullNavbar ? null : foot}
        />
      </ByAskedLocation>
      <div className="shell-body" inert={state.isDrawerOpen}>
        {hasNavbar ? (
          <ByAskedLocation>
            <AppNavbar
              color={settings.navbarColor}
              state={state}
              start={
                <>
                  {hasFullNavbar && bookmarks}
                  {search}
                </>
              }
              end={
                <div className="app-tools">
                  {hasFullNavbar && tools}
                  {person}
                </div>
              }
            />
          </ByAskedLocation>
        ) : (
          <MenuHandle state={state} />
        )}
        <ShellMain>{children}</ShellMain>
        {settings.footer !== 'hidden' && <footer className="shell-footer">{footer}</footer>}
        {settings.hasScrollTop && <ScrollTop />}
      </div>
      <Customizer
        isOpen={isCustomizerOpen}
        settings={settings}
        onChange={onSettingsChange}
        onReset={onSettingsReset}
        onClose={() => setIsCustomizerOpen(false)}
        start={props.customizerStart}
      >
        {props.customizerEnd}
      </Customizer>
    </div>
  )
}

function ShellMain({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isNavigating = useIsNavigating()
  useScrollPosition()
  return (
    <main id="content" className="shell-main" tabIndex={-1} aria-busy={isNavigating}>
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<FullPageSpinner isInline />}>{children}</Suspense>
      </ErrorBoundary>
    </main>
  )
}

/**
 * The drawer is open on one screen only: whoever picked another one wants to see it. It closes with the press: what is drawn later
 * takes the focus, and could not behind the drawer.
 */
function DrawerEnd({ onLeave }: { onLeave: () => void }) {
  const { key } = useLocation()
  useLayoutEffect(onLeave, [key, onLeave])
  return null
}

interface MenuHandleProps {
  state: MenuState
}

/** Without a navbar this is the way to a menu that is out of sight. */
function MenuHandle({ state }: MenuHandleProps) {
  if (state.shown === 'full' || state.shown === 'collapsed') return null
  return (
    <div className="menu-handle">
      <MenuToggle state={state} />
    </div>
  )
}
