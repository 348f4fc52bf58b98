import { and, asc, eq, sql } from 'drizzle-orm'
import { drawSample } from '../../areas/finances/auditing/samples'
import { revisionOf } from '../../areas/finances/auditing/ticks'
import { hashToken, makeOpaqueToken } from '../../platform/auth/opaqueTokens'
import type { Transaction } from '../../platform/db/database'
import { finances } from '../../platform/db/schema/finances/finances'
import {
  auditorDraws,
  auditorLinks,
  auditorRemarks,
  auditorSamples,
  auditorTicks,
} from '../../platform/db/schema/finances/auditorLinks'
import { firstDayOf, lastDayOf } from '../../platform/time/days'

const DAY_MS = 86_400_000
const HOLDS_DAYS = 40
const SAMPLE = 20
/** So many of the sample were looked at already, in the order of the lot. */
const SEEN = 12

export const demoAuditorLink = { id: '01980000-0000-7000-8000-00000000a0d1', name: 'Helena Prates', madeDaysAgo: 12 }
export const demoRemark = {
  text: 'O recibo está em nome da regente, e não da associação.',
  answer: 'Pedimos a segunda via em nome da associação; está na pasta do mês.',
  madeDaysAgo: 8,
  answeredDaysAgo: 6,
}

const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS)

/** An audit of the closed months of their last calendar year that is under way: a sample, marks, and a remark that was answered. */
export async function insertDemoAuditorLink(
  tx: Transaction,
  groupId: string,
  { closedMonths, keeper }: { closedMonths: string[]; keeper: { name: string } },
): Promise<void> {
  const last = closedMonths.toSorted().at(-1)
  if (last === undefined) return
  const first = closedMonths.toSorted().find((month) => month.slice(0, 4) === last.slice(0, 4)) ?? last
  const { id, name, madeDaysAgo } = demoAuditorLink
  const period = { from: firstDayOf(first), to: lastDayOf(last) }
  const looked = daysFromNow(-demoRemark.madeDaysAgo)
  await tx.insert(auditorLinks).values({
    groupId,
    id,
    name,
    ...period,
    withNames: false,
    hash: hashToken(makeOpaqueToken(groupId)),
    expiresAt: daysFromNow(HOLDS_DAYS),
    madeAt: daysFromNow(-madeDaysAgo),
    madeBy: keeper.name,
    openedAt: looked,
    usedAt: looked,
  })
  const { count } = await drawSample(tx, { groupId, linkId: id, ...period }, SAMPLE)
  if (count === 0) return
  const ofLink = and(eq(auditorSamples.groupId, groupId), eq(auditorSamples.linkId, id))
  await tx
    .update(auditorDraws)
    .set({ drawnAt: looked })
    .where(and(eq(auditorDraws.groupId, groupId), eq(auditorDraws.linkId, id)))
  const drawn = await tx
    .select({
      financeId: auditorSamples.financeId,
      kind: finances.kind,
      revision: revisionOf(groupId, sql`${finances.id}`),
    })
    .from(auditorSamples)
    .innerJoin(finances, and(eq(finances.groupId, groupId), eq(finances.id, auditorSamples.financeId)))
    .where(ofLink)
    .orderBy(asc(auditorSamples.position))
  // What was received has no receipt that could be wrong.
  const asked = drawn.find(({ kind }) => kind === 'expense')?.financeId
  await tx.insert(auditorTicks).values(
    drawn
      .filter(({ financeId }, place) => place < SEEN || financeId === asked)
      .map(({ financeId, revision }) => ({
        groupId,
        linkId: id,
        financeId,
        mark: financeId === asked ? ('question' as const) : ('seen' as const),
        revision,
        markedAt: looked,
      })),
  )
  if (asked === undefined) return
  const answeredAt = daysFromNow(-demoRemark.answeredDaysAgo)
  await tx.insert(auditorRemarks).values({
    groupId,
    id: demoAuditorLink.id,
    linkId: id,
    financeId: asked,
    text: demoRemark.text,
    madeAt: looked,
    answer: demoRemark.answer,
    answeredAt,
    answeredBy: keeper.name,
    resolvedAt: answeredAt,
  })
}
