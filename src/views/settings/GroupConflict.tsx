import { useTranslation } from 'react-i18next'
import type { Group } from '@contract/group'
import { EditConflictDialog } from '@/@core/components/dialog/EditConflictDialog'
import { timeZoneLabel } from '@/i18n/timeZones'

interface GroupConflictProps {
  mine: Group
  theirs: Group
  isBusy: boolean
  onChoose: (group: Group) => void
  onCancel: () => void
}

const compared = ['name', 'currency', 'timeZone'] as const

function read(group: Group, name: (typeof compared)[number]): string {
  return name === 'timeZone' ? timeZoneLabel(group.timeZone) : group[name]
}

/** The settings as typed and as someone else saved them meanwhile, to choose from field by field. */
export function GroupConflict({ mine, theirs, isBusy, onChoose, onCancel }: GroupConflictProps) {
  const { t } = useTranslation('settings')
  const fields = compared
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({ name, label: t(`group.${name}`), mine: read(mine, name), theirs: read(theirs, name) }))
  return (
    <EditConflictDialog
      isOpen
      fields={fields}
      isBusy={isBusy}
      onCancel={onCancel}
      onResolve={(choice) => {
        const own = compared.filter((name) => choice[name] === 'mine').map((name) => [name, mine[name]])
        // On top of theirs, with the version that they left.
        onChoose({ ...theirs, ...Object.fromEntries(own) })
      }}
    />
  )
}
