import { useTranslation } from 'react-i18next'
import { LATE_GRACE_USUAL, USUAL_REGION, type Group } from '@contract/group'
import { EditConflictDialog } from '@/@core/components/dialog/EditConflictDialog'
import { monthNames } from '@/i18n/monthNames'
import { regionName } from '@/i18n/regions'
import { timeZoneLabel } from '@/i18n/timeZones'

interface GroupConflictProps {
  mine: Group
  theirs: Group
  isBusy: boolean
  onChoose: (group: Group) => void
  onCancel: () => void
}

const compared = [
  'name',
  'currency',
  'timeZone',
  'region',
  'seasonMonth',
  'auditMonths',
  'purgeMonths',
  'lateGraceMinutes',
  'finishDefault',
  'replyDays',
  'takesLateYes',
  'showsComing',
  'addressing',
  'showsDues',
  'requiresSecondFactor',
] as const
type Compared = (typeof compared)[number]

/** Compares the settings as typed with those saved by someone else, to choose field by field. */
export function GroupConflict({ mine, theirs, isBusy, onChoose, onCancel }: GroupConflictProps) {
  const { t, i18n } = useTranslation(['settings', 'security', 'checkin', 'invitees'])

  function labelOf(name: Compared): string {
    if (name === 'lateGraceMinutes') return t('checkin:group.grace')
    if (name === 'finishDefault') return t('checkin:group.rest')
    if (name === 'replyDays' || name === 'takesLateYes' || name === 'showsDues' || name === 'showsComing')
      return t(`invitees:group.${name}`)
    return name === 'requiresSecondFactor' ? t('security:group.label') : t(`group.${name}`)
  }

  const regionText = (region: string = USUAL_REGION) =>
    region === USUAL_REGION ? t('group.regionUsual') : regionName(i18n.language, region)

  function read(group: Group, name: Compared): string {
    if (name === 'requiresSecondFactor')
      return t(group.requiresSecondFactor ? 'security:group.yes' : 'security:group.no')
    if (name === 'lateGraceMinutes')
      return t('checkin:group.minutes', { count: group.lateGraceMinutes ?? LATE_GRACE_USUAL })
    if (name === 'finishDefault') return t(`checkin:group.${group.finishDefault ?? 'present'}`)
    if (name === 'showsComing') return t(`invitees:group.comings.${group.showsComing ?? 'nothing'}`)
    if (name === 'addressing') return t(`group.addressings.${group.addressing ?? 'formal'}`)
    if (name === 'showsDues' || name === 'takesLateYes')
      return t(group[name] ? 'invitees:group.yes' : 'invitees:group.no')
    if (name === 'replyDays') {
      const { replyDays: count = 0 } = group
      return count === 0 ? t('invitees:group.untilStart') : t('invitees:group.days', { count })
    }
    if (name === 'region') return regionText(group.region)
    if (name === 'seasonMonth') return monthNames(i18n.language)[(group.seasonMonth ?? 1) - 1] ?? ''
    if (name === 'auditMonths') return t('group.months', { count: group.auditMonths ?? 0 })
    if (name === 'purgeMonths')
      return group.purgeMonths === undefined ? t('group.purgeNever') : t('group.months', { count: group.purgeMonths })
    return name === 'timeZone' ? timeZoneLabel(group.timeZone) : group[name]
  }

  const fields = compared
    .filter((name) => read(mine, name) !== read(theirs, name))
    .map((name) => ({ name, label: labelOf(name), mine: read(mine, name), theirs: read(theirs, name) }))
  return (
    <EditConflictDialog
      isOpen
      fields={fields}
      isBusy={isBusy}
      onCancel={onCancel}
      onResolve={(choice) => {
        const own = compared.filter((name) => choice[name] === 'mine').map((name) => [name, mine[name]])
        // Based on the other person's version.
        onChoose({ ...theirs, ...Object.fromEntries(own) })
      }}
    />
  )
}
