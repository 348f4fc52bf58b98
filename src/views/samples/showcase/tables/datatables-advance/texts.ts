import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For long lists in which one looks for something, picks some rows, or puts a slip right on the spot.',
    avoid:
      'For a record with more than two or three fields to change: a form of its own says more, and asks before it overwrites.',
    examples: {
      byColumn: { title: 'Search by column', note: 'All rows are here; each filter narrows what the others leave.' },
      fromServer: {
        title: 'From the server, page by page',
        note: 'Search, order and page are the call’s. What is chosen, or all that is found, becomes a file for spreadsheets.',
      },
      expanding: { title: 'Rows that unfold', note: 'What has no room in a line stands below it.' },
      inPlace: {
        title: 'Changed in place',
        note: 'Enter or leaving the field keeps the change, Escape forgets it; an empty city is refused.',
      },
    },
    keys: [
      ['Space', 'chooses the row whose box has the focus'],
      ['Enter', 'unfolds a row, keeps a change'],
      ['Escape', 'forgets a change'],
    ],
    hears:
      'How many rows are found; of the button that unfolds, whether its row is open; of a changed cell what was kept.',
    words: {
      table: 'Employees',
      search: 'Search all columns',
      searchName: 'Search the names',
      post: 'Post',
      status: 'Status',
      city: 'City',
      cities: 'Cities',
      noCity: 'No city is called that.',
      from: 'Began since',
      all: 'Choose all of this page',
      choose: 'Choose {{name}}',
      chosen: { one: '{{count}} chosen', other: '{{count}} chosen' },
      exportChosen: 'Export the chosen',
      exportFound: { one: 'Export the one found', other: 'Export all {{count}}' },
      exported: { one: '{{count}} row was saved as a file.', other: '{{count}} rows were saved as a file.' },
      file: 'Employees',
      unfold: 'Details of {{name}}',
      details: 'Details',
      email: 'E-mail',
      age: 'Age',
      experience: 'Experience',
      years: { one: '{{count}} year', other: '{{count}} years' },
      change: 'City of {{name}}',
      empty: 'A city, please.',
      changed: '{{name}}: {{city}}.',
      undo: 'Undo',
    },
  },
  'pt-BR': {
    use: 'Para listas longas em que se procura algo, se escolhem linhas ou se corrige um deslize na hora.',
    avoid:
      'Para um registro com mais de dois ou três campos a mudar: um formulário próprio diz mais, e pergunta antes de sobrescrever.',
    examples: {
      byColumn: {
        title: 'Busca por coluna',
        note: 'Todas as linhas estão aqui; cada filtro estreita o que os outros deixam.',
      },
      fromServer: {
        title: 'Do servidor, página por página',
        note: 'Busca, ordem e página são da chamada. O escolhido, ou tudo o que se achou, vira um arquivo para planilhas.',
      },
      expanding: { title: 'Linhas que se desdobram', note: 'O que não cabe em uma linha fica abaixo dela.' },
      inPlace: {
        title: 'Mudado no lugar',
        note: 'Enter ou sair do campo guarda a mudança, Escape a esquece; uma cidade vazia é recusada.',
      },
    },
    keys: [
      ['Espaço', 'escolhe a linha cuja caixa tem o foco'],
      ['Enter', 'desdobra uma linha, guarda uma mudança'],
      ['Escape', 'esquece uma mudança'],
    ],
    hears:
      'Quantas linhas se acharam; do botão que desdobra, se a linha está aberta; de uma célula mudada, o que ficou.',
    words: {
      table: 'Funcionários',
      search: 'Buscar em todas as colunas',
      searchName: 'Buscar nos nomes',
      post: 'Cargo',
      status: 'Situação',
      city: 'Cidade',
      cities: 'Cidades',
      noCity: 'Nenhuma cidade se chama assim.',
      from: 'Começou desde',
      all: 'Escolher todos desta página',
      choose: 'Escolher {{name}}',
      chosen: { one: '{{count}} escolhido', other: '{{count}} escolhidos' },
      exportChosen: 'Exportar os escolhidos',
      exportFound: { one: 'Exportar o que se achou', other: 'Exportar todos os {{count}}' },
      exported: {
        one: '{{count}} linha foi salva em um arquivo.',
        other: '{{count}} linhas foram salvas em um arquivo.',
      },
      file: 'Funcionários',
      unfold: 'Detalhes de {{name}}',
      details: 'Detalhes',
      email: 'E-mail',
      age: 'Idade',
      experience: 'Experiência',
      years: { one: '{{count}} ano', other: '{{count}} anos' },
      change: 'Cidade de {{name}}',
      empty: 'Uma cidade, por favor.',
      changed: '{{name}}: {{city}}.',
      undo: 'Desfazer',
    },
  },
})
