import swagger from '@fastify/swagger'
import type { SwaggerTransform } from '@fastify/swagger'
import type { FastifyContextConfig } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { AnalyticsRow } from '@contract/analytics'
import { AuditEntry } from '@contract/audit'
import { UserData } from '@contract/auth'
import { Bookmark } from '@contract/bookmarks'
import { CalendarEvent, EventWrite } from '@contract/calendar'
import { ErrorBody } from '@contract/errors'
import { Finance, FinanceWrite } from '@contract/finances'
import { Group } from '@contract/group'
import { Member, MemberWrite } from '@contract/members'
import { Progress } from '@contract/progress'
import { PERSONAL_LINK_HEADER } from '@contract/calendar/links'
import { AUDITOR_LINK_HEADER } from '@contract/finances/auditing'
import { Invitation, User } from '@contract/users'
import type { App } from '../dependencies'

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  document: { type: 'apiKey', in: 'header', name: 'x-user-document' },
  personalLink: { type: 'apiKey', in: 'header', name: PERSONAL_LINK_HEADER },
  auditorLink: { type: 'apiKey', in: 'header', name: AUDITOR_LINK_HEADER },
} as const

/** What appears in many calls is described once, under its name. */
const schemaRegistry = z.registry<{ id: string }>()
const named = {
  AnalyticsRow,
  AuditEntry,
  Bookmark,
  CalendarEvent,
  Error: ErrorBody,
  EventWrite,
  Finance,
  FinanceWrite,
  Group,
  Invitation,
  Member,
  MemberWrite,
  ProgressLine: Progress,
  User,
  UserData,
}
for (const [id, schema] of Object.entries(named)) schemaRegistry.add(schema, { id })

const toJsonSchema = createJsonSchemaTransform({ schemaRegistry })

const signedIn = { bearer: [], document: [] }
const byLink = { personalLink: [] }
const byAuditorLink = { auditorLink: [] }
const failures = { '4xx': ErrorBody, '5xx': ErrorBody }

/** Who may make a call, by what its route declares. */
type DescribeAccess = (declared: FastifyContextConfig) => object

const WithConfig = z.looseObject({ properties: z.object({ config: z.unknown() }) })

function securityOf(access: unknown) {
  if (access === 'auditor') return [byAuditorLink]
  return access === 'personal' ? [signedIn, byLink] : [signedIn]
}

/** What holds for every call, and so is not repeated in the routes: errors in one shape, and who may call (`x-access`: the roles, section leaders, kinds of links, and whether fresh proof is asked for). */
const describeBy =
  (describeAccess: DescribeAccess): SwaggerTransform =>
  (call) => {
    const { schema, url } = toJsonSchema({
      ...call,
      schema: { ...call.schema, response: { ...Object(call.schema.response), ...failures } },
    })
    const { access } = call.route.config ?? {}
    const isOpen = access === undefined || access === 'public'
    const withConfig = WithConfig.safeParse(schema.querystring)
    return {
      url,
      schema: {
        ...schema,
        tags: [url.split('/')[1] ?? ''],
        security: isOpen ? [] : securityOf(access),
        'x-access': describeAccess(call.route.config ?? {}),
        // Lists write their config in brackets: config[page]=1.
        ...(withConfig.success && { querystring: { ...withConfig.data, style: 'deepObject', explode: true } }),
      },
    }
  }

/** Describes the calls from the very schemas that check them. Register before the routes: it collects them as they come. */
export async function addOpenApi(app: App, describeAccess: DescribeAccess): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Batuta', version: '1' }, components: { securitySchemes } },
    transform: describeBy(describeAccess),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  })
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
