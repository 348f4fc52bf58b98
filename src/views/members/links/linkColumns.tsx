import type { TFunction } from 'i18next'
import { Eye, MailCheck, QrCode, Unlink } from 'lucide-react'
import type { MemberLink } from '@contract/calendar/links'
import { IconButton } from '@/@core/components/IconButton'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import type { Column } from '@/@core/components/table/column'
import { RowCheckbox } from '@/@core/components/table/RowSelection'
import { memberLabel, nameBesideInstrument } from '@/shared/records/memberLabel'

const looks = {
  none: { shape: 'ring', tone: 'neutral' },
  made: { shape: 'dot', tone: 'positive' },
  unopened: { shape: 'half', tone: 'caution' },
  withdrawn: { shape: 'dash', tone: 'danger' },
} as const

interface LinkRowActions {
  open: (link: MemberLink) => void
  /** A preview of the member's page; does not reveal the link. */
  preview: (link: MemberLink) => void
  withdraw: (link: MemberLink) => void
  /** Absent: they may not. */
  agree?: ((link: MemberLink) => void) | undefined
}

/** Columns of each link's state and actions. */
export function linkColumns(
  t: TFunction<['links', 'members']>,
  dateTime: (instant: string) => string,
  { open, preview, withdraw, agree }: LinkRowActions,
): Column<MemberLink>[] {
  return [
    {
      id: 'selection',
      label: t('chooseAll'),
      isSelection: true,
      width: '2.625rem',
      cell: (link) => <RowCheckbox id={link.memberId} label={t('choose', { name: memberLabel(link) })} />,
    },
    {
      id: 'name',
      label: t('members:fields.name'),
      grow: 2,
      wraps: true,
      cell: (link) => <span>{nameBesideInstrument(link)}</span>,
    },
    {
      id: 'place',
      label: t('members:fields.instrument'),
      grow: 1.2,
      stacked: 'detail',
      cell: ({ section, instrument }) => instrument ?? t(`members:sections.${section}`),
    },
    {
      id: 'state',
      label: t('state'),
      grow: 1,
      stacked: 'detail',
      wraps: true,
      cell: ({ state, usedAt, isAddressNew }) => {
        // Members who have not opened their link may not have received it.
        const shown = state === 'made' && usedAt === undefined ? 'unopened' : state
        return (
          <span>
            <StatusLabel {...looks[shown]} label={t(`states.${shown}`)} />
            {isAddressNew === true && <small className="muted d-block">{t('newAddress')}</small>}
          </span>
        )
      },
    },
    {
      id: 'used',
      label: t('used'),
      grow: 1.3,
      hideBelow: 'medium',
      stacked: 'hidden',
      cell: ({ usedAt }) => (usedAt === undefined ? '' : dateTime(usedAt)),
    },
    {
      id: 'actions',
      label: t('actions'),
      isActions: true,
      width: '11.25rem',
      align: 'end',
      stacked: 'end',
      cell: (link) => (
        <span className="tooltip-edge-end link-tools">
          {link.isAddressNew === true && agree && (
            <IconButton
              icon={MailCheck}
              label={t('agreeOf', { name: memberLabel(link) })}
              stackedWord={t('agree')}
              size="sm"
              onClick={() => agree(link)}
            />
          )}
          {link.state === 'made' && (
            <IconButton
              icon={Unlink}
              label={t('withdrawOf', { name: memberLabel(link) })}
              stackedWord={t('withdraw')}
              size="sm"
              onClick={() => withdraw(link)}
            />
          )}
          <IconButton
            icon={Eye}
            label={t('previewOf', { name: memberLabel(link) })}
            stackedWord={t('preview')}
            size="sm"
            onClick={() => preview(link)}
          />
          <IconButton
            icon={QrCode}
            label={t('of', { name: memberLabel(link) })}
            stackedWord={t('state')}
            size="sm"
            onClick={() => open(link)}
          />
        </span>
      ),
    },
  ]
}
