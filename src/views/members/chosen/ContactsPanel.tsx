import { Contact, EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { DropPanel } from '@/@core/components/DropPanel'
import { useFormat } from '@/shared/dates/useFormat'
import { useMemberFile } from './useMemberFile'
import './contactsPanel.scss'

/** Names without an address that are shown. */
const NAMED_MAX = 5

/** Hands the members to a mail programme, or to an address book. */
export function ContactsPanel({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation('members')
  const { count } = useFormat()
  const { saveCards } = useMemberFile()
  const [isBusy, setBusy] = useState(false)
  const addresses = [...new Set(members.flatMap(({ email }) => email ?? []))]
  const without = members.filter(({ email }) => email === undefined).map(({ name }) => name)

  async function save(close: () => void): Promise<void> {
    setBusy(true)
    const isSaved = await saveCards(members)
    setBusy(false)
    if (isSaved) close()
  }

  return (
    <DropPanel
      side="above"
      className="contacts-panel"
      renderTrigger={(trigger) => (
        <Button {...trigger}>
          <EllipsisVertical size={16} aria-hidden />
          {t('chosen.contacts')}
        </Button>
      )}
    >
      {(close) => (
        <>
          {addresses.length > 0 && (
            <CopyButton
              text={addresses.join(', ')}
              label={t('chosen.copy', { count: addresses.length, shown: count(addresses.length) })}
            />
          )}
          {without.length > 0 && (
            <p className="muted">
              {t('chosen.without', {
                count: without.length,
                shown: count(without.length),
                names: (without.length > NAMED_MAX ? [...without.slice(0, NAMED_MAX - 1), '…'] : without).join(', '),
              })}
            </p>
          )}
          <Button isBusy={isBusy} onClick={() => void save(close)}>
            <Contact size={16} aria-hidden />
            {t('chosen.cards')}
          </Button>
        </>
      )}
    </DropPanel>
  )
}
