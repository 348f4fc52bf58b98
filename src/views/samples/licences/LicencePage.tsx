import { Scale } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { licences } from 'virtual:package-licences'
import { CopyButton } from '@/@core/components/CopyButton'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { CountsBar } from '@/@core/components/page/CountsBar'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import { useFormat } from '@/shared/dates/useFormat'
import { isNarrowed, type ListShape } from '@/views/samples/kit/listQuery'
import { SampleTable } from '@/views/samples/kit/SampleTable'
import { useListQuery } from '@/views/samples/kit/useListQuery'
import { licenceColumns } from './licenceColumns'
import { countByLicence, foundLicences, licenceSorts, type LicenceRow } from './licenceRows'
import './licences.scss'

const rows: readonly LicenceRow[] = licences.packages.map((row, id) => ({ id, ...row }))
const counts = countByLicence(rows)
/** Which have a bar; the others, of a few packages each, are found by the filter. */
const BARS = 5
const askedBy = ['direct', 'other'] as const

const shape: ListShape<'licence' | 'asked'> = {
  filters: { licence: counts.map(([licence]) => licence), asked: askedBy },
  sortColumns: licenceSorts,
  sortColumn: 'name',
}

/** A text that was broken at a fixed width, a line for each paragraph. */
const unwrapped = (text: string) => text.trim().replaceAll(/(\S)\n(?=\S)/g, '$1 ')

/** What Batuta and all that it is made of are licensed under, as it was when the page was built. */
export function LicencePage() {
  const { t } = useTranslation('samplesLicences')
  const format = useFormat()
  const state = useListQuery(shape)
  const { query, choose, adjust, clear } = state
  const columns = useMemo(() => licenceColumns(t), [t])
  const found = useMemo(() => foundLicences(rows, query), [query])
  const shown = useMemo(() => {
    const from = (query.page - 1) * query.perPage
    return found.slice(from, from + query.perPage)
  }, [found, query.page, query.perPage])
  const search = useCallback((q: string) => adjust({ q }), [adjust])

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { count: rows.length })} />
      <Card tag="section" className="own-licence">
        <div className="own-licence-title">
          <Scale size={22} strokeWidth={1.5} aria-hidden />
          <div>
            <h2>{t('own', { licence: licences.licence })}</h2>
            <p>{t('ownText', { version: licences.version })}</p>
          </div>
          <CopyButton text={licences.text} label={t('copy')} />
        </div>
        {/* Longer than its box on a phone: the keyboard scrolls it too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0} aria-label={t('ownLabel')}>
          {unwrapped(licences.text)}
        </pre>
      </Card>
      <section className="licence-list">
        <h2>
          {t('packages')} <span className="tabular muted">{format.count(found.length)}</span>
        </h2>
        <CountsBar
          label={t('byLicence')}
          unit={t('packages')}
          items={counts.slice(0, BARS).map(([id, count]) => ({ id, label: id || t('none'), count }))}
          selected={query.filters.licence ?? ''}
          onSelect={(licence) => choose({ filters: { licence: licence || undefined } })}
        />
        <FilterBar isFiltered={isNarrowed(query)} onClear={clear}>
          <SearchField value={query.q} onSearch={search} label={t('search')} />
          <FilterSelect
            label={t('fields.licence')}
            value={query.filters.licence ?? ''}
            options={counts.map(([value]) => ({ value, label: value || t('none') }))}
            onChange={(licence) => choose({ filters: { licence: licence || undefined } })}
          />
          <FilterSelect
            label={t('fields.asked')}
            value={query.filters.asked ?? ''}
            options={askedBy.map((value) => ({ value, label: t(`asked.${value}`) }))}
            onChange={(asked) => choose({ filters: { asked: asked || undefined } })}
          />
        </FilterBar>
        <SampleTable
          label={t('packages')}
          columns={columns}
          rows={shown}
          total={found.length}
          isLoading={false}
          failure={null}
          onReload={clear}
          shape={shape}
          state={state}
          empty={<NoMatch onClear={clear} />}
        />
      </section>
    </>
  )
}
