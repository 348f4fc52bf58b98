import { Link2, Mail, Printer } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { linkStates, type MemberLink } from '@contract/calendar/links'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { DataTable } from '@/@core/components/table/DataTable'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { loadErrorOf } from '@/i18n/failureText'
import { fetchLinks } from '@/redux/calendar/links'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { MemberLinkDialog } from '@/shared/links/MemberLinkDialog'
import { useMailLinks } from '@/shared/links/useMailLinks'
import { useListQuery } from '@/shared/lists/useListQuery'
import { memberLabel } from '@/shared/records/memberLabel'
import { useExistingPage } from '@/shared/records/useExistingPage'
import { chosenSection, sectionFilter } from '@/views/members/columns/listedSections'
import { useSectionChoices } from '@/views/members/columns/useSectionLabel'
import { MemberTabs } from '@/views/members/tabs/MemberTabs'
import { AgreeDialog } from './AgreeDialog'
import { linkColumns } from './linkColumns'
import { useChosenMembers } from './useChosenMembers'
import { useLinkWithdrawal } from './useLinkWithdrawal'
import { isFiltered, linkListUrl, toLinkSelection } from './linkQuery'
import './linkList.scss'

/** All personal links: their state, and ways to hand them on and withdraw them. */
export function LinkListPage() {
  const { t } = useTranslation(['links', 'members', 'shell'])
  const { dateTime } = useFormat()
  const { query, choose, adjust } = useListQuery(linkListUrl)
  const config = useMemo(() => ({ ...toLinkSelection(query), page: query.page, perPage: query.perPage }), [query])
  const { answer, failure, isLoading, reload } = useQuery(fetchLinks, config)
  const { isPastEnd } = useExistingPage(
    { rows: answer?.links, total: answer?.total ?? 0, isLoading, failure, reload },
    query,
    adjust,
  )
  const [opened, setOpened] = useState<MemberLink | null>(null)
  const [doubted, setDoubted] = useState<MemberLink | null>(null)
  const sections = useSectionChoices()
  const search = useCallback((q: string) => adjust({ q }), [adjust])
  const clear = () => choose({ q: '', ...sectionFilter(''), state: undefined })
  const chosen = useChosenMembers(answer?.links)
  const navigate = useNavigate()
  const canAdd = useAppAbility().can('create', 'Member')
  const canAgree = useAppAbility().can('manage', 'Member')
  const mail = useMailLinks()
  const [isMailAsked, setMailAsked] = useState(false)
  const { withdraw, question } = useLinkWithdrawal(reload)
  const sheet = linkListUrl.write({ ...query, page: undefined, perPage: undefined }).toString()
  const sheetPath = sheet === '' ? paths.printLinks : `${paths.printLinks}?${sheet}`

  function mailToChosen(): void {
    setMailAsked(false)
    void mail?.send(chosen.ids)
  }

  const columns = useMemo(() => {
    const preview = ({ memberId }: MemberLink) => void navigate(paths.pagePreview(memberId))
    return linkColumns(t, dateTime, {
      open: setOpened,
      preview,
      withdraw,
      agree: canAgree ? setDoubted : undefined,
    })
  }, [t, dateTime, navigate, canAgree, withdraw])

  return (
    <>
      <MemberTabs />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          chosen.ids.length > 0 ? (
            <>
              {mail && (
                <Button isBusy={mail.isBusy} onClick={() => setMailAsked(true)}>
                  <Mail size={16} aria-hidden />
                  {t('mailTo', { count: chosen.ids.length })}
                </Button>
              )}
              <Button color="primary" onClick={() => void navigate(sheetPath, { state: { memberIds: chosen.ids } })}>
                <Printer size={16} aria-hidden />
                {t('sheetOf', { count: chosen.ids.length })}
              </Button>
            </>
          ) : (
            <Button color="primary" to={sheetPath}>
              <Printer size={16} aria-hidden />
              {t('sheet')}
            </Button>
          )
        }
      />
      <FilterBar isFiltered={isFiltered(query)} onClear={clear}>
        <SearchField value={query.q} onSearch={search} label={t('members:search')} />
        <FilterSelect
          label={t('members:fields.section')}
          anyLabel={t('members:all.section')}
          value={chosenSection(query)}
          options={sections}
          onChange={(value) => choose(sectionFilter(value))}
        />
        <FilterSelect
          label={t('state')}
          anyLabel={t('members:all.section')}
          value={query.state ?? ''}
          options={linkStates.map((value) => ({ value, label: t(`states.${value}`) }))}
          onChange={(value) => choose({ state: linkStates.find((one) => one === value) })}
        />
      </FilterBar>
      {failure ? (
        <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
      ) : (
        <DataTable
          label={t('title')}
          columns={columns}
          rows={answer?.links}
          selection={chosen}
          keyField="memberId"
          isLoading={isLoading || isPastEnd}
          empty={
            isFiltered(query) ? (
              <NoMatch title={t('members:noMatchTitle')} onClear={clear} />
            ) : (
              <EmptyState
                icon={Link2}
                title={t('members:empty.title')}
                hint={t('empty')}
                action={canAdd && <Button to={paths.newMember}>{t('members:add')}</Button>}
              />
            )
          }
          pagination={{
            page: query.page,
            perPage: query.perPage,
            total: answer?.total ?? 0,
            onPage: (page) => choose({ page }),
            onPerPage: (perPage) => choose({ perPage }),
          }}
        />
      )}
      {opened && (
        <MemberLinkDialog
          memberId={opened.memberId}
          name={opened.name}
          label={memberLabel(opened)}
          onClose={() => {
            setOpened(null)
            reload()
          }}
        />
      )}
      {doubted && (
        <AgreeDialog
          link={doubted}
          onClose={() => {
            setDoubted(null)
            reload()
          }}
        />
      )}
      <ConfirmDialog
        isOpen={isMailAsked}
        title={t('mailTo', { count: chosen.ids.length })}
        confirmLabel={t('mail')}
        onConfirm={mailToChosen}
        onCancel={() => setMailAsked(false)}
      >
        <p>{t('mailText')}</p>
        <p>{chosen.names.join(', ')}</p>
      </ConfirmDialog>
      {question}
    </>
  )
}
