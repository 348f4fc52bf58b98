import { Columns3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { DropPanel } from '@/@core/components/DropPanel'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { Can } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { moreColumns, type OwnColumns } from './useOwnColumns'

/** Chooses which own fields, and which fields that every group has, are columns. */
export function ColumnChooser({ columns }: { columns: OwnColumns }) {
  const { t } = useTranslation(['ownFields', 'members'])
  const { fields, chosen, chosenMore, toggle } = columns
  return (
    <DropPanel
      className="column-chooser"
      renderTrigger={(trigger) => (
        <Button {...trigger}>
          <Columns3 size={16} aria-hidden />
          <span className="page-action-text">{t('columns.title')}</span>
        </Button>
      )}
    >
      {() => (
        <fieldset>
          <legend>{t('columns.choose')}</legend>
          {moreColumns.map((id) => (
            <CheckboxField
              key={id}
              label={t(`members:fields.${id}`)}
              checked={chosenMore.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
          {fields.map(({ id, name }) => (
            <CheckboxField
              key={id}
              label={name}
              checked={chosen.some((field) => field.id === id)}
              onChange={() => toggle(id)}
            />
          ))}
          <Can I="update" a="Group">
            <Button color="link" size="sm" to={paths.ownFields}>
              {t('columns.setUp')}
            </Button>
          </Can>
        </fieldset>
      )}
    </DropPanel>
  )
}
