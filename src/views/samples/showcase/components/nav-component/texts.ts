import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For links that belong together and lead to other screens, or to other parts of this one that have an address.',
    avoid: 'For what only shows and hides (tabs, pills), or for what does something (buttons, a menu).',
    examples: {
      line: { title: 'On one line', note: 'Where one is says an edge and a wash, not the hue of the words alone.' },
      upright: { title: 'Upright', note: 'With a heading, as beside a list.' },
      nested: { title: 'One within another', note: 'Two levels at most; the inner ones without icons.' },
      queries: {
        title: 'Parts with an address',
        note: 'They look like tabs and are links: they can be opened in a tab, and Back goes back.',
      },
      oneDisabled: {
        title: 'One that leads nowhere yet, and a long one',
        note: 'Better left out; where it must stand, it is no link.',
      },
    },
    keys: [
      ['Tab', 'goes through the links'],
      ['Enter', 'follows one'],
    ],
    hears: 'The navigation’s name, the links as a list, and of one that it is the current page.',
    words: {
      labels: {
        line: 'On one line',
        upright: 'Upright',
        nested: 'Nested',
        queries: 'Parts',
        oneDisabled: 'With one disabled',
      },
      here: 'This page',
      group: 'The group',
      members: 'Members',
      calendar: 'Calendar',
      finances: 'Finances',
      entries: 'Entries',
      dues: 'Dues',
      parts: [
        ['all', 'All'],
        ['open', 'Open'],
        ['paid', 'Paid'],
      ],
      away: 'Archive (from 2027)',
      long: 'Festival of the choirs and orchestras of the southern highlands',
    },
  },
  'pt-BR': {
    use: 'Para links que pertencem juntos e levam a outras telas, ou a outras partes desta que têm um endereço.',
    avoid: 'Para o que só mostra e esconde (abas, pílulas) ou para o que faz algo (botões, um menu).',
    examples: {
      line: { title: 'Em uma linha', note: 'Onde se está dizem uma borda e um fundo, não só a cor das palavras.' },
      upright: { title: 'De pé', note: 'Com um título, como ao lado de uma lista.' },
      nested: { title: 'Um dentro do outro', note: 'No máximo dois níveis; os de dentro sem ícones.' },
      queries: {
        title: 'Partes com endereço',
        note: 'Parecem abas e são links: podem ser abertos em uma aba, e Voltar volta.',
      },
      oneDisabled: {
        title: 'Um que ainda não leva a nada, e um longo',
        note: 'Melhor deixar de fora; onde precisa estar, não é um link.',
      },
    },
    keys: [
      ['Tab', 'anda pelos links'],
      ['Enter', 'segue um'],
    ],
    hears: 'O nome da navegação, os links como lista e, de um, que é a página atual.',
    words: {
      labels: {
        line: 'Em uma linha',
        upright: 'De pé',
        nested: 'Aninhada',
        queries: 'Partes',
        oneDisabled: 'Com um desativado',
      },
      here: 'Esta página',
      group: 'O grupo',
      members: 'Integrantes',
      calendar: 'Calendário',
      finances: 'Finanças',
      entries: 'Lançamentos',
      dues: 'Mensalidades',
      parts: [
        ['all', 'Todos'],
        ['open', 'Em aberto'],
        ['paid', 'Pagos'],
      ],
      away: 'Arquivo (a partir de 2027)',
      long: 'Festival dos coros e orquestras da serra gaúcha',
    },
  },
})
