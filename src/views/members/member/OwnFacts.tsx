import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { OwnValues } from '@contract/members/ownFields'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { useAppAbility } from '@/auth/Can'
import { fetchOwnFields } from '@/redux/ownFields'
import { useQuery } from '@/redux/useQuery'
import { useOwnValueText } from '@/shared/ownFields/ownValueText'

/** Values of the group's own fields; nothing where the person reads none. Who manages members sees the empty ones too. */
export function OwnFacts({ values = {} }: { values: OwnValues | undefined }) {
  const { t } = useTranslation('ownFields')
  const seesAll = useAppAbility().can('manage', 'Member')
  const { answer: fields } = useQuery(fetchOwnFields, undefined)
  const textOf = useOwnValueText()
  const items = (fields ?? [])
    .map((field) => ({ term: field.name, value: textOf(field, values[field.id]) || undefined }))
    .filter(({ value }) => seesAll || value !== undefined)
  if (items.length === 0) return null
  return (
    <div className="member-facts">
      <Card tag="section">
        <h2>{t('title')}</h2>
        <DefinitionList items={items} />
      </Card>
    </div>
  )
}
