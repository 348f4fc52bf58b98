import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Card, Form } from 'reactstrap'
import * as z from 'zod/mini'
import { journalForms } from '@contract/finances/journal'
import { CalendarDate } from '@contract/primitives'
import { Button } from '@/@core/components/Button'
import { DateField } from '@/@core/components/fields/DateField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { useLanguage } from '@/i18n/useLanguage'
import { selectUser } from '@/redux/auth'
import { fetchAccounts } from '@/redux/finances/accounts'
import { fetchJournal } from '@/redux/finances/journal'
import { useAppSelector } from '@/redux/hooks'
import { useQuery } from '@/redux/useQuery'
import { seasonSpan } from '@/shared/dates/seasonSpan'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'
import { Loaded } from '@/shared/records/Loaded'
import { BackToLists } from '@/views/finances/lists/BackToLists'
import { useJournalFile } from './useJournalFile'
import './journal.scss'

const JournalValues = z
  .object({ accountId: z.string(), from: CalendarDate, to: CalendarDate, form: z.enum(journalForms) })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'not_after_start' }))
type JournalValues = z.infer<typeof JournalValues>

/** Of the field; nothing chosen would be a value that is missing. */
const ALL = 'all'

/** The journal of one account or all, as a file for auditors. */
export function JournalPage() {
  const { t } = useTranslation('journal')
  const [search] = useSearchParams()
  const load = useQuery(fetchAccounts, undefined)
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} back={<BackToLists />} />
      <Loaded {...load}>
        {({ accounts }) => {
          const asked = accounts.find(({ account }) => account.id === search.get('account'))?.account.id ?? ALL
          const known = accounts.map(({ account: { id, name } }) => ({ value: id, label: name }))
          const options = [{ value: ALL, label: t('all') }, ...known]
          return <JournalForm accountId={asked} accounts={options} />
        }}
      </Loaded>
    </>
  )
}

interface JournalFormProps {
  accountId: string
  accounts: { value: string; label: string }[]
}

function JournalForm({ accountId, accounts }: JournalFormProps) {
  const { t } = useTranslation('journal')
  const locale = useLanguage()
  const group = useAppSelector(selectUser)?.group.name ?? ''
  const year = seasonSpan(useToday(), useSeasonMonth())
  const form = useSchemaForm<JournalValues>(JournalValues, { accountId, ...year, form: 'pdf' })
  const bind = useBoundFields(form)
  const { save, progress } = useJournalFile()

  const submit = form.handleSubmit(async ({ accountId: chosen, ...asked }) => {
    const of = accounts.find(({ value }) => value === chosen)?.label ?? t('all')
    await save([[group, t('title'), of, asked.from, asked.to], asked.form], (onBytes) =>
      fetchJournal({ ...asked, ...(chosen !== ALL && { accountId: chosen }), locale }, onBytes),
    )
  })

  return (
    <Form className="form-column" onSubmit={(event) => void submit(event)} noValidate>
      <Card className="journal-card">
        <SelectField {...bind('accountId')} label={t('account')} hint={t('accountHint')} options={accounts} required />
        <div className="field-pair">
          <DateField {...bind('from')} label={t('from')} required />
          <DateField {...bind('to')} label={t('to')} required />
        </div>
        <SelectField
          {...bind('form')}
          label={t('form')}
          options={journalForms.map((value) => ({ value, label: t(`forms.${value}`) }))}
          required
        />
        <div className="cluster">
          <Button type="submit" color="primary" isBusy={progress !== undefined}>
            <Download size={16} aria-hidden />
            {t('save')}
          </Button>
          <output className="muted">{progress}</output>
        </div>
      </Card>
    </Form>
  )
}
