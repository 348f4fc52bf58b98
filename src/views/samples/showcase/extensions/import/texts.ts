import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For a spreadsheet that a group has kept for years: any columns, any separator, any way to write a day.',
    avoid:
      'For a few lines (type them), and for bank files, which have readers of their own. Here what is added goes nowhere: it is kept until the page is left.',
    examples: {
      wizard: {
        title: 'The importer on a list of pieces',
        note: 'The product’s own, in three steps: file, columns, every line. Nothing is added before all of it was seen.',
      },
      headings: {
        title: 'How columns are known',
        note: 'By their names in several languages, without accents and capitals. Try your own: the headings stand between semicolons.',
      },
      dates: {
        title: 'How days are read',
        note: 'Of 3/4/26 only the group knows which part is the month: it is asked.',
      },
    },
    keys: [
      ['Enter, Space', 'on the drop area: opens the file picker'],
      ['Back in the browser', 'one step back'],
    ],
    hears: 'Each step by its heading, how far the reading is, and what is wrong with a line at the line.',
    words: {
      sample: 'Save a sample file',
      sampleNote: 'It has six lines, two of them with a mistake. Choose it above.',
      fileName: 'pieces.csv',
      header: ['Title', 'Composer', 'Minutes', 'Shelf'],
      lines: [
        'Overture in D; C. Gomes; 9; A3',
        'Bolero; M. Ravel; 15; B1',
        '; Unknown; 4; C2',
        'Two songs; C. Gonzaga; seven; A1',
        'Brejeiro; E. Nazareth; 3; A2',
        'Symphony no. 5; L. v. Beethoven; 33; D4',
      ],
      fields: { title: 'Title', composer: 'Composer', minutes: 'Minutes' },
      needTitle: 'which column is the title',
      noTitle: 'The title is missing.',
      noMinutes: '“{{text}}” is no number of minutes.',
      confirm: 'Add to the list ({{count}})',
      added: 'Added to the list: {{count}}.',
      see: 'To the next example',
      gone: 'The import of {{name}} was taken back already.',
      failed: 'That did not work. Try again.',
      headings: 'Titulo; Komponist; Dauer; Regal',
      nothing: 'left out',
      column: 'Column',
      field: 'Taken for',
      text: 'As written',
      read: 'Read as',
      unread: 'no day',
    },
  },
  'pt-BR': {
    use: 'Para uma planilha que o grupo mantém há anos: quaisquer colunas, qualquer separador, qualquer modo de escrever um dia.',
    avoid:
      'Para poucas linhas (digite-as) e para arquivos do banco, que têm leitores próprios. O que se adiciona aqui não vai a lugar nenhum: fica até se sair da página.',
    examples: {
      wizard: {
        title: 'O importador em uma lista de peças',
        note: 'O do próprio produto, em três passos: arquivo, colunas, cada linha. Nada é adicionado antes de tudo ser visto.',
      },
      headings: {
        title: 'Como as colunas são reconhecidas',
        note: 'Pelos nomes em várias línguas, sem acentos nem maiúsculas. Tente os seus: os títulos ficam entre pontos e vírgulas.',
      },
      dates: {
        title: 'Como os dias são lidos',
        note: 'De 3/4/26 só o grupo sabe qual parte é o mês: isso se pergunta.',
      },
    },
    keys: [
      ['Enter, Espaço', 'na área de soltar: abre a escolha de arquivo'],
      ['Voltar no navegador', 'um passo para trás'],
    ],
    hears: 'Cada passo pelo título, até onde foi a leitura, e o que está errado em uma linha na própria linha.',
    words: {
      sample: 'Salvar um arquivo de exemplo',
      sampleNote: 'Ele tem seis linhas, duas delas com erro. Escolha-o acima.',
      fileName: 'pecas.csv',
      header: ['Título', 'Compositor', 'Minutos', 'Prateleira'],
      lines: [
        'Abertura em ré; C. Gomes; 9; A3',
        'Bolero; M. Ravel; 15; B1',
        '; Desconhecido; 4; C2',
        'Duas canções; C. Gonzaga; sete; A1',
        'Brejeiro; E. Nazareth; 3; A2',
        'Sinfonia nº 5; L. v. Beethoven; 33; D4',
      ],
      fields: { title: 'Título', composer: 'Compositor', minutes: 'Minutos' },
      needTitle: 'qual coluna é o título',
      noTitle: 'Falta o título.',
      noMinutes: '“{{text}}” não é um número de minutos.',
      confirm: 'Adicionar à lista ({{count}})',
      added: 'Adicionadas à lista: {{count}}.',
      see: 'Ao próximo exemplo',
      gone: 'A importação de {{name}} já foi desfeita.',
      failed: 'Não deu certo. Tente de novo.',
      headings: 'Titulo; Komponist; Dauer; Regal',
      nothing: 'fica de fora',
      column: 'Coluna',
      field: 'Tomada por',
      text: 'Como está escrito',
      read: 'Lido como',
      unread: 'nenhum dia',
    },
  },
})
