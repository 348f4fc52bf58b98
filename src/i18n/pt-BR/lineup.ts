import type { messages as en } from '@/i18n/en/lineup'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Quem vem',
  until: 'Respostas são aceitas até {{when}}.',
  failed: 'Não foi possível carregar quem vem.',
  nobodyAsked: 'Este evento não pergunta a ninguém. Escolha a quem perguntar ao editá-lo, ou inclua um substituto.',
  nothingAnswered:
    'Ninguém respondeu ainda. Abra um instrumento e toque no código QR ao lado de um nome para entregar o link.',
  others: 'Sem naipe',
  noInstrument: 'Sem instrumento',
  nobodyPlays: 'Ninguém a quem se perguntou toca este. Um substituto pode.',
  ofNeeded: '{{yes}} de {{needed}}',
  answers: { yes: 'Sim', maybe: 'Talvez', no: 'Não', silent: 'Sem resposta' },
  answerOf: 'Resposta de {{name}}',
  answerSet: '{{name}}: {{answer}}.',
  deputy: 'Substituto',
  away: 'Ausente',
  toConfirm: 'disse “{{answer}}” antes de o evento mudar',
  since: 'desde {{when}}',
  setBy: 'marcado por {{name}}',
  setByOther: 'marcado por outra pessoa',
  giveReason: 'Motivo de {{name}}…',
  reason: 'Motivo de {{name}}',
  reasonHint: 'Por quê?',
  addDeputy: 'Incluir substituto',
  editDeputy: 'Alterar {{name}}',
  removeDeputy: 'Remover {{name}}',
  deputySaved: '{{name}} está na lista deste evento.',
  deputyRemoved: '{{name}} saiu da lista deste evento.',
  deputyHint: 'Alguém de fora, convidado só para este evento, por um link próprio.',
  deputyFields: { name: 'Nome', instrument: 'Instrumento', phone: 'Telefone', email: 'E-mail' },
}
