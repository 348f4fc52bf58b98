import { useEffect, useMemo, useState } from 'react'
import { Logo } from '@/@core/components/Logo'
import { LAYOUT_STORAGE_KEY } from '@/configs/themeConfig'
import { safeSetItem } from '@/configs/safeSetItem'
import { dateLocaleOf, readRegion } from '@/i18n/dateLocale'
import { languageChoices, readLanguage, writeLanguage } from '@/i18n/language'
import { createMyText } from '@/views/my/myText'
import { MyPageView } from '@/views/my/MyPageView'
import { PersonalContext, type PersonalCalls } from '@/views/my/personal'
import { requestBy } from './personalRequest'

function NoLink({ t }: Pick<PersonalCalls, 't'>) {
  return (
    <div className="my-notice">
      <h2>{t('noLinkTitle')}</h2>
      <p>{t('noLinkText')}</p>
    </div>
  )
}

function storeSkin(skin: 'dark' | 'light'): void {
  let stored: unknown
  try {
    stored = JSON.parse(localStorage.getItem(LAYOUT_STORAGE_KEY) ?? '{}')
  } catch {
    // Garbage in the browser's storage: the choice starts afresh.
    stored = {}
  }
  safeSetItem(localStorage, LAYOUT_STORAGE_KEY, JSON.stringify({ ...Object(stored), skin }))
}

/** The light page: a bar with language and skin, and what the personal link opens. */
export function PersonalApp({ link }: { link: string | null }) {
  const [language, setLanguage] = useState(readLanguage)
  const [skin, setSkin] = useState(document.documentElement.dataset['bsTheme'] === 'light' ? 'light' : 'dark')
  const personal = useMemo<PersonalCalls>(
    () => ({
      request: requestBy(link ?? ''),
      owner: link,
      t: createMyText(language),
      language,
      locale: dateLocaleOf(language, readRegion(language)),
    }),
    [link, language],
  )
  const { t } = personal
  useEffect(() => {
    document.documentElement.lang = language
    document.title = `${t('title')} · Batuta`
  }, [language, t])

  function turnSkin(): void {
    const next = skin === 'dark' ? 'light' : 'dark'
    document.documentElement.dataset['bsTheme'] = next
    storeSkin(next)
    setSkin(next)
  }

  const other = languageChoices.find(({ code }) => code !== language)
  return (
    <PersonalContext value={personal}>
      <header className="personal-bar">
        <span className="brand">
          <Logo size={24} /> Batuta
        </span>
        <span className="cluster">
          {other && (
            <button
              type="button"
              className="btn btn-ghost"
              lang={other.code}
              onClick={() => {
                writeLanguage(other.code)
                setLanguage(other.code)
              }}
            >
              {other.name.replace(/ \(.*/, '')}
            </button>
          )}
          <button type="button" className="btn btn-ghost" onClick={turnSkin}>
            {skin === 'dark' ? t('skinLight') : t('skinDark')}
          </button>
        </span>
      </header>
      <main className="personal-main">
        <h1>{t('title')}</h1>
        {link === null ? <NoLink t={t} /> : <MyPageView key={link} />}
      </main>
    </PersonalContext>
  )
}
