import type { messages as en } from '@/i18n/en/chosenMembers'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title_one: 'Alterar {{shown}} integrante',
  title_other: 'Alterar {{shown}} integrantes',
  text: 'Só mudam os campos que você escolher aqui, em todos eles.',
  field: 'Campo',
  chooseField: 'Escolher…',
  another: 'Alterar mais um campo',
  emptied: 'Se ficar vazio, é esvaziado em todos eles.',
  none: 'Nenhum',
  formerHint: 'O que devem, e por quem pagam, fica como está: a página de cada um pergunta por isso.',
  classHint: 'A partir deste mês.',
  nothing: 'Escolha antes o que deve mudar.',
  confirm_one: 'Alterar {{shown}} integrante',
  confirm_other: 'Alterar {{shown}} integrantes',
  progress: '{{done}} de {{of}}',
  done_one: '{{shown}} integrante alterado.',
  done_other: '{{shown}} integrantes alterados.',
  unchanged: 'Já estavam assim.',
  undone_one: '{{shown}} integrante está como antes.',
  undone_other: '{{shown}} integrantes estão como antes.',
  undoFailed: 'Não foi possível desfazer a alteração. {{reason}}',
  changedSince: 'Alguém alterou um deles desde então.',
  refusals: {
    not_found: 'Nada foi alterado. Alguém removeu estes enquanto isso:',
    conflict: 'Nada foi alterado. Outra pessoa alterou estes enquanto isso:',
  },
  more: 'e mais {{shown}}',
  leaveOut_one: 'Deixar {{shown}} de fora',
  leaveOut_other: 'Deixar estes {{shown}} de fora',
}
