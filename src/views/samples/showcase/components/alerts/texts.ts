import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For a sentence about a whole form or page: what was refused, what to know before one begins.',
    avoid:
      'For one field (its own error says more), for what has just been done (a toast with Undo), or for an empty list (an empty state).',
    examples: {
      kinds: {
        title: 'Kinds',
        note: 'Shape, hue and words say the same; only an error interrupts what is being read.',
      },
      tones: { title: 'One alert', note: 'Any text, in any tone.' },
      manyWords: { title: 'Long text', note: 'It wraps, and the icon stays with the first line.' },
      appearing: {
        title: 'One that comes later',
        note: 'It stands above the fields, where one looks after a refusal.',
      },
    },
    hears: 'An error at once, as soon as it appears; all others when what is being read has come to its end.',
    words: {
      info: 'Entries of closed months cannot be changed.',
      positive: 'The bank’s balance and yours agree.',
      caution: 'Two members have the same e-mail address.',
      danger: 'The server refused the entry: the account is closed.',
      sentence: 'The month is closed.',
      long: 'The file has 214 lines, of which 12 are known from an earlier import, 3 have a day after today, and one names an account that was closed in March: those sixteen were left out, all others are ready to be booked.',
      send: 'Send',
      refused: 'It was not sent: nobody has been chosen.',
    },
  },
  'pt-BR': {
    use: 'Para uma frase sobre um formulário ou uma página inteira: o que foi recusado, o que saber antes de começar.',
    avoid:
      'Para um só campo (o erro dele diz mais), para o que acaba de ser feito (um aviso com Desfazer) ou para uma lista vazia (um estado vazio).',
    examples: {
      kinds: { title: 'Tipos', note: 'Forma, cor e palavras dizem o mesmo; só um erro interrompe a leitura.' },
      tones: { title: 'Um alerta', note: 'Qualquer texto, em qualquer tom.' },
      manyWords: { title: 'Texto longo', note: 'Ele quebra a linha, e o ícone fica com a primeira.' },
      appearing: { title: 'Um que vem depois', note: 'Fica acima dos campos, onde se olha depois de uma recusa.' },
    },
    hears: 'Um erro imediatamente, assim que aparece; os outros quando termina o que está sendo lido.',
    words: {
      info: 'Lançamentos de meses fechados não podem ser alterados.',
      positive: 'O saldo do banco e o seu conferem.',
      caution: 'Dois integrantes têm o mesmo e-mail.',
      danger: 'O servidor recusou o lançamento: a conta está encerrada.',
      sentence: 'O mês está fechado.',
      long: 'O arquivo tem 214 linhas, das quais 12 são conhecidas de uma importação anterior, 3 têm data futura e uma indica uma conta encerrada em março: essas dezesseis ficaram de fora, todas as outras estão prontas para lançar.',
      send: 'Enviar',
      refused: 'Nada foi enviado: ninguém foi escolhido.',
    },
  },
})
