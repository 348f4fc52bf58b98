import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { LineSum } from '@/@core/import/counts/LineSum'
import { ColumnList } from './ColumnList'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import type { ReadOptions } from '@/@core/import/parsing/fileTable'
import type { ImportArea } from './importArea'
import type { ColumnSample } from '@/@core/import/parsing/matchColumns'
import { ParseOptions } from './ParseOptions'
import { StepHeading } from './StepHeading'
import { unusedPlaces, type Chosen } from './useColumns'

interface ColumnsStepProps<Id extends string, Answers, Item> {
  area: ImportArea<Id, Answers, Item>
  chosen: Chosen<Id, Answers>
  columns: FileColumns<Id>
  samples: readonly ColumnSample[]
  onAssign: (place: number, field: Id | '') => void
  onAnswer: (change: Partial<Answers>) => void
  onHeader: (place: number) => void
  onReread: (options: ReadOptions) => void
  onGuess: () => void
  /** Why the file could not be read in another way. */
  alert: string | null
  onNext: () => void
  onOtherFile: () => void
}

/** What the columns hold, and what has to be asked before the lines can be read. */
export function ColumnsStep<Id extends string, Answers, Item>(props: ColumnsStepProps<Id, Answers, Item>) {
  const {
    area,
    chosen,
    columns,
    samples,
    onAssign,
    onAnswer,
    onHeader,
    onReread,
    onGuess,
    alert,
    onNext,
    onOtherFile,
  } = props
  const { t, i18n } = useTranslation(['imports', 'shell'])
  const [isAsked, setAsked] = useState(false)
  const open = area.openQuestions(columns, chosen.answers)
  // Those above the names of the columns are read as well, and left out. What becomes of the rest depends on what is asked here.
  const aside = columns.header ? chosen.table.headerPlace : 0
  const count = columns.rows.length + aside
  const shown = new Intl.NumberFormat(i18n.language).format(count)
  const unused = (area.needsAllColumns ? unusedPlaces(samples, chosen.mapping) : []).map((place) => {
    const name = samples[place]?.name ?? ''
    return name === '' ? t('columns.unnamed', { number: place + 1 }) : t('shell:quoted', { text: name })
  })
  const counts = { toImport: 0, known: 0, aside, refused: 0, open: columns.rows.length }

  function goOn(): void {
    setAsked(true)
    if (open.length === 0) onNext()
  }

  return (
    <section className="import-step">
      <StepHeading title={t('columns.title')} lead={t('columns.lead', { name: chosen.fileName, count, shown })} />
      <LineSum counts={counts} />
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      {chosen.isRemembered && (
        <FormAlert tone="info">
          <div className="alert-acts">
            {t('columns.remembered')}
            <Button size="sm" onClick={onGuess}>
              {t('columns.guess')}
            </Button>
          </div>
        </FormAlert>
      )}
      <ParseOptions table={chosen.table} onReread={onReread} onHeader={onHeader} />
      <ColumnList fields={area.fields} samples={samples} mapping={chosen.mapping} onAssign={onAssign} />
      {unused.length > 0 && (
        <FormAlert tone="info">
          {t('columns.leftOut', {
            count: unused.length,
            shown: new Intl.NumberFormat(i18n.language).format(unused.length),
            names: new Intl.ListFormat(i18n.language).format(unused),
          })}
        </FormAlert>
      )}
      <FieldSection title={t('columns.questions')}>
        <div className="import-questions">
          {area.questions({ columns, answers: chosen.answers, onAnswer, isAsked })}
        </div>
      </FieldSection>
      <FormActions>
        {isAsked && open.length > 0 && (
          <FormAlert>{t('columns.missing', { names: new Intl.ListFormat(i18n.language).format(open) })}</FormAlert>
        )}
        <Button color="primary" onClick={goOn}>
          {t('columns.next')}
        </Button>
        <Button color="ghost" onClick={onOtherFile}>
          {t('columns.otherFile')}
        </Button>
      </FormActions>
    </section>
  )
}
