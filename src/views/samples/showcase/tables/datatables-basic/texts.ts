import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For a list that is sorted and looked through page by page: members, entries, invoices.',
    avoid:
      'For a dozen rows that belong together with their sum (a plain table), or for what has to be seen all at once.',
    examples: {
      allRows: {
        title: 'Sorted and paged',
        note: 'On a phone the headers give way to a list, and each row becomes a few lines.',
      },
      plain: { title: 'As it comes', note: 'Neither sorted nor paged: the headers are words, not buttons.' },
      states: {
        title: 'States',
        note: 'Before the first answer a skeleton; while the next is on its way the rows stay, dimmed; without rows, what to do.',
      },
    },
    keys: [
      ['Tab', 'goes through the headers, then through what can be pressed in the rows'],
      ['Enter, Space', 'on a header: sorts up, then down'],
    ],
    hears: 'The table’s name; of each header how it is sorted; below, which rows of how many are shown.',
    words: {
      table: 'Employees',
      name: 'Name',
      post: 'Post',
      city: 'City',
      start: 'Began on',
      salary: 'Salary',
      status: 'Status',
      statuses: ['Current', 'Professional', 'Rejected', 'Resigned', 'Applied'],
      emptyTitle: 'Nobody works here yet',
      emptyHint: 'Add the first, or import a list.',
      add: 'Add somebody',
    },
  },
  'pt-BR': {
    use: 'Para uma lista que se ordena e se percorre página por página: integrantes, lançamentos, faturas.',
    avoid:
      'Para uma dúzia de linhas que pertencem juntas com sua soma (uma tabela simples) ou para o que precisa ser visto de uma vez.',
    examples: {
      allRows: {
        title: 'Ordenada e paginada',
        note: 'No celular os cabeçalhos dão lugar a uma lista, e cada linha da tabela vira algumas linhas de texto.',
      },
      plain: { title: 'Como vem', note: 'Nem ordenada nem paginada: os cabeçalhos são palavras, não botões.' },
      states: {
        title: 'Estados',
        note: 'Antes da primeira resposta, um esqueleto; enquanto a próxima não vem, as linhas ficam, esmaecidas; sem linhas, o que fazer.',
      },
    },
    keys: [
      ['Tab', 'passa pelos cabeçalhos e depois pelo que se pode pressionar nas linhas'],
      ['Enter, Espaço', 'em um cabeçalho: ordena para cima, depois para baixo'],
    ],
    hears: 'O nome da tabela; de cada cabeçalho, como está ordenado; abaixo, quais linhas de quantas aparecem.',
    words: {
      table: 'Funcionários',
      name: 'Nome',
      post: 'Cargo',
      city: 'Cidade',
      start: 'Começou em',
      salary: 'Salário',
      status: 'Situação',
      statuses: ['Atual', 'Profissional', 'Recusado', 'Saiu', 'Candidato'],
      emptyTitle: 'Ninguém trabalha aqui ainda',
      emptyHint: 'Adicione o primeiro ou importe uma lista.',
      add: 'Adicionar alguém',
    },
  },
})
