import { v7 as uuid } from 'uuid'
import { DebtorList } from '@contract/finances/dues'
import { LETTERS_MAX } from '@contract/finances/paying/letters'
import { copyRecords } from './copyGroups'
import { foundGroup } from './group'
import { measureRss, rssMb } from './memory'
import type { Section } from './section'

const TARGET_S = 10
/** Families of three with one payer. */
const FAMILIES = 200
/** So many letters are the first file, by which is seen whether a larger one needs more memory. */
const FEW = 500

const thisMonth = new Date().toISOString().slice(0, 7)
const dues = { month: thisMonth, amount: 2_500, description: 'Mensalidade', dueDate: `${thisMonth}-01` }
const settings = {
  pix: { key: '+5581987654321', name: 'Banda', city: 'Olinda' },
  transfer: { name: 'Banda', iban: 'DE89370400440532013000' },
  version: 0,
}

const verdict = (seconds: number) =>
  `${seconds.toFixed(1)} s, <= ${TARGET_S}: ${seconds <= TARGET_S ? 'met' : 'missed'}`

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return (performance.now() - startedAt) / 1000
}

/** Dues of as many members as one file of bills holds, and that file. */
export const billsOfAll: Section = async ({ url, pid, connectToDatabase }) => {
  const group = await foundGroup(url)
  await copyRecords(await connectToDatabase(), [group.id], {
    members: LETTERS_MAX,
    events: 1,
    marks: 1,
    entries: 1,
    audits: 1,
  })
  await group.call('POST', '/finances/payment-settings', { settings })
  const charged = await timed(() => group.call('POST', '/finances/create-dues', { dues }))
  const { debtors } = DebtorList.parse(await group.call('GET', '/finances/list-debtors'))
  const letters = debtors.slice(0, LETTERS_MAX).map(({ memberId }) => ({ memberId }))
  for (let family = 0; family < FAMILIES; family += 1) {
    const memberIds = letters.slice(3 * family, 3 * family + 3).map(({ memberId }) => memberId)
    await group.call('POST', '/finances/add-payer', { payer: { id: uuid(), name: `Família ${family}`, memberIds } })
  }
  const rows: Record<string, string>[] = [{ work: `dues of ${letters.length}`, seconds: verdict(charged) }]
  for (const count of [FEW, LETTERS_MAX]) {
    let [bytes, firstMs] = [0, 0]
    let seconds = 0
    const idleMb = rssMb(pid)
    const peakMb = await measureRss(pid, async () => {
      const startedAt = performance.now()
      const body = JSON.stringify({ letters: letters.slice(0, count) })
      const answer = await fetch(`${url}/finances/print-letters`, { method: 'POST', headers: group.headers, body })
      if (!answer.ok || answer.body === null) throw new Error(`${answer.status} ${await answer.text()}`)
      for await (const piece of answer.body) {
        if (bytes === 0) firstMs = performance.now() - startedAt
        bytes += piece.length
      }
      seconds = (performance.now() - startedAt) / 1000
    })
    rows.push({
      work: `file of ${count} bills`,
      seconds: verdict(seconds),
      'first byte (ms)': firstMs.toFixed(0),
      MB: (bytes / 1024 / 1024).toFixed(1),
      'above idle (MB)': (peakMb - idleMb).toFixed(0),
    })
  }
  console.log('\nBills of a very large group')
  console.table(rows)
}
