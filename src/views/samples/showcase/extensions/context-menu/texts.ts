import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'As a second way to what can be done with a row: quick for who works with the mouse all evening.',
    avoid:
      'As the only way: nobody sees that it is there, and an iPhone has none. Over text or links the browser’s own menu is worth more.',
    examples: {
      overRows: { title: 'Over rows', note: 'The button at the end of each row opens the same menu.' },
      overArea: { title: 'Over an area', note: 'It opens where the pointer is, and never beyond the window.' },
    },
    keys: [
      ['Shift+F10, menu key', 'opens it at what has the focus'],
      ['Up and down arrow', 'go through it, around both ends'],
      ['Home, End', 'the first and the last'],
      ['A letter', 'goes to what begins with it'],
      ['Enter, Space', 'does it'],
      ['Escape, Tab', 'closes it; Escape gives the focus back'],
    ],
    hears: '“Menu” and its name, then each entry, whether it is ticked, and whether it is dimmed.',
    words: {
      list: 'Entries of October',
      rows: ['Hall rent', 'Concert tickets', 'Two stands'],
      menuOf: 'What can be done with: {{row}}',
      edit: 'Edit',
      copy: 'Copy as a new one',
      receipt: 'Show the receipt',
      remove: 'Remove',
      done: '{{act}}: {{row}}',
      area: 'The stage: press here with the right button, or hold your finger on it',
      stage: 'Stage',
      chairs: 'Show the chairs',
      stands: 'Show the stands',
      clear: 'Clear the stage',
      shown: 'Shown: {{list}}',
      nothing: 'nothing',
    },
  },
  'pt-BR': {
    use: 'Como um segundo caminho ao que se faz com uma linha: rápido para quem passa a noite com o mouse.',
    avoid:
      'Como único caminho: ninguém vê que ele existe, e um iPhone não tem nenhum. Sobre texto ou links o menu do navegador vale mais.',
    examples: {
      overRows: { title: 'Sobre linhas', note: 'O botão no fim de cada linha abre o mesmo menu.' },
      overArea: { title: 'Sobre uma área', note: 'Abre onde está o ponteiro, e nunca além da janela.' },
    },
    keys: [
      ['Shift+F10, tecla de menu', 'abre no que tem o foco'],
      ['Setas para cima e para baixo', 'percorrem o menu, dando a volta'],
      ['Home, End', 'o primeiro e o último'],
      ['Uma letra', 'vai ao que começa com ela'],
      ['Enter, Espaço', 'executa'],
      ['Escape, Tab', 'fecham; Escape devolve o foco'],
    ],
    hears: '“Menu” e o nome, depois cada item, se está marcado e se está desativado.',
    words: {
      list: 'Lançamentos de outubro',
      rows: ['Aluguel da sala', 'Ingressos do concerto', 'Duas estantes'],
      menuOf: 'O que se faz com: {{row}}',
      edit: 'Editar',
      copy: 'Copiar como novo',
      receipt: 'Mostrar o recibo',
      remove: 'Remover',
      done: '{{act}}: {{row}}',
      area: 'O palco: aperte aqui com o botão direito, ou segure o dedo',
      stage: 'Palco',
      chairs: 'Mostrar as cadeiras',
      stands: 'Mostrar as estantes',
      clear: 'Esvaziar o palco',
      shown: 'À vista: {{list}}',
      nothing: 'nada',
    },
  },
})
