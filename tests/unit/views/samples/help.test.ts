import { expect, it } from 'vitest'
import { contentBlocks } from '@/views/samples/help/contentBlocks'
import { searchFaq, wordsOf } from '@/views/samples/help/faq'
import { searchKnowledge } from '@/views/samples/help/knowledge'
import { markedParts } from '@/views/samples/help/markedParts'

const faq = [
  {
    id: 1,
    icon: '',
    title: 'Payment',
    subtitle: '',
    qandA: [{ question: 'Which cards?', ans: 'Those of São Paulo.' }],
  },
  { id: 2, icon: '', title: 'Delivery', subtitle: '', qandA: [{ question: 'How long?', ans: 'Two days.' }] },
]

it('all words are sought in question and answer together, whatever their order, case and accents', () => {
  expect(searchFaq(faq, ' PAULO sao  cards ').map(({ id }) => id)).toEqual([1])
  expect(searchFaq(faq, 'paulo days')).toEqual([])
  expect(searchFaq(faq, ' ')).toEqual(faq)
})

it('what was found is marked as it is spelt, where letters fold into more or fewer too', () => {
  const marked = (text: string, q: string) =>
    markedParts(text, wordsOf(q)).map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
  expect(marked('São Paulo', 'sao').join('')).toBe('[São] Paulo')
  expect(marked('Sa\u0303o Paulo', 'AO p').join('')).toBe('S[a\u0303o] [P]aulo')
  expect(marked('the ﬁfth aaa', 'fth aa').join('')).toBe('the ﬁ[fth] [aaa]')
  expect(marked('nothing', 'x').join('')).toBe('nothing')
})

it('a category is found by its own words or by its questions, and then shows those alone', () => {
  const question = (id: number, text: string) => ({ id, question: text, slug: '' })
  const section = (id: number, ...questions: ReturnType<typeof question>[]) => ({
    id,
    title: '',
    icon: '',
    iconColor: '',
    questions,
  })
  const base = { img: '', desc: '', category: '' }
  const categories = [
    { ...base, id: 1, title: 'Keys', sections: [section(1, question(1, 'Where?')), section(2, question(2, 'A key?'))] },
    { ...base, id: 2, title: 'Letters', sections: [section(3, question(3, 'When?'))] },
  ]
  const found = searchKnowledge(categories, 'key')
  expect(found.map(({ id, sections }) => [id, sections.map((one) => one.id)])).toEqual([[1, [2]]])
  expect(searchKnowledge(categories, 'letters').map(({ id, sections }) => [id, sections.length])).toEqual([[2, 0]])
})

it('a text falls into paragraphs and lists', () => {
  expect(contentBlocks('One.\nStill one.\n\n- a\n- b\n\n\n- c\nand d\n')).toEqual([
    { kind: 'text', text: 'One.\nStill one.' },
    { kind: 'list', lines: ['a', 'b'] },
    { kind: 'text', text: '- c\nand d\n' },
  ])
  expect(contentBlocks('')).toEqual([])
})
