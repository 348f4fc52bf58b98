import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { MemberData } from '@contract/privacy'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { useFormat } from '@/shared/dates/useFormat'
import { ownValueText } from '@/shared/ownFields/ownValueText'

/** What is stored in the group's own fields, also in removed ones. */
export function OwnData({ values = [] }: { values: MemberData['ownValues'] }) {
  const { t } = useTranslation(['ownFields'])
  const format = useFormat()
  if (values.length === 0) return null
  return (
    <div className="member-facts">
      <Card tag="section">
        <h2>{t('ownFields:title')}</h2>
        <DefinitionList
          items={values.map(({ name, value }) => ({ term: name, value: ownValueText(value, { t, format }) }))}
        />
      </Card>
    </div>
  )
}
