import { Printer } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { Member } from '@contract/members'
import { Button } from '@/@core/components/Button'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { fetchGuardians } from '@/redux/contacts'
import { allMembers, fetchSections } from '@/redux/members'
import { fetchOwnFields } from '@/redux/ownFields'
import { useFullList } from '@/redux/useFullList'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { Loaded } from '@/shared/records/Loaded'
import { fileColumns, type FileColumn } from '@/views/members/columns/fileColumns'
import { useAddressLines } from '@/views/members/columns/useAddressLines'
import type { ChosenPrint } from '@/views/members/chosen/chosenPrint'
import { households } from './households'
import './memberPrint.scss'
import './chosenPrint.scss'

/** In the order of the score. */
const everybody = { sort: 'asc', sortColumn: 'section' } as const

interface SheetProps {
  members: readonly Member[]
  columns: readonly FileColumn[]
  print: ChosenPrint
}

/** Ticked members with chosen columns: a list, also one to tick by hand, or labels to cut. */
export function ChosenPrintPage({ print }: { print: ChosenPrint }) {
  const { t } = useTranslation(['members', 'ownFields'])
  const seesAll = useAppAbility().can('manage', 'Member')
  const group = useAppSelector(selectUser)?.group.name
  const load = useFullList(allMembers, everybody)
  const own = useQuery(fetchOwnFields, undefined)
  const sections = useQuery(fetchSections, undefined)
  const guardians = useQuery(fetchGuardians, undefined)
  const isSettled = [own, sections, guardians].every(({ answer, failure }) => answer !== null || failure !== null)
  const members = useMemo(() => {
    const ids = new Set(print.memberIds)
    return load.answer?.filter(({ id }) => ids.has(id)) ?? null
  }, [load.answer, print])
  const columns = useMemo(
    () =>
      members === null
        ? []
        : fileColumns(members, t, {
            seesAll,
            ownFields: own.answer ?? [],
            sections: sections.answer?.settings.sections,
            guardians: guardians.answer ?? undefined,
          }).filter(({ id }) => print.columns.includes(id)),
    [members, t, seesAll, own.answer, sections.answer, guardians.answer, print],
  )
  const isReady = members !== null && isSettled
  const heading = print.heading || t('printing.title', { group })

  // The print dialog opens once there is something to print.
  useEffect(() => {
    if (isReady) window.print()
  }, [isReady])

  return (
    <>
      <div className="no-print">
        <PageHeader
          title={t(print.form === 'labels' ? 'printing.labels' : 'print')}
          documentTitle={heading}
          lead={print.form === 'list' ? t('printing.hint') : undefined}
          back={<BackLink to={paths.members} label={t('backToList')} />}
          actions={
            isReady && (
              <Button color="primary" onClick={() => window.print()}>
                <Printer size={16} aria-hidden />
                {t('printing.print')}
              </Button>
            )
          }
        />
      </div>
      <Loaded {...load} answer={isSettled ? members : null} isKept>
        {(shown) =>
          print.form === 'labels' ? (
            <LabelSheet members={shown} columns={columns} print={print} />
          ) : (
            <ChosenList members={shown} columns={columns} print={{ ...print, heading }} />
          )
        }
      </Loaded>
    </>
  )
}

function useCellText() {
  const { date } = useFormat()
  return ({ value, isDay }: FileColumn, member: Member): string => {
    const cell = value(member)
    if (typeof cell === 'object') return cell.number
    return isDay && cell ? date(cell) : (cell ?? '')
  }
}

function ChosenList({ members, columns, print }: SheetProps) {
  const { t } = useTranslation('members')
  const format = useFormat()
  const textOf = useCellText()
  const boxes = Array.from({ length: print.boxes }, (_, at) => at)
  return (
    // It scrolls on a narrow screen, and a keyboard can only scroll what it can reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Card tag="section" className="member-print" aria-label={t('title')} tabIndex={0}>
      <header>
        <h2>{print.heading}</h2>
        <p>{t('printing.people', { count: members.length, shown: format.count(members.length) })}</p>
      </header>
      <Table className="chosen-print">
        <thead>
          <tr>
            {columns.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
            {boxes.map((box) => (
              <th key={box} scope="col" className="print-box-head">
                <span className="visually-hidden">{t('printing.box', { number: box + 1 })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.id} scope="row">
                    {textOf(column, member)}
                  </th>
                ) : (
                  <td key={column.id}>{textOf(column, member)}</td>
                ),
              )}
              {boxes.map((box) => (
                <td key={box} className="print-box">
                  {'\u00a0'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

/** Three in a row and eight rows on a page of A4, as sheets of labels of 70 by 37 mm have them. */
function LabelSheet({ members, columns, print }: SheetProps) {
  const { t } = useTranslation('members')
  const textOf = useCellText()
  const linesOf = useAddressLines()
  const labels =
    print.hasAddress === true ? households(members, linesOf) : members.map((one) => ({ people: [one], lines: [] }))
  return (
    <ul className="label-sheet" aria-label={t('title')}>
      {labels.map(({ people, lines }) => (
        <li key={people[0]?.id}>
          {people.map((member) => {
            const texts = columns
              .map((column) => ({ id: column.id, text: textOf(column, member) }))
              .filter(({ text }) => text !== '')
            // Several people take a line each.
            if (people.length > 1) {
              const line = texts.map(({ text }) => text).join(', ')
              return (
                <span key={member.id} className="label-person">
                  {line}
                </span>
              )
            }
            return texts.map(({ id, text }) => <span key={`${member.id} ${id}`}>{text}</span>)
          })}
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </li>
      ))}
    </ul>
  )
}
