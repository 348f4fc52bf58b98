import { useTranslation } from 'react-i18next'
import type { MessageSettings } from '@contract/messages'
import { EditConflictDialog } from '@/@core/components/dialog/EditConflictDialog'
import { languageChoices } from '@/i18n/language'

interface MessageSettingsConflictProps {
  mine: MessageSettings
  theirs: MessageSettings
  isBusy: boolean
  onChoose: (settings: MessageSettings) => void
  onCancel: () => void
}

const compared = ['askDays', 'remindDays', 'remindsMaybe', 'quiet', 'senderName', 'replyTo', 'locale'] as const
const labels = { askDays: 'ask', remindDays: 'remind' } as const

/** Compares the settings as typed with those saved by someone else, to choose field by field. */
export function MessageSettingsConflict({ mine, theirs, isBusy, onChoose, onCancel }: MessageSettingsConflictProps) {
  const { t } = useTranslation('messages')

  function read(settings: MessageSettings, name: (typeof compared)[number]): string {
    const { quiet, locale } = settings
    if (name === 'askDays' || name === 'remindDays') {
      const count = settings[name]
      return count === undefined ? t('settings.off') : t(`settings.${name}`, { count })
    }
    if (name === 'remindsMaybe') return t(settings.remindsMaybe === true ? 'settings.yes' : 'settings.no')
    if (name === 'quiet') return quiet ? `${quiet.from}–${quiet.to}` : t('settings.none')
    if (name === 'locale') return languageChoices.find(({ code }) => code === locale)?.name ?? locale
    return settings[name] ?? t('settings.none')
  }

  const fields = compared
    .filter((name) => read(mine, name) !== read(theirs, name))
    .map((name) => ({
      name,
      label: t(`settings.${name === 'askDays' || name === 'remindDays' ? labels[name] : name}`),
      mine: read(mine, name),
      theirs: read(theirs, name),
    }))
  return (
    <EditConflictDialog
      isOpen
      fields={fields}
      isBusy={isBusy}
      onCancel={onCancel}
      onResolve={(choice) => {
        // Based on the other person's version; absent fields are off.
        const values = compared.map((name) => [name, (choice[name] === 'mine' ? mine : theirs)[name]] as const)
        const chosen = Object.fromEntries(values.filter(([, value]) => value !== undefined))
        onChoose({ locale: theirs.locale, ...chosen, version: theirs.version })
      }}
    />
  )
}
