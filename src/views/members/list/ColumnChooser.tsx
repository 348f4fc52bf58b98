import { Columns3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { DropPanel } from '@/@core/components/DropPanel'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { Can } from '@/auth/Can'
import { paths } from '@/configs/paths'
import type { OwnColumns } from './useOwnColumns'

/** Chooses which own fields are columns. */
export function ColumnChooser({ columns }: { columns: OwnColumns }) {
  const { t } = useTranslation('ownFields')
  const { fields, chosen, toggle } = columns
  if (fields.length === 0) return null
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
