import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'To go one step up from a record: the one link that stands above its title.',
    avoid:
      'A trail of several steps, where the menu already says where one is: Batuta is two levels deep, and has none.',
    examples: {
      oneStep: {
        title: 'One step up',
        note: 'What Batuta’s own pages have: a list of one would be announced as a list.',
      },
      trail: {
        title: 'A trail',
        note: 'Reactstrap’s, for a place that is deeper. The last step is where one is, and no link.',
      },
      withIcon: { title: 'With an icon' },
      folded: { title: 'Folded', note: 'On a deep path the steps between are behind a button.' },
      longText: { title: 'Long text', note: 'It wraps between the steps first, then within one.' },
    },
    keys: [
      ['Tab', 'goes through the links'],
      ['Enter', 'follows one; unfolds what is folded'],
    ],
    hears: 'The navigation’s name, the links as a list, and of the last one that it is the current page.',
    words: {
      labels: { trail: 'Path', withIcon: 'Path with an icon', folded: 'Folded path', longText: 'Long path' },
      home: 'Home',
      members: 'Members',
      finances: 'Finances',
      entries: 'Entries',
      entry: 'Hall rent of March',
      between: 'Steps between',
      calendar: 'Calendar',
      long: 'Festival of the choirs and orchestras of the southern highlands, second weekend of October',
      callSheet: 'Call sheet',
    },
  },
  'pt-BR': {
    use: 'Para subir um passo a partir de um registro: o único link acima do título.',
    avoid: 'Um caminho de vários passos onde o menu já diz onde se está: o Batuta tem dois níveis e não tem nenhum.',
    examples: {
      oneStep: {
        title: 'Um passo acima',
        note: 'O que as páginas do Batuta têm: uma lista de um só item seria anunciada como lista.',
      },
      trail: {
        title: 'Um caminho',
        note: 'O do reactstrap, para um lugar mais fundo. O último passo é onde se está, e não é um link.',
      },
      withIcon: { title: 'Com ícone' },
      folded: { title: 'Dobrado', note: 'Em um caminho fundo, os passos do meio ficam atrás de um botão.' },
      longText: { title: 'Texto longo', note: 'Quebra primeiro entre os passos, depois dentro de um.' },
    },
    keys: [
      ['Tab', 'anda pelos links'],
      ['Enter', 'segue um; abre o que está dobrado'],
    ],
    hears: 'O nome da navegação, os links como lista e, do último, que é a página atual.',
    words: {
      labels: { trail: 'Caminho', withIcon: 'Caminho com ícone', folded: 'Caminho dobrado', longText: 'Caminho longo' },
      home: 'Início',
      members: 'Integrantes',
      finances: 'Finanças',
      entries: 'Lançamentos',
      entry: 'Aluguel da sala de março',
      between: 'Passos do meio',
      calendar: 'Calendário',
      long: 'Festival dos coros e orquestras da serra gaúcha, segundo fim de semana de outubro',
      callSheet: 'Folha de chamada',
    },
  },
})
