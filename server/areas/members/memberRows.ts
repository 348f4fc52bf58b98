import { isDeepStrictEqual } from 'node:util'
import type { Member, MemberWrite, PostalAddress } from '@contract/members'
import type { OwnValues } from '@contract/members/ownFields'
import { members } from '../../platform/db/schema/members'
import { leavesOwnValues } from './ownValues'

export const memberColumns = {
  id: members.id,
  name: members.name,
  familyName: members.familyName,
  calledName: members.calledName,
  section: members.section,
  instrument: members.instrument,
  part: members.part,
  seat: members.seat,
  secondInstrument: members.secondInstrument,
  position: members.position,
  status: members.status,
  email: members.email,
  phone: members.phone,
  otherPhones: members.otherPhones,
  otherEmails: members.otherEmails,
  address: members.address,
  birthDate: members.birthDate,
  joinedOn: members.joinedOn,
  leftOn: members.leftOn,
  emergencyName: members.emergencyName,
  emergencyPhone: members.emergencyPhone,
  notes: members.notes,
  ownValues: members.ownValues,
  version: members.version,
}

type MemberRow = Pick<typeof members.$inferSelect, keyof typeof memberColumns>

/** Empty text is stored as null. */
function orNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text
}

const orNone = <Way>(ways: Way[] | undefined) => (ways === undefined || ways.length === 0 ? null : ways)

/** Its parts in one order, without empty ones. */
function toAddress(address: PostalAddress | undefined): PostalAddress | undefined {
  if (address === undefined) return undefined
  const { street, postcode, town, region, country } = address
  const parts = Object.entries({ street, postcode, town, region, country })
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined && part !== ''))
}

/** All columns that a write sets, including absent fields: a replace clears them. `ownValues`: checked (ownValues.ts). */
export function toRow(member: MemberWrite, ownValues: OwnValues): Omit<MemberRow, 'version'> {
  return {
    // Lower case, as PostgreSQL writes uuids, so that the row compares with a stored one.
    id: member.id.toLowerCase(),
    name: member.name,
    familyName: orNull(member.familyName),
    calledName: orNull(member.calledName),
    section: member.section,
    instrument: orNull(member.instrument),
    part: member.part ?? null,
    seat: member.seat ?? null,
    secondInstrument: orNull(member.secondInstrument),
    position: orNull(member.position),
    status: member.status,
    email: orNull(member.email),
    phone: orNull(member.phone),
    otherPhones: orNone(member.otherPhones),
    otherEmails: orNone(member.otherEmails),
    address: toAddress(member.address) ?? null,
    birthDate: orNull(member.birthDate),
    joinedOn: orNull(member.joinedOn),
    leftOn: orNull(member.leftOn),
    emergencyName: orNull(member.emergencyContact?.name),
    emergencyPhone: orNull(member.emergencyContact?.phone),
    notes: orNull(member.notes),
    ownValues,
  }
}

export function toMember(row: MemberRow): Member {
  const { id, name, section, instrument, position, status, email, phone, birthDate, joinedOn, notes, version } = row
  const {
    familyName,
    calledName,
    part,
    seat,
    secondInstrument,
    otherPhones,
    otherEmails,
    address,
    leftOn,
    emergencyName,
    emergencyPhone,
    ownValues,
  } = row
  return {
    id,
    name,
    ...(familyName !== null && { familyName }),
    ...(calledName !== null && { calledName }),
    section,
    ...(instrument !== null && { instrument }),
    ...(part !== null && { part }),
    ...(seat !== null && { seat }),
    ...(secondInstrument !== null && { secondInstrument }),
    ...(position !== null && { position }),
    status,
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    ...(otherPhones !== null && { otherPhones }),
    ...(otherEmails !== null && { otherEmails }),
    ...(address !== null && { address: toAddress(address) }),
    ...(birthDate !== null && { birthDate }),
    ...(joinedOn !== null && { joinedOn }),
    ...(leftOn !== null && { leftOn }),
    ...(emergencyName !== null &&
      emergencyPhone !== null && { emergencyContact: { name: emergencyName, phone: emergencyPhone } }),
    ...(notes !== null && { notes }),
    ...(Object.keys(ownValues).length > 0 && { ownValues }),
    version,
  }
}

/** Whether the write is identical to the stored member. */
export function isUnchanged({ version: _version, ...stored }: MemberRow, member: MemberWrite): boolean {
  const { ownValues } = stored
  return leavesOwnValues(member.ownValues, ownValues) && isDeepStrictEqual({ ...stored }, toRow(member, ownValues))
}
