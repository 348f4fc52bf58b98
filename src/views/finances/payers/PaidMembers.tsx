import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { ComboField } from '@/@core/components/fields/ComboField'
import { DateField } from '@/@core/components/fields/DateField'
import { useMemberChoices } from '@/shared/records/useNameChoices'
import { useNames } from '@/views/finances/ledger/useNames'
import './payers.scss'

export interface PaidSpan {
  since: string
  until: string
}
export type PaidSpans = Readonly<Record<string, PaidSpan>>

export const noSpan: PaidSpan = { since: '', until: '' }

interface PaidMembersProps {
  ids: readonly string[]
  /** By member id: days as typed, empty if not set. */
  spans: PaidSpans
  onSpan: (id: string, span: PaidSpan) => void
  onChange: (ids: string[]) => void
  /** For a stored payer: sets a last day for all members without one. */
  onEnd?: (() => void) | undefined
}

/** The members for whom someone pays, with a search field to add further ones. */
export function PaidMembers({ ids, spans, onSpan, onChange, onEnd }: PaidMembersProps) {
  const { t } = useTranslation('payers')
  const { options, ...source } = useMemberChoices()
  const { memberText } = useNames(ids.map((memberId) => ({ memberId })))
  const nameOf = (id: string) => options.find(({ value }) => value === id)?.label ?? memberText(id)
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
              <fieldset aria-label={nameOf(id)}>
                <span className="paid-member-name">{nameOf(id)}</span>
                {(['since', 'until'] as const).map((field) => (
                  <DateField
                    key={field}
                    label={field === 'since' ? t('form.from') : t('form.to')}
                    name={`${field} ${id}`}
                    value={(spans[id] ?? noSpan)[field]}
                    onChange={({ target }) => onSpan(id, { ...noSpan, ...spans[id], [field]: target.value })}
                  />
                ))}
                <IconButton
                  icon={X}
                  label={t('form.removeMember', { name: nameOf(id) })}
                  onClick={() => onChange(ids.filter((one) => one !== id))}
                />
              </fieldset>
            </li>
          ))}
        </ul>
      )}
      {ids.length > 0 && <p className="muted">{t('form.spanHint')}</p>}
      {ids.length > 0 && onEnd && (
        <Button size="sm" onClick={onEnd}>
          {t('form.end')}
        </Button>
      )}
    </>
  )
}
