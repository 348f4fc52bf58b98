import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DropPanel } from '@/@core/components/DropPanel'
import { SelectField } from '@/@core/components/fields/SelectField'
import { IconButton } from '@/@core/components/IconButton'
import { PanelChoice } from '@/@core/components/navbar/PanelChoice'
import { csvForms, useCsvForm } from './useCsvForm'
import './csvFormMenu.scss'

/** Beside a button that saves a CSV file: says how it is written, and lets one choose. */
export function CsvFormMenu() {
  const { t } = useTranslation('shell')
  const { form, choose } = useCsvForm()
  return (
    <DropPanel
      className="csv-form tooltip-edge-end"
      renderTrigger={(button) => (
        <IconButton {...button} icon={ChevronDown} label={t('csvForm.label', { form: t(`csvForm.${form}`) })} />
      )}
    >
      {(close) => (
        <>
          {csvForms.map((one) => (
            <PanelChoice
              key={one}
              isChosen={one === form}
              onChoose={() => {
                choose(one)
                close()
              }}
            >
              {t(`csvForm.${one}`)}
            </PanelChoice>
          ))}
          <p className="panel-hint">{t('csvForm.hint')}</p>
        </>
      )}
    </DropPanel>
  )
}

/** The same as a field of a dialog. */
export function CsvFormField() {
  const { t } = useTranslation('shell')
  const { form, choose } = useCsvForm()
  return (
    <SelectField
      label={t('csvForm.field')}
      hint={t('csvForm.hint')}
      value={form}
      onChange={({ target }) => choose(csvForms.find((one) => one === target.value) ?? form)}
      options={csvForms.map((value) => ({ value, label: t(`csvForm.${value}`) }))}
      required
    />
  )
}
