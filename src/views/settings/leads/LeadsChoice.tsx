import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Leads } from '@contract/leads'
import { PartError } from '@/@core/components/feedback/PartError'
import { fetchLeadChoices } from '@/redux/users'
import { useQuery } from '@/redux/useQuery'
import '@/@core/styles/customizer.scss'
import '@/views/settings/settings.scss'

interface LeadsChoiceProps {
  leads: Leads
  onChange: (leads: Leads) => void
}

/** The group's sections and groups of people; any number of them. */
export function LeadsChoice({ leads, onChange }: LeadsChoiceProps) {
  const { t } = useTranslation(['settings', 'members'])
  const { answer, failure, reload, isLoading } = useQuery(fetchLeadChoices, true)
  if (failure) return <PartError text={t('leads.failed')} onRetry={reload} isRetrying={isLoading} />
  if (!answer) return null
  const { sections, memberGroups } = answer
  return (
    <>
      <Picks
        legend={t('leads.sections')}
        options={sections.map(({ id, name, family }) => ({ id, name: name ?? t(`members:sections.${family}`) }))}
        chosen={leads.sections}
        onChange={(ids) => onChange({ ...leads, sections: ids })}
      />
      <Picks
        legend={t('leads.memberGroups')}
        options={memberGroups}
        chosen={leads.memberGroups}
        onChange={(ids) => onChange({ ...leads, memberGroups: ids })}
        empty={t('leads.noGroups')}
      />
    </>
  )
}

interface PicksProps {
  legend: string
  options: readonly { id: string; name: string }[]
  chosen: string[]
  onChange: (ids: string[]) => void
  /** Shown where there are no options. */
  empty?: ReactNode
}

/** What is chosen and gone since is left out at the next change. */
function Picks({ legend, options, chosen, onChange, empty }: PicksProps) {
  function toggle(id: string): void {
    const known = options.map((option) => option.id)
    onChange(known.filter((one) => (one === id ? !chosen.includes(one) : chosen.includes(one))))
  }

  return (
    <fieldset className="leads-picks">
      <legend>{legend}</legend>
      <div className="choice-row">
        {options.map(({ id, name }) => (
          <label key={id} className="choice">
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {options.length === 0 && empty && <p className="form-text">{empty}</p>}
    </fieldset>
  )
}
