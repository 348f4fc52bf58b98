import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For what happened to one thing, in its order: the newest first where one looks for news, the oldest first where one follows a way.',
    avoid: 'For many of equal kind that one searches (a table), or for what is to come on days (the calendar).',
    examples: {
      history: { title: 'What happened', note: 'On one side of the line, or on both where there is room.' },
      dense: { title: 'Dense', note: 'One line each; the newest is filled.' },
      steps: { title: 'A way with steps', note: 'What is done is ticked, and says so to who cannot see it.' },
      withMore: { title: 'With something to do, and long text' },
      empty: { title: 'Nothing yet' },
    },
    hears: 'A list and how long it is; of each its heading, then its text. The marks are silent.',
    words: {
      history: [
        ['The concert was closed', '52 of 60 were there; takings of 1,480 are booked.'],
        ['The call sheet went out', 'To 60 members, of whom 41 have opened it.'],
        ['The hall was paid', 'By bank transfer, voucher 2026-014.'],
        ['The programme was decided', 'Overture, concerto, serenade.'],
      ],
      changes: [
        ['Amount changed from 90 to 95', 'today, 19:42'],
        ['Receipt added', 'March 3, 21:10'],
        ['Category changed to Rent', 'March 3, 21:08'],
        ['Entry added', 'March 3, 21:07'],
      ],
      done: ' (done)',
      steps: [
        ['Choose a file', 'A spreadsheet or a statement of your bank.'],
        ['Name its columns', 'What Batuta knows by itself is named already.'],
        ['Look through the lines', 'Those that are known, or lack something, stand apart.'],
        ['Book them', 'All at once, and all can be undone.'],
      ],
      refused: 'A letter did not arrive',
      refusedText: 'The address of Davi Rocha is refused by its server.',
      sendAgain: 'Send again',
      letItBe: 'Let it be',
      sent: 'It is on its way again.',
      left: 'It stays as it is.',
      long: 'The rent of the hall for the festival of the choirs and orchestras of the southern highlands was split into three parts',
      longText:
        'Nine hundred to the group, six hundred to the choir of the parish, and what the town gives; the last part stays open until the letter of the town hall has come, which took until June last year.',
      none: 'Nothing has happened yet',
      noneHint: 'Every change of this event will stand here, with who made it.',
    },
  },
  'pt-BR': {
    use: 'Para o que aconteceu com uma coisa, em ordem: o mais novo primeiro onde se buscam novidades, o mais antigo onde se segue um caminho.',
    avoid:
      'Para muitos de um mesmo tipo entre os quais se procura (uma tabela) ou para o que virá em certos dias (o calendário).',
    examples: {
      history: { title: 'O que aconteceu', note: 'De um lado da linha ou, onde há espaço, dos dois.' },
      dense: { title: 'Denso', note: 'Uma linha cada; o mais novo está cheio.' },
      steps: { title: 'Um caminho com passos', note: 'O que está feito tem um sinal, e diz isso a quem não vê.' },
      withMore: { title: 'Com algo a fazer, e texto longo' },
      empty: { title: 'Nada ainda' },
    },
    hears: 'Uma lista e o seu tamanho; de cada um o título, depois o texto. As marcas são mudas.',
    words: {
      history: [
        ['O concerto foi encerrado', '52 de 60 estiveram lá; a receita de 1.480 está lançada.'],
        ['A folha de chamada foi enviada', 'A 60 integrantes, dos quais 41 a abriram.'],
        ['A sala foi paga', 'Por transferência, comprovante 2026-014.'],
        ['O programa foi decidido', 'Abertura, concerto, serenata.'],
      ],
      changes: [
        ['Valor mudou de 90 para 95', 'hoje, 19:42'],
        ['Recibo adicionado', '3 de março, 21:10'],
        ['Categoria mudou para Aluguel', '3 de março, 21:08'],
        ['Lançamento adicionado', '3 de março, 21:07'],
      ],
      done: ' (feito)',
      steps: [
        ['Escolha um arquivo', 'Uma planilha ou um extrato do banco.'],
        ['Dê nome às colunas', 'As que o Batuta conhece já têm nome.'],
        ['Olhe as linhas', 'As já conhecidas, ou às quais falta algo, ficam à parte.'],
        ['Lance', 'Todas de uma vez, e tudo pode ser desfeito.'],
      ],
      refused: 'Uma carta não chegou',
      refusedText: 'O endereço de Davi Rocha é recusado pelo servidor dele.',
      sendAgain: 'Enviar de novo',
      letItBe: 'Deixar assim',
      sent: 'Está a caminho de novo.',
      left: 'Fica como está.',
      long: 'O aluguel da sala para o festival dos coros e orquestras da serra gaúcha foi dividido em três partes',
      longText:
        'Novecentos para o grupo, seiscentos para o coro da paróquia e o que a cidade der; a última parte fica em aberto até vir a carta da prefeitura, que no ano passado levou até junho.',
      none: 'Nada aconteceu ainda',
      noneHint: 'Cada mudança deste evento vai aparecer aqui, com quem a fez.',
    },
  },
})
