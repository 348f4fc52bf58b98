import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For the name of an icon that can be pressed: it is shown to the pointer and to the keyboard.',
    avoid:
      'For anything that must be known: a finger never sees it. Help stands as a hint below the field, or in a popover.',
    examples: {
      iconNames: { title: 'Names of icons', note: 'One is disabled and one busy: both still say what they are.' },
      anyTooltip: {
        title: 'Any tooltip',
        note: 'The kit’s own: reactstrap’s opens wherever a dialog places the focus, and says the name twice.',
      },
      atEdge: { title: 'At an edge', note: 'It stays inside the card.' },
      onWords: {
        title: 'On words',
        note: 'What is meant stands beside them; a button cut short has the browser’s title.',
      },
      instead: { title: 'Instead of one', note: 'What helps to fill in a field is a hint, always there.' },
    },
    keys: [
      ['Tab', 'shows it with the focus'],
      ['Escape', 'puts it away, and leaves the focus'],
    ],
    hears: 'The button’s name, once. The tooltip itself is silent.',
    words: {
      edit: 'Edit',
      copy: 'Copy',
      print: 'Print',
      remove: 'Remove',
      add: 'Add an event',
      longName: 'Remove the piece from the programme',
      short: 'Send to all…',
      shortTitle: 'Send to all who have not answered',
      late: 'Late',
      lateWhy: 'It was due on 10 March.',
      iban: 'IBAN',
      ibanHint: 'On the statement, top right. Spaces do not matter.',
    },
  },
  'pt-BR': {
    use: 'Para o nome de um ícone que pode ser pressionado: mostra-se ao ponteiro e ao teclado.',
    avoid:
      'Para qualquer coisa que precise ser sabida: um dedo nunca a vê. A ajuda fica como dica abaixo do campo ou em um balão.',
    examples: {
      iconNames: { title: 'Nomes de ícones', note: 'Um está desativado e um ocupado: os dois ainda dizem o que são.' },
      anyTooltip: {
        title: 'Uma dica qualquer',
        note: 'A do kit: a do reactstrap abre onde quer que um diálogo ponha o foco e diz o nome duas vezes.',
      },
      atEdge: { title: 'Em uma borda', note: 'Fica dentro do cartão.' },
      onWords: {
        title: 'Sobre palavras',
        note: 'O que se quer dizer está ao lado; um botão encurtado tem o título do navegador.',
      },
      instead: { title: 'No lugar de uma', note: 'O que ajuda a preencher um campo é uma dica sempre à vista.' },
    },
    keys: [
      ['Tab', 'mostra com o foco'],
      ['Escape', 'tira da frente e deixa o foco'],
    ],
    hears: 'O nome do botão, uma vez. A dica em si é muda.',
    words: {
      edit: 'Editar',
      copy: 'Copiar',
      print: 'Imprimir',
      remove: 'Remover',
      add: 'Adicionar um evento',
      longName: 'Remover a peça do programa',
      short: 'Enviar a todos…',
      shortTitle: 'Enviar a todos que não responderam',
      late: 'Atrasado',
      lateWhy: 'Vencia em 10 de março.',
      iban: 'IBAN',
      ibanHint: 'No extrato, no alto à direita. Espaços não importam.',
    },
  },
})
