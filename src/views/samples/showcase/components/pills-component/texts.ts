import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'To switch what one card or list shows, where a line below tabs would cut the card in two.',
    avoid: 'For the parts of a whole page (tabs), or for what filters a list and can be switched off (a filter).',
    examples: {
      plain: { title: 'Plain' },
      withMore: { title: 'With icons and a count, one disabled' },
      upright: { title: 'Upright', note: 'Beside what they show; on a phone above it.' },
      segments: {
        title: 'One value of few',
        note: 'In a form they are radio buttons that look like a row of segments.',
      },
    },
    keys: [
      ['Right, Left', 'goes on and shows; where they stand upright, Down and Up'],
      ['Home, End', 'the first, the last'],
    ],
    hears: 'Pills as tabs, segments as radio buttons: the name of the whole, and which one is chosen.',
    words: {
      season: 'Season',
      seasons: [
        ['2024', 'Fourteen events, attendance of 81%.'],
        ['2025', 'Seventeen events, attendance of 84%.'],
        ['2026', 'Nine events so far, attendance of 88%.'],
      ],
      views: 'Views',
      list: 'List',
      listText: 'Twenty-four pieces, by title.',
      grid: 'Covers',
      gridText: 'Twenty-four covers, four on a row.',
      map: 'Map',
      help: 'Help',
      helpPages: [
        ['Payments', 'When a payment is refused the entry stays open, and the member hears of it.'],
        ['Replies', 'Who has not answered two days before is asked once more.'],
        ['What a deputy may see', 'The event, its place and its programme; no names and no money.'],
      ],
      coming: 'Will you come?',
      yes: 'Yes',
      perhaps: 'Perhaps',
      no: 'No',
    },
  },
  'pt-BR': {
    use: 'Para trocar o que um cartão ou uma lista mostra, onde a linha das abas cortaria o cartão em dois.',
    avoid:
      'Para as partes de uma página inteira (abas) ou para o que filtra uma lista e pode ser desligado (um filtro).',
    examples: {
      plain: { title: 'Simples' },
      withMore: { title: 'Com ícones e um número, uma desativada' },
      upright: { title: 'De pé', note: 'Ao lado do que mostram; no celular, acima.' },
      segments: { title: 'Um valor entre poucos', note: 'Em um formulário são botões de opção com cara de segmentos.' },
    },
    keys: [
      ['Direita, Esquerda', 'segue e mostra; onde estão de pé, Abaixo e Acima'],
      ['Home, End', 'a primeira, a última'],
    ],
    hears: 'As pílulas como abas, os segmentos como botões de opção: o nome do todo e qual está escolhido.',
    words: {
      season: 'Temporada',
      seasons: [
        ['2024', 'Catorze eventos, presença de 81%.'],
        ['2025', 'Dezessete eventos, presença de 84%.'],
        ['2026', 'Nove eventos até agora, presença de 88%.'],
      ],
      views: 'Visões',
      list: 'Lista',
      listText: 'Vinte e quatro peças, por título.',
      grid: 'Capas',
      gridText: 'Vinte e quatro capas, quatro por linha.',
      map: 'Mapa',
      help: 'Ajuda',
      helpPages: [
        ['Pagamentos', 'Quando um pagamento é recusado, o lançamento fica em aberto e o integrante é avisado.'],
        ['Respostas', 'Quem não respondeu até dois dias antes é perguntado mais uma vez.'],
        ['O que um substituto pode ver', 'O evento, o lugar e o programa; nenhum nome e nenhum dinheiro.'],
      ],
      coming: 'Você vem?',
      yes: 'Sim',
      perhaps: 'Talvez',
      no: 'Não',
    },
  },
})
