import { performance } from 'node:perf_hooks'
import { matchLines } from '../server/areas/finances/matching/matchLines'
import type { Section } from './section'

const [LINES, DUES, MEMBERS] = [2_000, 10_000, 900]
const TARGET_S = 2
const firstNames = ['Ana', 'João', 'Mariana', 'José', 'Conceição', 'Luís', 'Érica', 'Antônio', 'Lívia', 'Otávio']
const lastNames = ['Álvares', 'Souza', 'Gonçalves', 'Pereira', 'Brandão', 'Araújo', 'Müller', 'Nakamura', 'Zanetti']
const middleNames = ['Prado', 'Lima', 'Costa', 'Rocha', 'Dias', 'Melo', 'Nunes', 'Reis', 'Vaz', 'Teles']

const nameOf = (member: number) =>
  `${firstNames[member % 10]} ${middleNames[Math.floor(member / 90) % 10]} ${lastNames[Math.floor(member / 10) % 9]}`
const idOf = (kind: number, at: number) => `01900000-0000-7000-800${kind}-${String(at).padStart(12, '0')}`

/** How long the engine takes for a year's lines of the bank, most of the same fee; the database's part is a single read of each table. */
export const matching: Section = async () => {
  const members = Array.from({ length: MEMBERS }, (_, at) => ({ id: idOf(1, at), name: nameOf(at) }))
  const dues = Array.from({ length: DUES }, (_, at) => ({
    id: idOf(2, at),
    version: 1,
    kind: 'income' as const,
    amount: at % 7 === 0 ? 3000 : 5000,
    description: 'Mensalidade',
    date: `2026-${String(1 + Math.floor(at / MEMBERS)).padStart(2, '0')}-01`,
    dueDate: `2026-${String(1 + Math.floor(at / MEMBERS)).padStart(2, '0')}-10`,
    memberId: idOf(1, at % MEMBERS),
  }))
  const lines = Array.from({ length: LINES }, (_, at) => ({
    date: `2026-11-${String(1 + (at % 28)).padStart(2, '0')}`,
    amount: at % 5 === 0 ? 10_000 : 5000,
    description: at % 4 === 0 ? `PIX RECEBIDO ${at}` : `PIX RECEBIDO ${nameOf(at % MEMBERS).toUpperCase()}`,
  }))
  const none = {
    paidTogether: [],
    entries: [],
    transfers: [],
    returnable: [],
    collections: [],
    ordered: [],
    otherAccounts: [],
    rules: [],
  }
  const sources = { accountId: idOf(3, 0), members, dues, ...none }
  const startedAt = performance.now()
  const offers = matchLines(lines, () => undefined, { ...sources, guess: () => null })
  const seconds = (performance.now() - startedAt) / 1000
  const certain = offers.filter(([best]) => best?.certainty === 'certain').length
  console.log(`\nMatching: ${LINES} lines against ${DUES} open dues of ${MEMBERS} members`)
  console.table([
    { seconds: seconds.toFixed(2), certain, target: `< ${TARGET_S} s: ${seconds < TARGET_S ? 'met' : 'missed'}` },
  ])
  await Promise.resolve()
}
