import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For one number that is looked at every day, with the way that led to it.',
    avoid:
      'For several numbers that are compared with each other (a table), or where the way matters more than its end (a chart).',
    examples: {
      allNine: { title: 'Nine figures', note: 'Each asks for its own; one that fails leaves the others alone.' },
      oneCard: { title: 'One figure' },
      edges: { title: 'One value, none, no change', note: 'Without a value before there is nothing to compare with.' },
    },
    keys: [['Enter, Space', 'unfolds the figures of a card, and folds them again']],
    hears:
      'The title, the last value and its change; the line is for the eye alone, and its figures fold out as a table.',
    words: {
      cards: {
        'orders-bar-chart': 'Orders by month',
        'profit-line-chart': 'Profit',
        subscribers: 'Subscribers',
        revenue: 'Revenue',
        sales: 'Sales',
        orders: 'Orders',
        'site-traffic': 'Site traffic',
        'active-users': 'Active users',
        newsletter: 'Newsletter',
      },
      members: 'Members',
      one: 'A first value',
      zero: 'Down to nothing',
      same: 'No change',
      long: 'A title that is much longer than a card of this width has room for:',
    },
  },
  'pt-BR': {
    use: 'Para um número que se olha todo dia, com o caminho até ele.',
    avoid:
      'Para vários números comparados entre si (uma tabela), ou quando o caminho importa mais que o fim (um gráfico).',
    examples: {
      allNine: { title: 'Nove números', note: 'Cada um pede o seu; um que falha deixa os outros em paz.' },
      oneCard: { title: 'Um número' },
      edges: { title: 'Um só valor, nenhum, sem mudança', note: 'Sem um valor anterior não há com o que comparar.' },
    },
    keys: [['Enter, Espaço', 'abre os números de um cartão, e os fecha de novo']],
    hears: 'O título, o último valor e a mudança; a linha é só para os olhos, e os números se abrem como tabela.',
    words: {
      cards: {
        'orders-bar-chart': 'Pedidos por mês',
        'profit-line-chart': 'Lucro',
        subscribers: 'Assinantes',
        revenue: 'Receita',
        sales: 'Vendas',
        orders: 'Pedidos',
        'site-traffic': 'Visitas ao site',
        'active-users': 'Usuários ativos',
        newsletter: 'Boletim',
      },
      members: 'Integrantes',
      one: 'Um primeiro valor',
      zero: 'Caiu a zero',
      same: 'Sem mudança',
      long: 'Um título bem mais longo do que cabe em um cartão desta largura:',
    },
  },
})
