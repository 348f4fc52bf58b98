import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'Below a list that is too long for one page, and of which people want to know how long it is.',
    avoid: 'For fewer than two pages (it shows no numbers then), or for what one reads in one go (a button for more).',
    examples: {
      belowList: {
        title: 'Below a list',
        note: 'Which rows these are, how many a page, and the way on; it stands in the address on Batuta’s lists.',
      },
      anyLength: { title: 'Any length', note: 'The ends, the neighbours, and a gap where more than one is left out.' },
      numbers: { title: 'Numbers alone', note: 'Reactstrap’s, in three sizes.' },
      steps: { title: 'One by one', note: 'Where each page has a name of its own.' },
    },
    keys: [
      ['Tab', 'goes through the numbers'],
      ['Enter, Space', 'goes to a page; at the last one, the focus stays where it is'],
    ],
    hears: 'The navigation’s name, “page 2”, and of one that it is the current; then which rows are shown.',
    words: {
      entry: 'Entry',
      page: 'Page',
      pages: 'Pages of the example',
      previous: 'Previous',
      next: 'Next',
      months: ['March 2026', 'April 2026', 'May 2026'],
    },
  },
  'pt-BR': {
    use: 'Abaixo de uma lista longa demais para uma página e da qual se quer saber o tamanho.',
    avoid: 'Para menos de duas páginas (então não mostra números) ou para o que se lê de uma vez (um botão para mais).',
    examples: {
      belowList: {
        title: 'Abaixo de uma lista',
        note: 'Que linhas são, quantas por página e o caminho adiante; nas listas do Batuta fica no endereço.',
      },
      anyLength: { title: 'Um tamanho qualquer', note: 'As pontas, os vizinhos e uma lacuna onde falta mais de uma.' },
      numbers: { title: 'Só os números', note: 'Os do reactstrap, em três tamanhos.' },
      steps: { title: 'Uma por uma', note: 'Onde cada página tem um nome próprio.' },
    },
    keys: [
      ['Tab', 'anda pelos números'],
      ['Enter, Espaço', 'vai a uma página; na última, o foco fica onde está'],
    ],
    hears: 'O nome da navegação, “página 2” e, de uma, que é a atual; depois que linhas estão à mostra.',
    words: {
      entry: 'Lançamento',
      page: 'Página',
      pages: 'Páginas do exemplo',
      previous: 'Anterior',
      next: 'Próximo',
      months: ['Março de 2026', 'Abril de 2026', 'Maio de 2026'],
    },
  },
})
