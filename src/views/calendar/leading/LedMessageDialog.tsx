import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LedMembers } from '@contract/calendar/leading'
import type { MessageTo } from '@contract/messages'
import { SelectField } from '@/@core/components/fields/SelectField'
import { FreeMessageDialog } from '@/shared/messages/FreeMessageDialog'
import { Picks } from '@/shared/records/Picks'

const kinds = ['all', 'chosen'] as const

interface LedMessageDialogProps {
  members: LedMembers['members']
  onSent: () => void
  onClose: () => void
}

/** A message to those who are led, or to some of them. */
export function LedMessageDialog({ members, onSent, onClose }: LedMessageDialogProps) {
  const { t } = useTranslation(['leading', 'messages'])
  const [who, setWho] = useState<(typeof kinds)[number]>('all')
  const [memberIds, setMemberIds] = useState<string[]>([])
  const to = useMemo<MessageTo | null>(() => {
    if (who === 'all') return { who }
    return memberIds.length > 0 ? { who: 'members', memberIds } : null
  }, [who, memberIds])
  return (
    <FreeMessageDialog
      to={to}
      isToChanged={who !== 'all'}
      onSent={onSent}
      onClose={onClose}
      head={
        <>
          <SelectField
            name="to.who"
            label={t('messages:dialog.to')}
            required
            value={who}
            options={kinds.map((value) => ({ value, label: t(`messages.${value}`) }))}
            onChange={({ target }) => setWho(target.value === 'chosen' ? 'chosen' : 'all')}
          />
          {who === 'chosen' && (
            <Picks
              legend={t('messages.who')}
              chosen={memberIds}
              onChange={setMemberIds}
              options={members.map(({ memberId, name, instrument }) => ({
                value: memberId,
                label: [name, instrument].filter(Boolean).join(' · '),
              }))}
              error={to ? undefined : t('messages:dialog.noneChosen')}
            />
          )}
        </>
      }
    />
  )
}
