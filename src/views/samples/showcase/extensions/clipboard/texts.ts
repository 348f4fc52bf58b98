import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For what people carry elsewhere by hand: a link for the group chat, an account number, a code.',
    avoid:
      'For a whole list (an export), or for text that is easily selected anyway. Over plain http there is no clipboard, and the button is not there.',
    examples: {
      withLabel: { title: 'With words', note: 'It says what it copies, and for two seconds that it has.' },
      inRow: { title: 'The icon alone', note: 'Beside what it copies; the label is its name and its tooltip.' },
      asTable: {
        title: 'Text and table at once',
        note: 'A spreadsheet takes the table, a chat the lines. It is one press for both.',
      },
      pasted: {
        title: 'Pasting',
        note: 'The field takes what comes in any shape. The page never reads the clipboard by itself: browsers ask for that.',
      },
    },
    keys: [
      ['Enter, Space', 'copies'],
      ['Ctrl+V', 'pastes into the field'],
    ],
    hears: 'The label, and after the press “Copied”, without the focus going anywhere.',
    words: {
      link: 'https://batuta.example/answer/3f9a',
      copyLink: 'Copy the link',
      onCopied: { one: 'Copied once', other: 'Copied {{count}} times' },
      rows: [
        ['Account', '0341 00012345-6'],
        ['PIX', 'tesouraria@batuta.example'],
        ['Purpose', 'Fee 03/2026'],
      ],
      copyOf: 'Copy: {{term}}',
      head: ['Piece', 'Minutes'],
      pieces: [
        ['Overture', '9'],
        ['Bolero', '15'],
        ['Two songs', '7'],
      ],
      caption: 'Programme',
      copyTable: 'Copy the table',
      copied: 'Copied: a table for spreadsheets, and lines for everything else.',
      refused: 'The browser does not let the page copy. Select the table and press Ctrl+C.',
      paste: 'E-mail addresses',
      pasteHint: 'From a letter, a chat or a spreadsheet: each that is found is taken, once.',
      sample: 'Ana <ana@batuta.example>; bento@batuta.example, Ana again: ana@batuta.example',
      found: 'Found: {{list}}',
      nothing: 'No address found yet.',
    },
  },
  'pt-BR': {
    use: 'Para o que as pessoas levam a outro lugar: um link para o grupo, um número de conta, um código.',
    avoid:
      'Para uma lista inteira (uma exportação) ou para um texto fácil de selecionar. Em http simples não há área de transferência, e o botão não aparece.',
    examples: {
      withLabel: { title: 'Com palavras', note: 'Diz o que copia e, por dois segundos, que copiou.' },
      inRow: { title: 'Só o ícone', note: 'Ao lado do que copia; o rótulo é o nome e a dica.' },
      asTable: {
        title: 'Texto e tabela de uma vez',
        note: 'Uma planilha recebe a tabela, uma conversa as linhas. Um só toque para os dois.',
      },
      pasted: {
        title: 'Colar',
        note: 'O campo aceita o que vier, em qualquer forma. A página nunca lê a área de transferência sozinha: os navegadores pedem licença para isso.',
      },
    },
    keys: [
      ['Enter, Espaço', 'copia'],
      ['Ctrl+V', 'cola no campo'],
    ],
    hears: 'O rótulo e, depois do toque, “Copiado”, sem que o foco saia do lugar.',
    words: {
      link: 'https://batuta.example/answer/3f9a',
      copyLink: 'Copiar o link',
      onCopied: { one: 'Copiado uma vez', other: 'Copiado {{count}} vezes' },
      rows: [
        ['Conta', '0341 00012345-6'],
        ['PIX', 'tesouraria@batuta.example'],
        ['Descrição', 'Mensalidade 03/2026'],
      ],
      copyOf: 'Copiar: {{term}}',
      head: ['Peça', 'Minutos'],
      pieces: [
        ['Abertura', '9'],
        ['Bolero', '15'],
        ['Duas canções', '7'],
      ],
      caption: 'Programa',
      copyTable: 'Copiar a tabela',
      copied: 'Copiado: uma tabela para planilhas e linhas para todo o resto.',
      refused: 'O navegador não deixa a página copiar. Selecione a tabela e aperte Ctrl+C.',
      paste: 'Endereços de e-mail',
      pasteHint: 'De uma carta, uma conversa ou uma planilha: cada um que for achado é aceito, uma vez.',
      sample: 'Ana <ana@batuta.example>; bento@batuta.example, Ana de novo: ana@batuta.example',
      found: 'Achados: {{list}}',
      nothing: 'Nenhum endereço ainda.',
    },
  },
})
