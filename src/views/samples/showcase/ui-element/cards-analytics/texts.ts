import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For a question that a board answers at a glance: how much, of what, and is it more than before.',
    avoid: 'For figures that are worked with, row by row: those are a list with filters.',
    examples: {
      support: { title: 'A gauge with its facts', note: 'How much of the support is done, over a period.' },
      sessions: { title: 'Bars beside goals' },
      report: {
        title: 'Income against expense',
        note: 'Of a year, with the budget below; what went out hangs below the line.',
      },
      goal: { title: 'A goal' },
      revenue: { title: 'This month against the last' },
      orders: {
        title: 'Parts of a whole',
        note: 'The ring is for the eye; the table beside it says the same to everyone.',
      },
      devices: { title: 'Parts, and how they moved' },
      customers: { title: 'Parts of a sum' },
    },
    keys: [['Enter, Space', 'unfolds the figures of a card, and folds them again']],
    hears: 'Each card by its heading, then its figure and its change; of rings and lines the table alone.',
  },
  'pt-BR': {
    use: 'Para uma pergunta que um painel responde num olhar: quanto, de quê, e se é mais que antes.',
    avoid: 'Para números com que se trabalha linha a linha: esses são uma lista com filtros.',
    examples: {
      support: { title: 'Um medidor com seus fatos', note: 'Quanto do atendimento está feito, em um período.' },
      sessions: { title: 'Barras ao lado de metas' },
      report: {
        title: 'Receita e despesa',
        note: 'De um ano, com o orçamento abaixo; o que saiu pende abaixo da linha.',
      },
      goal: { title: 'Uma meta' },
      revenue: { title: 'Este mês e o anterior' },
      orders: { title: 'Partes de um todo', note: 'O anel é para os olhos; a tabela ao lado diz o mesmo a todos.' },
      devices: { title: 'Partes, e como mudaram' },
      customers: { title: 'Partes de uma soma' },
    },
    keys: [['Enter, Espaço', 'abre os números de um cartão, e os fecha de novo']],
    hears: 'Cada cartão pelo título, depois o número e a mudança; de anéis e linhas só a tabela.',
  },
})
