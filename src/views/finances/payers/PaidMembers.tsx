import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/@core/components/IconButton'
import { ComboField } from '@/@core/components/fields/ComboField'
import { useMemberChoices } from '@/shared/records/useNameChoices'
import { useNames } from '@/views/finances/ledger/useNames'
import './payers.scss'

interface PaidMembersProps {
  ids: readonly string[]
  onChange: (ids: string[]) => void
}

/** For whom somebody pays: each is found by name, and stands below with a way out. */
export function PaidMembers({ ids, onChange }: PaidMembersProps) {
  const { t } = useTranslation('payers')
  const { options, ...source } = useMemberChoices()
  const { memberText } = useNames(ids.map((memberId) => ({ memberId })))
  return (
    <>
      <ComboField
        {...source}
        options={options.filter(({ value }) => !ids.includes(value))}
        label={t('form.addMember')}
        value=""
        onChange={(id) => {
          if (id !== '') onChange([...ids, id])
        }}
        listLabel={t('form.choices')}
        placeholder={t('form.placeholder')}
        emptyText={t('form.none')}
      />
      {ids.length > 0 && (
        <ul className="paid-members" aria-label={t('form.members')}>
          {ids.map((id) => (
            <li key={id}>
              <span>{memberText(id)}</span>
              <IconButton
                icon={X}
                label={t('form.removeMember', { name: memberText(id) })}
                onClick={() => onChange(ids.filter((one) => one !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
