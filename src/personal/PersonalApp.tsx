import { useCallback, useEffect, useMemo, useState, type ComponentType } from 'react'
import { Logo } from '@/@core/components/Logo'
import { dateLocaleOf } from '@contract/dateLocale'
import { writeGroupAddressing } from '@/configs/groupAddressing'
import { writeGroupRegion } from '@/configs/groupRegion'
import { readRegion } from '@/i18n/dateLocale'
import { LANGUAGE_KEY, languageChoices, readLanguage, writeLanguage, type Language } from '@/i18n/language'
import { comesLater } from '@/views/my/comesLater'
import { FamilyButtons } from '@/views/my/EventCard'
import { deleteKept, isWaiting } from '@/views/my/kept'
import { createMyText, type MyTexts } from '@/views/my/myText'
import { MyPageView } from '@/views/my/MyPageView'
import { PersonalContext, type OpenedEvent, type PersonalCalls, type Relative } from '@/views/my/personal'
import { chooseLink, deleteLink, forgetOpened, nameLink, type KnownLink } from './link'
import { LinkChoice } from './LinkChoice'
import { fileBy, requestBy } from './personalRequest'
import { readSkin, showSkin, storeSkin } from './skin'
import { loadTexts } from './texts'

const OtherAnswers = comesLater(() => import('./OtherAnswers'), 'OtherAnswers')
const LinkRemoval = comesLater(() => import('./LinkRemoval'), 'LinkRemoval')

/** For a phone with several links: before the page is shown, that nothing in it moves. Without a line each comes when it can. */
export async function fetchFamily(): Promise<void> {
  await Promise.allSettled([OtherAnswers.fetchCode(), FamilyButtons.fetchCode()])
}

interface NoLinkProps extends Pick<PersonalCalls, 't'> {
  /** What was opened is not a whole link. */
  isBroken: boolean
}

function NoLink({ t, isBroken }: NoLinkProps) {
  return (
    <div className="my-notice">
      <h2>{t(isBroken ? 'goneTitle' : 'noLinkTitle')}</h2>
      <p>{t(isBroken ? 'goneText' : 'noLinkText')}</p>
    </div>
  )
}

/** A language with its words. */
interface Spoken {
  language: Language
  texts: MyTexts
}

interface PersonalAppProps {
  /** See takeLink. */
  link: string | null
  links: readonly KnownLink[]
  /** Until it is shown. */
  opened: (OpenedEvent & { link: string }) | undefined
  /** Runs what changes the links of this phone, and shows what there is then. */
  onChange: (act: () => void) => void
  spoken: Spoken
  /** The component of the check-in address; null at all others. */
  Checkin: ComponentType<{ isKnown: boolean }> | null
}

/** Its words do not come: the page goes on in those that it has. */
const withoutLine = () => undefined

/** The light page: a bar with language and skin, and what the personal link opens. */
export function PersonalApp({ link, links, opened, onChange, spoken, Checkin }: PersonalAppProps) {
  const [{ language, texts }, setSpoken] = useState(spoken)
  const [skin, setSkin] = useState(readSkin)
  const speak = useCallback(
    async (chosen: Language) => setSpoken({ language: chosen, texts: await loadTexts(chosen) }),
    [],
  )
  const nameOwner = useCallback(
    (opened: string, { person, group, duesHidden }: Parameters<NonNullable<PersonalCalls['onPerson']>>[0]) =>
      onChange(() => {
        const named = { link: opened, name: person.name, group: group.name, hidesDues: duesHidden !== undefined }
        const former = nameLink({ ...named, ...(person.id !== undefined && { person: person.id }) })
        // What waits under one is sent by it first.
        for (const one of former.filter((each) => !isWaiting(each))) {
          deleteLink(one)
          deleteKept(one)
        }
      }),
    [onChange],
  )
  const [relatives, setRelatives] = useState<readonly (Relative & { link: string })[]>([])
  const noteRelative = useCallback(
    (other: string, relative: Relative | undefined) =>
      setRelatives((known) => [
        ...known.filter((one) => one.link !== other),
        ...(relative ? [{ ...relative, link: other }] : []),
      ]),
    [],
  )
  const calls = useMemo(
    () => ({
      request: requestBy(link ?? ''),
      fetchFile: fileBy(link ?? ''),
      owner: link,
      onPerson: (page: Parameters<NonNullable<PersonalCalls['onPerson']>>[0]) => {
        writeGroupRegion(page.group.region)
        if (writeGroupAddressing(page.group.addressing)) speak(readLanguage()).catch(withoutLine)
        if (link) nameOwner(link, page)
      },
    }),
    [link, nameOwner, speak],
  )
  const personal = useMemo<PersonalCalls>(
    () => ({
      ...calls,
      t: createMyText(texts, language),
      language,
      locale: dateLocaleOf(language, readRegion(language)),
    }),
    [calls, language, texts],
  )
  const withRelatives = useMemo(() => {
    const personOf = (one: string | null) => links.find((known) => known.link === one)?.person
    // A person can have two links here; each is answered for once, and nobody beside themselves.
    const seen = new Set([personOf(link)])
    const others = relatives.filter((one) => {
      const person = personOf(one.link)
      const isNew = person !== undefined && !seen.has(person)
      seen.add(person)
      return isNew
    })
    return { ...personal, relatives: others, ...(opened?.link === link && { opened, onOpened: forgetOpened }) }
  }, [personal, relatives, links, link, opened])
  const { t } = personal
  const title = t(Checkin === null ? 'title' : 'checkin.title')
  useEffect(() => {
    document.documentElement.lang = language
    document.title = `${title} · Batuta`
  }, [language, title])

  useEffect(() => showSkin(skin), [skin])
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)')
    const follow = () => setSkin(readSkin())
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [])
  useEffect(() => {
    // As another tab chose it.
    const follow = ({ key }: StorageEvent) => {
      if (key === LANGUAGE_KEY) speak(readLanguage()).catch(withoutLine)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [speak])

  function turnSkin(): void {
    const next = skin === 'dark' ? 'light' : 'dark'
    storeSkin(next)
    setSkin(next)
  }

  // At a check-in, a phone with several links asks once who has come.
  const [isChosen, setChosen] = useState(false)
  const isAsked = Checkin !== null && links.length > 1 && !isChosen
  const choose = (chosen: string) => {
    setChosen(true)
    onChange(() => chooseLink(chosen))
  }
  const forget = (forgotten: string) =>
    onChange(() => {
      deleteKept(forgotten)
      deleteLink(forgotten)
    })
  const group = links.find((one) => one.link === link)?.group
  const others = links.filter((one) => one.link !== link || Checkin !== null)

  return (
    <PersonalContext value={withRelatives}>
      <header className="personal-bar">
        <span className="brand">
          <Logo size={24} /> Batuta
        </span>
        <span className="cluster">
          <select
            className="form-select personal-language"
            aria-label={t('language')}
            value={language}
            onChange={({ target }) => {
              const chosen = languageChoices.find(({ code }) => code === target.value)
              if (chosen) speak(chosen.code).then(() => writeLanguage(chosen.code), withoutLine)
            }}
          >
            {languageChoices.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name.replace(/\(.+\)/, `(${code.slice(3)})`)}
              </option>
            ))}
          </select>
          <button type="button" className="btn btn-ghost personal-skin" onClick={turnSkin}>
            {skin === 'dark' ? t('skinLight') : t('skinDark')}
          </button>
        </span>
      </header>
      <main className="personal-main">
        <h1>{title}</h1>
        {links.length > 1 && (
          <LinkChoice
            title={t(Checkin === null ? 'links.whose' : 'checkin.who')}
            links={links}
            link={isAsked ? null : link}
            onChoose={choose}
          />
        )}
        {isAsked ? (
          <p className="my-notice">{t('checkin.who')}</p>
        ) : Checkin !== null ? (
          <Checkin isKnown={link !== null} />
        ) : link === null || link === '' ? (
          <NoLink t={t} isBroken={link === ''} />
        ) : (
          <MyPageView key={link} />
        )}
        {others.map((one) => (
          <OtherAnswers
            key={one.link}
            link={one.link}
            isRead={one.name === undefined || one.group === group}
            onRead={nameOwner}
            onRelative={noteRelative}
          />
        ))}
        {Checkin === null && links.length > 0 && <LinkRemoval links={links} onForget={forget} />}
      </main>
    </PersonalContext>
  )
}
