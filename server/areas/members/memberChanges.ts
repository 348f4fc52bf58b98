import { isDeepStrictEqual } from 'node:util'
import type { Member, MemberWrite } from '@contract/members'
import type { ChangedMember, MemberChange, MemberFieldSet } from '@contract/members/memberChanges'
import type { OwnField, OwnValues } from '@contract/members/ownFields'
import type { Actor } from '../../platform/audit/actor'
import type { Database, Transaction } from '../../platform/db/database'
import { ApiError, invalidField } from '../../platform/http/errors'
import { inPieces } from '../../platform/http/progress'
import type { OnProgress } from '../../platform/http/progress'
import { setFeeClasses, setFeeSpans } from '../finances/dues/public'
import { withLedger } from '../finances/ledger/public'
import type { Ledger } from '../finances/ledger/public'
import { lockMembers, writeMembers } from './importUpdates'
import { toRow } from './memberRows'
import { lockOwnFields } from './ownFieldRows'
import { checkedOwnValues } from './ownValues'

type Line = MemberChange['members'][number]

const pathOf = (place: number) => `change.members.${place}`
const setsFees = ({ set }: Line) => set.feeClassId !== undefined || set.fees !== undefined

/** All at once, removed ones before those that only changed: whoever reads it again sees both. */
function assertAsRead(lines: readonly Line[], stored: ReadonlyMap<string, Member>): void {
  const places = (isRefused: (line: Line) => boolean) =>
    lines.flatMap((line, place) => (isRefused(line) ? [[`${pathOf(place)}.id`, 'not_allowed']] : []))
  const gone = places(({ id }) => !stored.has(id))
  if (gone.length > 0) throw new ApiError('not_found', { fields: Object.fromEntries(gone) })
  const other = places(({ id, version }) => stored.get(id)?.version !== version)
  if (other.length > 0) throw new ApiError('conflict', { fields: Object.fromEntries(other) })
}

function assertDistinct(lines: readonly Line[]): void {
  const seen = new Set<string>()
  for (const [place, { id }] of lines.entries()) {
    if (seen.has(id)) throw invalidField(`${pathOf(place)}.id`, 'taken')
    seen.add(id)
  }
}

/** The given value, none for null, and the stored one where nothing is given. */
const over = <Value>(given: Value | null | undefined, stored: Value | undefined) =>
  given === undefined ? stored : (given ?? undefined)

function withFields(member: Member, set: MemberFieldSet): MemberWrite & { version: number } {
  return {
    ...member,
    section: set.section ?? member.section,
    status: set.status ?? member.status,
    instrument: over(set.instrument, member.instrument),
    part: over(set.part, member.part),
    seat: over(set.seat, member.seat),
    secondInstrument: over(set.secondInstrument, member.secondInstrument),
    position: over(set.position, member.position),
    joinedOn: over(set.joinedOn, member.joinedOn),
    leftOn: over(set.leftOn, member.leftOn),
  }
}

function withOwnValues(stored: OwnValues, set: MemberFieldSet): OwnValues {
  const given = Object.entries(set.ownValues ?? {}).map(([id, value]) => [id.toLowerCase(), value] as const)
  const emptied = new Set(given.flatMap(([id, value]) => (value === null ? [id] : [])))
  const values = { ...stored, ...Object.fromEntries(given) }
  return Object.fromEntries(
    Object.entries(values).flatMap(([id, value]) => (value === null || emptied.has(id) ? [] : [[id, value]])),
  )
}

/** The fields of the set as they are stored now: what Undo posts. */
function storedFields(member: Member, set: MemberFieldSet): MemberFieldSet {
  const { ownValues } = set
  const plain = (['instrument', 'part', 'seat', 'secondInstrument', 'position', 'joinedOn', 'leftOn'] as const).filter(
    (field) => set[field] !== undefined,
  )
  const own = Object.keys(ownValues ?? {}).map((id) => [id, member.ownValues?.[id.toLowerCase()] ?? null])
  return {
    ...(set.section && { section: member.section }),
    ...(set.status && { status: member.status }),
    ...Object.fromEntries(plain.map((field) => [field, member[field] ?? null])),
    ...(ownValues && { ownValues: Object.fromEntries(own) }),
  }
}

interface Prepared {
  place: number
  set: MemberFieldSet
  before: Member
  update: MemberWrite & { version: number }
  ownValues: OwnValues
}

/** The members that the change leaves other than they are. */
function prepare(
  lines: readonly Line[],
  stored: ReadonlyMap<string, Member>,
  fields: readonly OwnField[],
  actor: Actor,
): Prepared[] {
  const writer = { as: 'manager', name: actor.name } as const
  return lines.flatMap(({ id, set }, place): Prepared[] => {
    const before = stored.get(id)
    if (before === undefined) return []
    const { ownValues: kept = {} } = before
    const write = { given: withOwnValues(kept, set), stored: kept }
    const ownValues =
      set.ownValues === undefined ? kept : checkedOwnValues(fields, write, writer, `${pathOf(place)}.set`)
    const update = withFields(before, set)
    const isSame = isDeepStrictEqual(toRow(before, kept), toRow(update, ownValues))
    return isSame ? [] : [{ place, set, before, update, ownValues }]
  })
}

/** What became of members' fee classes, by member, as Undo posts it. */
async function changeFees(ledger: Ledger, lines: readonly Line[]): Promise<Map<string, MemberFieldSet['fees']>> {
  const classes = lines.flatMap(({ id, set: { feeClassId } }, place) =>
    feeClassId === undefined ? [] : [{ memberId: id, classId: feeClassId, place }],
  )
  const spans = lines.flatMap(({ id, set: { fees } }, place) => (fees ? [{ memberId: id, ...fees, place }] : []))
  const placed = await setFeeClasses(ledger, classes, (at) => `${pathOf(classes[at]?.place ?? 0)}.set.feeClassId`)
  await setFeeSpans(
    ledger,
    spans.map(({ place: _place, ...wanted }) => wanted),
    (at) => `${pathOf(spans[at]?.place ?? 0)}.set.fees`,
  )
  return new Map([...placed, ...spans].map(({ memberId, before, fees }) => [memberId, { before: fees, fees: before }]))
}

/** Changes all these members or none, each only if it is as it was read. Returns those that are other than before. */
export function changeMembers(
  db: Database,
  actor: Actor,
  change: MemberChange,
  onProgress?: OnProgress,
): Promise<ChangedMember[]> {
  const lines = change.members.map(({ id, ...line }) => ({ ...line, id: id.toLowerCase() }))
  assertDistinct(lines)
  const store = async (tx: Transaction, ledger?: Ledger) => {
    const { groupId } = actor
    const ids = lines.map(({ id }) => id)
    const fields = lines.some(({ set }) => set.ownValues !== undefined) ? await lockOwnFields(tx, groupId) : []
    const stored = await lockMembers(tx, groupId, ids)
    assertAsRead(lines, stored)
    const fees = ledger && (await changeFees(ledger, lines))
    const prepared = prepare(lines, stored, fields, actor)
    const ownValues = new Map(prepared.map((one) => [one.update, one.ownValues]))
    await inPieces(prepared, onProgress, async (piece) => {
      const updates = piece.map(({ update }) => update)
      await writeMembers(tx, actor, updates, {
        fields,
        ...(!change.isUndo && { pathOf: (id: string) => `${pathOf(ids.indexOf(id.toLowerCase()))}.set` }),
        ownValuesOver: (update, kept) => ownValues.get(update) ?? kept,
      })
    })
    const written = new Map(prepared.map(({ place, ...one }) => [place, one]))
    return lines.flatMap(({ id, version }, place): ChangedMember[] => {
      const one = written.get(place)
      const spans = fees?.get(id)
      if (one === undefined && spans === undefined) return []
      const set = { ...(one && storedFields(one.before, one.set)), ...(spans && { fees: spans }) }
      return [{ id, version: one ? version + 1 : version, set }]
    })
  }
  return lines.some(setsFees)
    ? withLedger(db, actor, (ledger) => store(ledger.tx, ledger))
    : db.transaction((tx) => store(tx))
}
