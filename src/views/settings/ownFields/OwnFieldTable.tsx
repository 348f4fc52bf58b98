import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { OwnField } from '@contract/members/ownFields'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { useFormat } from '@/shared/dates/useFormat'

interface OwnFieldTableProps {
  fields: readonly OwnField[]
  /** How many members have a value, by the field's id. */
  used: ReadonlyMap<string, number>
  onEdit: (field: OwnField) => void
  onMove: (field: OwnField, by: -1 | 1) => void
}

/** The group's fields in the order in which forms show them. */
export function OwnFieldTable({ fields, used, onEdit, onMove }: OwnFieldTableProps) {
  const { t } = useTranslation('ownFields')
  const { count } = useFormat()
  return (
    <Card className="own-fields">
      <Table>
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('access')}</th>
            <th scope="col" className="own-fields-count">
              {t('used')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('order')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field, at) => {
            const { id, name, kind, options = [], seenBy, writtenBy } = field
            return (
              <tr key={id} data-row-id={id}>
                <th scope="row">
                  <Button color="link" onClick={() => onEdit(field)}>
                    {name}
                  </Button>
                </th>
                <td>
                  {t(`kinds.${kind}`)}
                  {options.length > 0 && <small>{options.map((option) => option.name).join(' · ')}</small>}
                </td>
                <td>
                  {t('sees', { who: [t('managers'), ...seenBy.map((reader) => t(`readers.${reader}`))].join(', ') })}
                  <small>{t('writes', { who: writtenBy.map((writer) => t(`writers.${writer}`)).join(', ') })}</small>
                </td>
                <td className="own-fields-count">{count(used.get(id) ?? 0)}</td>
                <td className="row-moves">
                  <IconButton
                    icon={ArrowUp}
                    label={t('up', { name })}
                    size="sm"
                    isAtEnd={at === 0}
                    onClick={() => onMove(field, -1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    label={t('down', { name })}
                    size="sm"
                    isAtEnd={at === fields.length - 1}
                    onClick={() => onMove(field, 1)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Card>
  )
}
