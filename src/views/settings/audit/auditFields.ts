import * as z from 'zod/mini'
import type { AuditSubjectType } from '@contract/audit'
import { Role } from '@contract/auth'
import { EventStatus } from '@contract/calendar'
import { FinanceCategory, FinanceKind, FinanceStatus, PaymentMethod } from '@contract/finances'
import { MemberStatus, Section } from '@contract/members'
import { StepKind } from '@contract/members/history'
import { ThingCondition, ThingKind } from '@contract/members/things'
import { OwnFieldKind, OwnFieldReader, OwnFieldWriter } from '@contract/members/ownFields'
import { ClassChange, FamilyRate, FeeRhythm, PartPeriod } from '@contract/finances/fees'
import { monthNames } from '@/i18n/monthNames'
import { eventFields } from './eventFields'
import { commonReaders, reader, wordsReader, type AuditField, type ReadableName, type TextSource } from './fieldReaders'
import { settingFields } from './settingFields'

const People = z.record(z.string(), z.string())

/** The meaning of `status` depends on the record. */
function statusField(subject: AuditSubjectType, t: TextSource['t']): AuditField {
  if (subject === 'member')
    return { label: t('members:fields.status'), read: reader(MemberStatus, (value) => t(`members:statuses.${value}`)) }
  if (subject === 'event')
    return { label: t('eventForm:status'), read: reader(EventStatus, (value) => t(`events:statuses.${value}`)) }
  return { label: t('finances:fields.status'), read: reader(FinanceStatus, (value) => t(`finances:statuses.${value}`)) }
}

function kindField(subject: AuditSubjectType, t: TextSource['t']): AuditField {
  if (subject === 'own_field')
    return { label: t('ownFields:kind'), read: reader(OwnFieldKind, (kind) => t(`ownFields:kinds.${kind}`)) }
  if (subject === 'thing')
    return { label: t('things:fields.kind'), read: reader(ThingKind, (kind) => t(`things:kinds.${kind}`)) }
  return { label: t('finances:fields.kind'), read: reader(FinanceKind, (kind) => t(`finances:kinds.${kind}`)) }
}

/** In the field order of the forms. */
export function auditFields(subject: AuditSubjectType, source: TextSource): Record<ReadableName, AuditField> {
  const { t, money, language } = source
  const { text, count, day, moment } = commonReaders(source)
  const people = reader(People, (all) => Object.values(all).toSorted(new Intl.Collator(language).compare).join(', '))
  return {
    name: { label: t('members:fields.name'), ...text },
    role: { label: t('fields.role'), read: reader(Role, (role) => t(`layout:roles.${role}`)) },
    email: { label: t('fields.email'), ...text },
    document: { label: t('fields.document'), ...text },
    member: { label: t('fields.member'), ...text },
    people: { label: t('fields.people'), read: people },
    ...eventFields(source),
    ...settingFields(subject, source),
    section: { label: t('members:fields.section'), read: reader(Section, (value) => t(`members:sections.${value}`)) },
    instrument: { label: t('members:fields.instrument'), ...text },
    part: { label: t('members:fields.part'), ...count },
    seat: { label: t('members:fields.seat'), ...count },
    familyName: { label: t('members:fields.familyName'), ...text },
    calledName: { label: t('members:fields.calledName'), ...text },
    secondInstrument: { label: t('members:fields.secondInstrument'), ...text },
    position: { label: t('members:fields.position'), ...text },
    description: { label: t('finances:fields.description'), ...text },
    kind: kindField(subject, t),
    options: { label: t('fields.options'), ...text },
    rule: { label: t('fields.rule'), ...text },
    seenBy: { label: t('fields.seenBy'), read: wordsReader(OwnFieldReader, (word) => t(`ownFields:readers.${word}`)) },
    writtenBy: {
      label: t('fields.writtenBy'),
      read: wordsReader(OwnFieldWriter, (word) => t(`ownFields:writers.${word}`)),
    },
    amount: { label: t('finances:fields.amount'), read: reader(z.number(), money.format) },
    category: {
      label: t('finances:fields.category'),
      read: reader(FinanceCategory, (value) => t(`finances:categories.${value}`)),
    },
    status: statusField(subject, t),
    date: { label: t('finances:fields.date'), ...moment },
    dueDate: { label: t('finances:fields.dueDate'), ...day },
    method: {
      label: t('finances:fields.method'),
      read: reader(PaymentMethod, (value) => t(`finances:methods.${value}`)),
    },
    phone: { label: t('members:fields.phone'), ...text },
    birthDate: { label: t('members:fields.birthDate'), ...day },
    historyStep: { label: t('fields.historyStep'), read: reader(StepKind, (step) => t(`memberHistory:steps.${step}`)) },
    until: { label: t('fields.until'), ...day },
    event: { label: t('finances:fields.event'), ...text },
    postalAddress: { label: t('fields.postalAddress'), ...text },
    contactOf: { label: t('fields.contactOf'), ...text },
    guardians: { label: t('fields.guardians'), ...text },
    guardianOf: { label: t('fields.guardianOf'), ...text },
    emergencyOf: { label: t('fields.emergencyOf'), ...text },
    joinedOn: { label: t('members:fields.joinedOn'), ...day },
    leftOn: { label: t('members:fields.leftOn'), ...day },
    otherPhones: { label: t('members:fields.otherPhones'), ...text },
    otherEmails: { label: t('members:fields.otherEmails'), ...text },
    address: { label: t('fields.postalAddress'), ...text },
    emergencyContact: { label: t('members:fields.emergencyContact'), ...text },
    notes: { label: t('members:fields.notes'), ...text },
    thingNumber: { label: t('things:fields.number'), ...text },
    serialNumber: { label: t('things:fields.serialNumber'), ...text },
    worth: { label: t('things:fields.value'), read: reader(z.number(), money.format) },
    condition: {
      label: t('things:fields.condition'),
      read: reader(ThingCondition, (value) => t(`things:conditions.${value}`)),
    },
    insurance: { label: t('things:fields.insurance'), ...text },
    boughtOn: { label: t('things:fields.boughtOn'), ...day },
    place: { label: t('things:fields.place'), ...text },
    lentOn: { label: t('things:fields.since'), ...day },
    dueBackOn: { label: t('things:fields.until'), ...day },
    deposit: { label: t('things:fields.deposit'), read: reader(z.number(), money.format) },
    returnedOn: { label: t('things:fields.returnedOn'), ...day },
    composer: { label: t('pieces:fields.composer'), ...text },
    arranger: { label: t('pieces:fields.arranger'), ...text },
    publisher: { label: t('pieces:fields.publisher'), ...text },
    shelf: { label: t('pieces:fields.shelf'), ...text },
    minutes: { label: t('pieces:minutes'), ...count },
    seconds: { label: t('pieces:seconds'), ...count },
    grade: { label: t('pieces:fields.grade'), ...count },
    genre: { label: t('pieces:fields.genre'), ...text },
    instrumentation: { label: t('pieces:fields.instrumentation'), ...text },
    iswc: { label: t('pieces:fields.iswc'), ...text },
    ismn: { label: t('pieces:fields.ismn'), ...text },
    society: { label: t('pieces:fields.society'), ...text },
    fee: { label: t('deputies:fields.fee'), read: reader(z.number(), money.format) },
    workNumber: { label: t('pieces:fields.workNumber'), ...text },
    country: { label: t('holidays:country'), ...text },
    state: { label: t('holidays:state'), ...text },
    ownHolidays: { label: t('holidays:own'), ...text },
    mergedPiece: { label: t('pieces:alike.mergedPiece'), ...text },
    parts: { label: t('pieces:files.forWhom'), ...text },
    serviceYears: { label: t('fields.serviceYears'), ...count },
    givenOn: { label: t('fields.givenOn'), ...day },
    honouredYears: { label: t('fields.honouredYears'), ...text },
    reason: { label: t('fields.reason'), ...text },
    rhythm: { label: t('fields.rhythm'), read: reader(FeeRhythm, (value) => t(`fields.rhythms.${value}`)) },
    dueDay: { label: t('fields.dueDay'), ...count },
    firstPeriod: {
      label: t('fields.firstPeriod'),
      read: reader(PartPeriod, (value) => t(`fields.firstPeriods.${value}`)),
    },
    lastPeriod: {
      label: t('fields.lastPeriod'),
      read: reader(PartPeriod, (value) => t(`fields.firstPeriods.${value}`)),
    },
    classChange: {
      label: t('fields.classChange'),
      read: reader(ClassChange, (value) => t(`fields.classChanges.${value}`)),
    },
    family: {
      label: t('fields.familyRate'),
      read: reader(FamilyRate, ({ second, further, yearlyMost }) =>
        [`${second} %`, `${further} %`, yearlyMost === undefined ? [] : money.format(yearlyMost)].flat().join(', '),
      ),
    },
    firstMonth: {
      label: t('fields.firstMonth'),
      read: reader(z.number(), (month) => monthNames(language)[month - 1] ?? String(month)),
    },
    laterAmounts: {
      label: t('fields.laterAmounts'),
      read: reader(z.array(z.object({ from: z.string(), amount: z.number() })), (later) =>
        later.map(({ from, amount }) => `${from}: ${money.format(amount)}`).join(', '),
      ),
    },
    ageLimit: { label: t('fields.ageLimit'), ...count },
    joiningFee: {
      label: t('fields.joiningFee'),
      read: reader(
        z.object({ from: z.string(), amount: z.number() }),
        ({ from, amount }) => `${money.format(amount)}, ${from}`,
      ),
    },
    feeClass: { label: t('fields.feeClass'), ...text },
    pixKey: { label: t('fields.pixKey'), ...text },
    pixName: { label: t('fields.pixName'), ...text },
    iban: { label: t('fields.iban'), ...text },
    bic: { label: t('fields.bic'), ...text },
    holder: { label: t('fields.holder'), ...text },
    paymentDetails: { label: t('fields.paymentDetails'), ...text },
    creditorId: { label: t('fields.creditorId'), ...text },
    signedOn: { label: t('fields.signedOn'), ...day },
    lastUsedOn: { label: t('fields.lastUsedOn'), ...day },
    revokedOn: { label: t('fields.revokedOn'), ...day },
    count: { label: t('fields.count'), ...count },
    zoneTable: { label: t('fields.zoneTable'), ...text },
    seed: { label: t('fields.seed'), ...text },
    alreadyThere: { label: t('fields.alreadyThere'), ...count },
    updated: { label: t('fields.updated'), ...count },
  }
}
