import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For lists that are looked through: where one is, how many there are, and a link to any page.',
    avoid:
      'For fewer than some twenty rows (show them all), and for what is read from top to bottom (load more below). The bare parts are on the page of components.',
    examples: {
      ofList: { title: 'Below a list', note: 'The page belongs into the address: Back goes one page back.' },
      withSize: {
        title: 'With the number of rows',
        note: 'Another number shows the page on which the first row of before stands.',
      },
      anyCount: { title: 'Any number of pages', note: 'The ends, and the neighbours of where one is.' },
      loadMore: {
        title: 'More below',
        note: 'For what is read in order. The focus goes to the first new line, so that keys go on from there.',
      },
    },
    keys: [
      ['Tab', 'goes through the buttons'],
      ['Enter, Space', 'goes to the page'],
    ],
    hears: '“Pages”, then “Page 3, current page”; after a press the new range: “21–30 of 214”.',
    words: {
      row: 'Entry no. {{number}}',
      list: 'Entries',
      more: 'Show {{count}} more',
      all: 'That was all of it: {{count}} entries.',
    },
  },
  'pt-BR': {
    use: 'Para listas que se percorrem: onde se está, quantos há e um caminho a qualquer página.',
    avoid:
      'Para menos de umas vinte linhas (mostre todas) e para o que se lê de cima a baixo (carregue mais embaixo). As peças soltas estão na página dos componentes.',
    examples: {
      ofList: { title: 'Abaixo de uma lista', note: 'A página pertence ao endereço: Voltar volta uma página.' },
      withSize: {
        title: 'Com o número de linhas',
        note: 'Outro número mostra a página em que está a primeira linha de antes.',
      },
      anyCount: { title: 'Qualquer número de páginas', note: 'As pontas e os vizinhos de onde se está.' },
      loadMore: {
        title: 'Mais embaixo',
        note: 'Para o que se lê em ordem. O foco vai à primeira linha nova, e as teclas seguem dali.',
      },
    },
    keys: [
      ['Tab', 'percorre os botões'],
      ['Enter, Espaço', 'vai à página'],
    ],
    hears: '“Páginas”, depois “Página 3, página atual”; depois do toque, a nova faixa: “21–30 de 214”.',
    words: {
      row: 'Lançamento nº {{number}}',
      list: 'Lançamentos',
      more: 'Mostrar mais {{count}}',
      all: 'Isso foi tudo: {{count}} lançamentos.',
    },
  },
})
