import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageTo } from '@contract/messages'
import { SelectField } from '@/@core/components/fields/SelectField'
import { fetchSections } from '@/redux/members'
import { useQuery } from '@/redux/useQuery'
import { FreeMessageDialog } from '@/shared/messages/FreeMessageDialog'
import { PeoplePicker } from '@/shared/records/PeoplePicker'
import { GroupPicks, Picks } from '@/shared/records/Picks'

const kinds = ['all', 'sections', 'groups', 'members'] as const
type Who = (typeof kinds)[number]

/** The list of each kind stays while another kind is chosen. */
interface ToValues {
  who: Who
  sectionIds: string[]
  groupIds: string[]
  memberIds: string[]
}

function toOf({ who, sectionIds, groupIds, memberIds }: ToValues): MessageTo | null {
  if (who === 'sections') return sectionIds.length > 0 ? { who, sectionIds } : null
  if (who === 'groups') return groupIds.length > 0 ? { who, groupIds } : null
  if (who === 'members') return memberIds.length > 0 ? { who, memberIds } : null
  return { who }
}

/** A message in free words, with the choice of whom it goes to. */
export function WriteMessageDialog({ onSent, onClose }: { onSent: () => void; onClose: () => void }) {
  const { t } = useTranslation(['messages', 'members'])
  const [values, setValues] = useState<ToValues>({ who: 'all', sectionIds: [], groupIds: [], memberIds: [] })
  const to = useMemo(() => toOf(values), [values])
  const sections = useQuery(fetchSections, undefined).answer?.settings.sections ?? []
  const set = (change: Partial<ToValues>) => setValues({ ...values, ...change })
  const { who } = values
  const error = to ? undefined : t('dialog.noneChosen')

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
            label={t('dialog.to')}
            required
            value={who}
            options={kinds.map((value) => ({ value, label: t(`dialog.whos.${value}`) }))}
            onChange={({ target }) => {
              const chosen = kinds.find((kind) => kind === target.value)
              if (chosen) set({ who: chosen })
            }}
          />
          {who === 'sections' && (
            <Picks
              legend={t('dialog.whos.sections')}
              chosen={values.sectionIds}
              onChange={(sectionIds) => set({ sectionIds })}
              options={sections.map(({ id, name, family }) => ({
                value: id,
                label: name ?? t(`members:sections.${family}`),
              }))}
              error={error}
            />
          )}
          {who === 'groups' && (
            <GroupPicks chosen={values.groupIds} onChange={(groupIds) => set({ groupIds })} error={error} />
          )}
          {who === 'members' && (
            <PeoplePicker
              ids={values.memberIds}
              onChange={(memberIds) => set({ memberIds })}
              error={error}
              removeLabel={(name) => t('dialog.takeOff', { name })}
            />
          )}
        </>
      }
    />
  )
}
