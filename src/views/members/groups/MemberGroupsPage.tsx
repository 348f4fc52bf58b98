import { Mail, Plus, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { MemberGroup } from '@contract/members/memberGroups'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { showToast } from '@/@core/components/feedback/showToast'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { useWritesMessages } from '@/auth/useWritesMessages'
import { paths } from '@/configs/paths'
import { withTexts } from '@/i18n/i18n'
import { fetchMemberGroups, removeMemberGroup, saveMemberGroup } from '@/redux/memberGroups'
import { fetchSections } from '@/redux/members'
import { fetchOwnFields } from '@/redux/ownFields'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { Loaded } from '@/shared/records/Loaded'
import { useUndo } from '@/shared/records/useUndo'
import { MemberTabs } from '@/views/members/tabs/MemberTabs'
import { MemberGroupDialog } from './MemberGroupDialog'

const GroupMessageDialog = lazyPart(
  loader(() => withTexts(['messages'], import('./GroupMessageDialog'))),
  (file) => file.GroupMessageDialog,
)

/** Groups of people: who is in each, and by what. */
export function MemberGroupsPage() {
  const { t } = useTranslation('memberGroups')
  const { count } = useFormat()
  const { offerUndo } = useUndo()
  const canChange = useAppAbility().can('manage', 'Member')
  const canWrite = useWritesMessages()
  const load = useQuery(fetchMemberGroups, undefined)
  const { answer, reload } = load
  const ruleText = useRuleText()
  const [editing, setEditing] = useState<{ group?: MemberGroup } | null>(null)
  const [written, setWritten] = useState<MemberGroup | null>(null)
  const toRemove = editing?.group

  async function remove(group: MemberGroup): Promise<void> {
    const { id, name } = group
    setEditing(null)
    try {
      await removeMemberGroup(id)
      const undo = offerUndo({ run: () => saveMemberGroup(group), done: t('restored', { name }), onSettled: reload })
      showToast.success(t('removed', { name }), undo)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    reload()
  }

  const add = canChange && (
    <Button color="primary" onClick={() => setEditing({})}>
      <Plus size={16} aria-hidden />
      {t('add')}
    </Button>
  )
  return (
    <>
      <MemberTabs />
      <PageHeader title={t('title')} lead={t('lead')} actions={answer !== null && answer.length > 0 && add} />
      <Loaded {...load} isKept>
        {(groups) =>
          groups.length === 0 ? (
            <EmptyState icon={Users} title={t('emptyTitle')} hint={t('emptyText')} action={add} />
          ) : (
            <Card>
              <Table>
                <caption className="visually-hidden">{t('title')}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('name')}</th>
                    <th scope="col">{t('by')}</th>
                    <th scope="col">{t('people')}</th>
                    {canWrite && (
                      <th scope="col">
                        <span className="visually-hidden">{t('actions')}</span>
                      </th>
                    )}
                  </tr>
                </thead>
                <tbody>
                  {groups.map(({ memberGroup, peopleIds }) => (
                    <tr key={memberGroup.id}>
                      <th scope="row">
                        {canChange ? (
                          <Button
                            color="link"
                            label={t('edit', { name: memberGroup.name })}
                            onClick={() => setEditing({ group: memberGroup })}
                          >
                            {memberGroup.name}
                          </Button>
                        ) : (
                          memberGroup.name
                        )}
                      </th>
                      <td>{ruleText(memberGroup)}</td>
                      <td>
                        <Link to={`${paths.members}?memberGroup=${memberGroup.id}`}>{count(peopleIds.length)}</Link>
                      </td>
                      {canWrite && (
                        <td>
                          {peopleIds.length > 0 && (
                            <IconButton
                              icon={Mail}
                              label={t('write', { name: memberGroup.name })}
                              onClick={() => setWritten(memberGroup)}
                            />
                          )}
                        </td>
                      )}
                    </tr>
                  ))}
                </tbody>
              </Table>
            </Card>
          )
        }
      </Loaded>
      {written && <GroupMessageDialog group={written} onClose={() => setWritten(null)} />}
      {editing && (
        <MemberGroupDialog
          group={editing.group}
          onSaved={reload}
          onRemove={toRemove && (() => void remove(toRemove))}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}

/** Who is in a group, in words. */
function useRuleText(): (group: MemberGroup) => string {
  const { t } = useTranslation(['memberGroups', 'members'])
  const fields = useQuery(fetchOwnFields, undefined).answer ?? []
  const sectionsOf = useQuery(fetchSections, undefined).answer?.settings.sections
  return ({ rule }) => {
    if (rule === undefined) return t('kinds.hand')
    const {
      statuses = [],
      sections = [],
      ownSections = [],
      instruments = [],
      ownField,
      ageFrom: from,
      ageTo: to,
    } = rule
    const sectionName = (id: string) => {
      const section = sectionsOf?.find((one) => one.id === id)
      return section ? (section.name ?? t(`members:sections.${section.family}`)) : sectionsOf ? t('goneSection') : ''
    }
    const age =
      from !== undefined && to !== undefined
        ? t('ages.between', { from, to })
        : from !== undefined
          ? t('ages.from', { from })
          : to === undefined
            ? ''
            : t('ages.to', { to })
    const parts = [
      ...statuses.map((status) => t(`members:statuses.${status}`)),
      ...sections.map((section) => t(`members:sections.${section}`)),
      ...ownSections.map(sectionName),
      ...instruments,
      fields.find(({ id }) => id === ownField)?.name ?? '',
      age,
    ].filter((part) => part !== '')
    return parts.length === 0 ? t('everybody') : parts.join(' · ')
  }
}
