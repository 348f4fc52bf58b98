import { v7 as uuidv7 } from 'uuid'
import type { SignedIn } from '@contract/auth'
import { AuditDetail, AuditorLinkMade } from '@contract/finances/auditing'
import type { Api } from '../support/api'
import { financeFixture } from './financeFixture'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Auditors' links, and what is done by them, over the API. */
export function auditFixture(api: Api, as: SignedIn) {
  /** A link for 2026, and its secret. */
  async function link(name = 'Rosa Prado'): Promise<{ id: string; token: string }> {
    const made = { id: uuidv7(), name, from: '2026-01-01', to: '2026-12-31', withNames: false, expiresOn: inDays(20) }
    const answer = await api.call('/finances/add-auditor-link', { as, body: { link: made } })
    return { id: made.id, token: AuditorLinkMade.parse(await answer.json()).token ?? '' }
  }

  return {
    link,

    /** With an entry that was drawn, asked about, and remarked on. */
    async audited(): Promise<{ id: string; token: string }> {
      await financeFixture(api, as).save({ description: 'Convites', kind: 'expense', category: 'other' })
      const made = await link()
      const auditor = made.token
      const drawn = await api.call('/auditor/draw-sample', { auditor, body: { size: 1 } })
      const [sample] = AuditDetail.parse(await drawn.json()).samples
      const financeId = sample?.financeId
      await api.call('/auditor/mark-entry', { auditor, body: { financeId, mark: 'question' } })
      await api.call('/auditor/add-remark', {
        auditor,
        body: { remark: { id: uuidv7(), financeId, text: 'Falta a nota.' } },
      })
      return made
    },
  }
}
