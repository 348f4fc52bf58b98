import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For a short list of like things, each with a line or two: accounts, pieces, places to go on to.',
    avoid:
      'For what is sorted, filtered or compared by columns (a table), or for one choice in a form (radio buttons).',
    examples: {
      plain: { title: 'Plain', note: 'In a frame, without one, with numbers, or side by side.' },
      links: { title: 'Places to go', note: 'The whole row is the link.' },
      toChoose: { title: 'To choose from', note: 'One is chosen, one is disabled.' },
      withMore: { title: 'With a second line' },
      withBoxes: { title: 'To tick' },
      anyNumber: { title: 'As many as there are', note: 'None is no empty frame, but says what to do.' },
    },
    keys: [
      ['Tab', 'goes through the rows that can be pressed'],
      ['Enter, Space', 'presses one'],
    ],
    hears: 'That it is a list and how long; of each row its text, and whether it is pressed or dimmed.',
    words: {
      pieces: [
        'Overture in D major',
        'Concerto for flute and strings',
        'Serenade',
        'Fantasia on three songs of the southern highlands',
      ],
      members: 'Members',
      events: 'Events this season',
      accounts: ['Current account', 'Savings', 'Cash box (closed)'],
      people: [
        ['Clara Duarte', 'Flutes, since 2019'],
        ['Davi Rocha', 'Horns, since 2022'],
        ['Maria da Conceição Álvares', 'First violins; also looks after the library and the bus'],
      ],
      none: 'No pieces yet',
      noneHint: 'Add the first one: the programme and the call sheet take it from here.',
    },
  },
  'pt-BR': {
    use: 'Para uma lista curta de coisas parecidas, cada uma com uma ou duas linhas: contas, peças, lugares aonde ir.',
    avoid:
      'Para o que se ordena, filtra ou compara por colunas (uma tabela) ou para uma escolha em um formulário (botões de opção).',
    examples: {
      plain: { title: 'Simples', note: 'Com moldura, sem ela, com números ou lado a lado.' },
      links: { title: 'Lugares aonde ir', note: 'A linha inteira é o link.' },
      toChoose: { title: 'Para escolher', note: 'Um está escolhido, um está desativado.' },
      withMore: { title: 'Com uma segunda linha' },
      withBoxes: { title: 'Para marcar' },
      anyNumber: { title: 'Quantos houver', note: 'Nenhum não é uma moldura vazia: diz o que fazer.' },
    },
    keys: [
      ['Tab', 'anda pelas linhas que podem ser pressionadas'],
      ['Enter, Espaço', 'pressiona uma'],
    ],
    hears: 'Que é uma lista e de que tamanho; de cada linha o texto e se está pressionada ou desativada.',
    words: {
      pieces: [
        'Abertura em ré maior',
        'Concerto para flauta e cordas',
        'Serenata',
        'Fantasia sobre três canções da serra gaúcha',
      ],
      members: 'Integrantes',
      events: 'Eventos desta temporada',
      accounts: ['Conta corrente', 'Poupança', 'Caixa (encerrado)'],
      people: [
        ['Clara Duarte', 'Flautas, desde 2019'],
        ['Davi Rocha', 'Trompas, desde 2022'],
        ['Maria da Conceição Álvares', 'Primeiros violinos; cuida também do arquivo e do ônibus'],
      ],
      none: 'Ainda não há peças',
      noneHint: 'Adicione a primeira: o programa e a folha de chamada a tiram daqui.',
    },
  },
})
