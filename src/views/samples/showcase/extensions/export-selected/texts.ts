import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For some rows of a list, picked by eye: who gets the letter, which receipts go to the auditors.',
    avoid:
      'For what a filter can say (filter, then export all of it), and for rows of other pages: what is chosen can be seen.',
    examples: {
      fromTable: {
        title: 'Chosen in a table',
        note: 'The box in the head takes all rows, or none. The button says how many it would save.',
      },
      fewColumns: {
        title: 'Chosen columns',
        note: 'What is left out is often what should not leave the house: addresses, telephone numbers.',
      },
    },
    keys: [
      ['Tab', 'goes from box to box'],
      ['Space', 'ticks a row, or all of them'],
    ],
    hears: 'Each box by the name in its row; the button by what it would save.',
    words: {
      label: 'Members',
      choose: 'Choose {{name}}',
      chooseAll: 'Choose all rows',
      save: 'Save {{count}} as CSV',
      saveNone: 'Choose rows to save',
      saved: 'Saved: {{count}} in {{name}}.',
      file: 'Members',
      columns: 'Columns of the file',
      needColumn: 'Choose at least one column.',
      saveColumns: 'Save as CSV',
      preview: 'First lines of the file',
      fields: { name: 'Name', section: 'Section', email: 'E-mail' },
      members: [
        ['1', 'Ana Lima', 'Strings', 'ana@batuta.example'],
        ['2', 'Bento Reis', 'Brass', 'bento@batuta.example'],
        ['3', 'Clara Duarte', 'Woodwinds', 'clara@batuta.example'],
        ['4', 'Davi Moura', 'Percussion', 'davi@batuta.example'],
        ['5', 'Elisa Prado', 'Voices', 'elisa@batuta.example'],
      ],
      empty: 'Nobody here',
    },
  },
  'pt-BR': {
    use: 'Para algumas linhas de uma lista, escolhidas no olho: quem recebe a carta, quais recibos vão ao conselho fiscal.',
    avoid:
      'Para o que um filtro consegue dizer (filtre e exporte tudo) e para linhas de outras páginas: o que está escolhido se vê.',
    examples: {
      fromTable: {
        title: 'Escolhidas em uma tabela',
        note: 'A caixa do cabeçalho pega todas as linhas, ou nenhuma. O botão diz quantas salvaria.',
      },
      fewColumns: {
        title: 'Colunas escolhidas',
        note: 'O que fica de fora é muitas vezes o que não deve sair de casa: endereços, telefones.',
      },
    },
    keys: [
      ['Tab', 'vai de caixa em caixa'],
      ['Espaço', 'marca uma linha, ou todas'],
    ],
    hears: 'Cada caixa pelo nome da sua linha; o botão pelo que salvaria.',
    words: {
      label: 'Integrantes',
      choose: 'Escolher {{name}}',
      chooseAll: 'Escolher todas as linhas',
      save: 'Salvar {{count}} como CSV',
      saveNone: 'Escolha linhas para salvar',
      saved: 'Salvo: {{count}} em {{name}}.',
      file: 'Integrantes',
      columns: 'Colunas do arquivo',
      needColumn: 'Escolha ao menos uma coluna.',
      saveColumns: 'Salvar como CSV',
      preview: 'Primeiras linhas do arquivo',
      fields: { name: 'Nome', section: 'Naipe', email: 'E-mail' },
      members: [
        ['1', 'Ana Lima', 'Cordas', 'ana@batuta.example'],
        ['2', 'Bento Reis', 'Metais', 'bento@batuta.example'],
        ['3', 'Clara Duarte', 'Madeiras', 'clara@batuta.example'],
        ['4', 'Davi Moura', 'Percussão', 'davi@batuta.example'],
        ['5', 'Elisa Prado', 'Vozes', 'elisa@batuta.example'],
      ],
      empty: 'Ninguém aqui',
    },
  },
})
