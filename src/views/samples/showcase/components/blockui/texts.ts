import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'Where all of an area must wait for one thing: figures are being counted, a form is being saved.',
    avoid:
      'For one button (it can be busy by itself), for a first load (a skeleton), and for the whole screen unless nothing may go on meanwhile.',
    examples: {
      anyArea: { title: 'An area', note: 'What lies below can be seen, and not be reached by Tab either.' },
      form: { title: 'A form that is being saved', note: 'The focus goes back to the button that saved.' },
      giveUp: { title: 'With a way out', note: 'For what takes longer than people like to wait.' },
      failing: { title: 'When it fails', note: 'The area says so, and tries again in its place.' },
      screen: {
        title: 'The whole screen',
        note: 'A dialog that cannot be closed, for what must not be touched for a while.',
      },
    },
    keys: [['Tab', 'goes past what is blocked, to the way out where there is one']],
    hears: 'What is being done, as soon as it begins; what is blocked is silent, and the area is “busy”.',
    words: {
      rows: ['Ana Lima', 'Bento Farias', 'Clara Duarte'],
      open: 'Open',
      counting: 'Attendance is being counted',
      saving: 'It is being saved',
      name: 'Name',
      save: 'Save',
      reading: 'The statement is being read',
      readAgain: 'Read the statement again',
      cancel: 'Cancel',
      there: 'The figures are there.',
      failAgain: 'Let it fail again',
      restore: 'Restore a backup',
      restoring: 'The backup is being restored',
      restoringText: 'Everyone waits until it is done. Three seconds, in this example.',
    },
  },
  'pt-BR': {
    use: 'Onde uma área inteira precisa esperar por uma coisa: números sendo contados, um formulário sendo salvo.',
    avoid:
      'Para um botão (ele fica ocupado sozinho), para o primeiro carregamento (um esqueleto) e para a tela toda, a não ser que nada possa seguir enquanto isso.',
    examples: {
      anyArea: { title: 'Uma área', note: 'O que está embaixo se vê, e não se alcança nem com Tab.' },
      form: { title: 'Um formulário sendo salvo', note: 'O foco volta ao botão que salvou.' },
      giveUp: { title: 'Com saída', note: 'Para o que leva mais do que se gosta de esperar.' },
      failing: { title: 'Quando falha', note: 'A área diz isso e tenta de novo no próprio lugar.' },
      screen: {
        title: 'A tela inteira',
        note: 'Um diálogo que não se pode fechar, para o que não deve ser tocado por um tempo.',
      },
    },
    keys: [['Tab', 'passa pelo que está bloqueado e vai à saída, onde há uma']],
    hears: 'O que está sendo feito, assim que começa; o que está bloqueado fica mudo, e a área, “ocupada”.',
    words: {
      rows: ['Ana Lima', 'Bento Farias', 'Clara Duarte'],
      open: 'Abrir',
      counting: 'A presença está sendo contada',
      saving: 'Está sendo salvo',
      name: 'Nome',
      save: 'Salvar',
      reading: 'O extrato está sendo lido',
      readAgain: 'Ler o extrato de novo',
      cancel: 'Cancelar',
      there: 'Os números estão aí.',
      failAgain: 'Fazer falhar de novo',
      restore: 'Restaurar uma cópia',
      restoring: 'A cópia está sendo restaurada',
      restoringText: 'Todos esperam até terminar. Três segundos, neste exemplo.',
    },
  },
})
