import { Contact, EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { DropPanel } from '@/@core/components/DropPanel'
import { fetchGuardians } from '@/redux/contacts'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { mailAddresses } from './mailAddresses'
import { useMemberFile } from './useMemberFile'
import './contactsPanel.scss'

/** Names without an address that are shown. */
const NAMED_MAX = 5

/** Hands the members to a mail programme, or to an address book. */
export function ContactsPanel({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation('members')
  const { saveCards } = useMemberFile()
  const [isBusy, setBusy] = useState(false)

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
          <Addresses members={members} />
          <Button isBusy={isBusy} onClick={() => void save(close)}>
            <Contact size={16} aria-hidden />
            {t('chosen.cards')}
          </Button>
        </>
      )}
    </DropPanel>
  )
}

/** Of the members, and of the guardians of minors. */
function Addresses({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation('members')
  const { count } = useFormat()
  const today = useToday()
  const { answer: guardians, failure } = useQuery(fetchGuardians, undefined)
  if (guardians === null && failure === null) return null
  const { addresses, without } = mailAddresses(members, guardians ?? [], today)
  const names = without.length > NAMED_MAX ? [...without.slice(0, NAMED_MAX - 1), '…'] : without
  return (
    <>
      {addresses.length > 0 && (
        <CopyButton
          text={addresses.join(', ')}
          label={t('chosen.copy', { count: addresses.length, shown: count(addresses.length) })}
        />
      )}
      {without.length > 0 && (
        <p className="muted">
          {t('chosen.without', { count: without.length, shown: count(without.length), names: names.join(', ') })}
        </p>
      )}
    </>
  )
}
