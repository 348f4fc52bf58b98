import * as z from 'zod/mini'
import { actions, subjects } from './abilities'
import { demoRoles } from './demoRoles'
import { Addressing, ComingShown, NewGroup, SeasonMonth } from './group'
import { LedName } from './leads'
import { Email, Id, line, text, whenObject } from './primitives'
import type { Call } from './call'

export const roles = ['admin', 'treasurer', 'conductor', 'secretary', 'member', 'client'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

export const AbilityRule = z.object({ action: z.enum(actions), subject: z.enum(subjects) })
export type AbilityRule = z.infer<typeof AbilityRule>

/**
 * A person's document number (CPF, passport, …): it travels in a header, so plain ASCII; unique in the group, marks aside. Empty: they
 * give none, and the server assigns a UUID in its place.
 */
export const Document = z
  .string()
  .check(z.trim(), z.maxLength(40), z.regex(/^(?:[A-Za-z0-9][A-Za-z0-9./-]{2,39})?$/, { error: 'bad_document' }))

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The document number as people read it: empty where the server assigned it. */
export function givenDocument(document: string): string {
  return UUID.test(document) ? '' : document
}

export const PASSWORD_MIN = 8
export const NewPassword = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(200))
export const GivenPassword = z.string().check(z.minLength(1), z.maxLength(200))

export const UserData = z.object({
  id: Id,
  document: z.string(),
  ability: z.array(AbilityRule),
  accessToken: z.string(),
  refreshToken: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  /** They lead sections or groups of people (contract/calendar/leading.ts). */
  leads: z.optional(z.literal(true)),
  group: z.object({
    id: Id,
    name: z.string(),
    currency: z.string(),
    timeZone: z.string(),
    /** Always returned; absent from sessions that an older version stored. */
    seasonMonth: z.optional(SeasonMonth),
    /** contract/group.ts; absent: the usual one. */
    region: z.optional(z.string()),
    /** contract/group.ts; absent: nothing. */
    showsComing: z.optional(ComingShown),
    /** contract/group.ts; absent: formal. */
    addressing: z.optional(Addressing),
  }),
})
export type UserData = z.infer<typeof UserData>

/** The caller's current data: role, name and group may have changed since the sign-in. */
const Person = /* @__PURE__ */ z.omit(UserData, { accessToken: true, refreshToken: true })
export type Person = z.infer<typeof Person>
export const PersonAnswer = /* @__PURE__ */ z.object({ user: Person })

export const Credentials = z.strictObject({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
  password: GivenPassword,
})
export type Credentials = z.infer<typeof Credentials>

const person = { name: line(120), email: Email, password: NewPassword, document: z.optional(Document) }

export const Registration = z.strictObject({ ...person, group: NewGroup })
export type Registration = z.infer<typeof Registration>

const invitation = text(200)
export const InvitedRegistration = z.strictObject({ ...person, invitation })
export type InvitedRegistration = z.infer<typeof InvitedRegistration>

/** Either founds a group or accepts an invitation; one object, so that every error has its own path. */
export const RegisterBody = /* @__PURE__ */ z
  .strictObject({ ...person, group: z.optional(NewGroup), invitation: z.optional(invitation) })
  .check(
    z.refine((body) => body.group !== undefined || body.invitation !== undefined, {
      error: 'required',
      path: ['group'],
      when: whenObject,
    }),
    z.refine((body) => body.group === undefined || body.invitation === undefined, {
      error: 'not_allowed',
      path: ['invitation'],
      when: whenObject,
    }),
  )
export type RegisterBody = z.infer<typeof RegisterBody>

export const SignedIn = z.object({ userData: UserData, accessToken: z.string(), refreshToken: z.string() })
export type SignedIn = z.infer<typeof SignedIn>

/**
 * With mail set up: a link that completes the registration was sent to the address. The answer is the same whether or not the address has
 * an account.
 */
export const PendingRegistration = z.object({ email: z.string(), isPending: z.literal(true) })

const RegistrationToken = text(200)
export const RegistrationTokenQuery = z.strictObject({ token: RegistrationToken })
/** What the link in that mail finishes. */
export const RegistrationOffer = z.object({ registration: z.object({ email: z.string(), groupName: z.string() }) })
export type RegistrationOffer = z.infer<typeof RegistrationOffer>
/** Requires the chosen password: whoever only reads the mail must not create an account that somebody else could open. */
export const RegistrationConfirmation = z.strictObject({ token: RegistrationToken, password: GivenPassword })
export type RegistrationConfirmation = z.infer<typeof RegistrationConfirmation>

export const RefreshBody = z.strictObject({ refreshToken: z.string().check(z.minLength(1), z.maxLength(500)) })
export const TokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() })
export type TokenPair = z.infer<typeof TokenPair>

export const DemoRole = z.enum(demoRoles)
export type DemoRole = z.infer<typeof DemoRole>
export const DemoBody = z.strictObject({ role: DemoRole })
export const DemoOffer = z.object({ roles: z.array(DemoRole) })

/**
 * `isEmpty`: the installation has no group yet, and the first visitor is invited to found one. `isClosed`: nobody may found a group
 * (`registration_closed`), and people join only by invitation.
 */
export const StartAnswer = z.object({ isEmpty: z.boolean(), isClosed: z.optional(z.literal(true)) })

export const InvitationQuery = z.strictObject({ token: text(200) })
export const InvitationOffer = z.object({
  invitation: z.object({
    role: Role,
    /** What they will lead; absent: nothing. */
    leads: z.optional(z.array(LedName)),
    groupName: z.string(),
    invitedBy: z.string(),
    expiresAt: z.string(),
  }),
})
export type InvitationOffer = z.infer<typeof InvitationOffer>

export const PasswordChange = z.strictObject({ currentPassword: GivenPassword, newPassword: NewPassword })
export type PasswordChange = z.infer<typeof PasswordChange>

export const refreshTokenCall = {
  method: 'POST',
  path: '/jwt/refresh-token',
  access: 'public',
  body: RefreshBody,
  answer: TokenPair,
  errors: [429],
} as const satisfies Call

export const logoutCall = {
  method: 'POST',
  path: '/jwt/logout',
  access: 'public',
  body: RefreshBody,
  answer: z.undefined(),
  success: [204],
  errors: [429],
} as const satisfies Call

export const findInvitationCall = {
  method: 'GET',
  path: '/auth/invitation',
  access: 'public',
  query: InvitationQuery,
  answer: InvitationOffer,
  errors: [404],
} as const satisfies Call

export const registerCall = {
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  body: RegisterBody,
  answer: SignedIn,
  accepted: PendingRegistration,
  success: [201],
  errors: [403, 409, 429],
} as const satisfies Call

export const findRegistrationCall = {
  method: 'GET',
  path: '/auth/registration',
  access: 'public',
  query: RegistrationTokenQuery,
  answer: RegistrationOffer,
  errors: [404, 429],
} as const satisfies Call

export const confirmRegistrationCall = {
  method: 'POST',
  path: '/auth/confirm-registration',
  access: 'public',
  body: RegistrationConfirmation,
  answer: SignedIn,
  success: [201],
  errors: [403, 404, 409, 429],
} as const satisfies Call

export const loginCall = {
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  body: Credentials,
  answer: SignedIn,
  errors: [401, 429],
} as const satisfies Call

export const authUserCall = {
  method: 'GET',
  path: '/auth/user',
  access: 'signed-in',
  servesSetup: true,
  answer: PersonAnswer,
} as const satisfies Call

export const changePasswordCall = {
  method: 'POST',
  path: '/auth/change-password',
  access: 'signed-in',
  body: PasswordChange,
  answer: z.undefined(),
  success: [204],
  errors: [429],
} as const satisfies Call

/** Callable before sign-in: whether there is a group yet, and who may register. */
export const startCall = {
  method: 'GET',
  path: '/auth/start',
  access: 'public',
  answer: StartAnswer,
} as const satisfies Call

export const findDemoCall = {
  method: 'GET',
  path: '/auth/demo',
  access: 'public',
  answer: DemoOffer,
  errors: [404],
} as const satisfies Call

export const signInToDemoCall = {
  method: 'POST',
  path: '/auth/demo',
  access: 'public',
  body: DemoBody,
  answer: SignedIn,
  errors: [404, 429],
} as const satisfies Call
