import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For a list that goes on elsewhere: the auditors’ spreadsheet, the letter to all, a backup that anyone can read.',
    avoid:
      'For a single value (the clipboard), or for some rows of a list (the page of chosen rows). Batuta’s own lists are CSV, which every program opens.',
    examples: {
      asFile: {
        title: 'A list as a file',
        note: 'Below the button stands what is in the file. Where the comma is the decimal sign, the semicolon parts the cells.',
      },
      asWorkbook: {
        title: 'As an Excel workbook',
        note: 'Days and amounts are days and amounts there, whatever language the program has; a text is never run.',
      },
      formulas: {
        title: 'Safe from formulas',
        note: 'A cell that a spreadsheet would run gets an apostrophe in front. An amount stays a number, also below zero.',
      },
      names: {
        title: 'The file’s name',
        note: 'Group, list and day, without what some system forbids; only the first part is ever shortened.',
      },
    },
    keys: [['Enter, Space', 'saves the file']],
    hears: 'The button, and then a toast that says how many rows are in which file.',
    words: {
      save: 'Save as CSV',
      saveWorkbook: 'Save as Excel',
      head: ['Day', 'What for', 'Amount'],
      rows: [
        ['2026-03-02', 'Hall rent; March', '-450.00'],
        ['2026-03-05', 'Fees', '1280.50'],
        ['2026-03-09', '"Tutti" strings, two sets', '-189.90'],
      ],
      saved: { one: '{{count}} row is in {{name}}.', other: '{{count}} rows are in {{name}}.' },
      listName: 'Entries',
      group: 'Banda do Vale',
      inFile: 'In the file',
      typed: 'Typed by somebody',
      cells: ['=1+1', '+55 51 5550-1000', '@sum(A1)', '-450', ' =cmd|calc', 'Rehearsal'],
      amount: '-450.00 (an amount)',
      preview: 'Text of the file',
    },
  },
  'pt-BR': {
    use: 'Para uma lista que segue em outro lugar: a planilha do conselho fiscal, a carta a todos, uma cópia que qualquer um lê.',
    avoid:
      'Para um só valor (a área de transferência) ou para algumas linhas de uma lista (a página das linhas escolhidas). As listas do próprio Batuta são CSV, que todo programa abre.',
    examples: {
      asFile: {
        title: 'Uma lista como arquivo',
        note: 'Abaixo do botão está o que há no arquivo. Onde a vírgula é o sinal decimal, o ponto e vírgula separa as células.',
      },
      asWorkbook: {
        title: 'Como pasta do Excel',
        note: 'Dias e valores são lá dias e valores, seja qual for a língua do programa; um texto nunca é executado.',
      },
      formulas: {
        title: 'A salvo de fórmulas',
        note: 'Uma célula que a planilha executaria recebe um apóstrofo na frente. Um valor continua número, também abaixo de zero.',
      },
      names: {
        title: 'O nome do arquivo',
        note: 'Grupo, lista e dia, sem o que algum sistema proíbe; só a primeira parte é encurtada.',
      },
    },
    keys: [['Enter, Espaço', 'salva o arquivo']],
    hears: 'O botão e depois um aviso que diz quantas linhas estão em qual arquivo.',
    words: {
      save: 'Salvar como CSV',
      saveWorkbook: 'Salvar como Excel',
      head: ['Dia', 'Para quê', 'Valor'],
      rows: [
        ['2026-03-02', 'Aluguel da sala; março', '-450.00'],
        ['2026-03-05', 'Mensalidades', '1280.50'],
        ['2026-03-09', 'Cordas "Tutti", dois jogos', '-189.90'],
      ],
      saved: { one: '{{count}} linha está em {{name}}.', other: '{{count}} linhas estão em {{name}}.' },
      listName: 'Lançamentos',
      group: 'Banda do Vale',
      inFile: 'No arquivo',
      typed: 'Digitado por alguém',
      cells: ['=1+1', '+55 51 5550-1000', '@sum(A1)', '-450', ' =cmd|calc', 'Ensaio'],
      amount: '-450.00 (um valor)',
      preview: 'Texto do arquivo',
    },
  },
})
