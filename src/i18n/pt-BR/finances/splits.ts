import type { messages as en } from '@/i18n/en/finances/splits'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Dividir o pagamento',
  lead: '{{kind}} de {{total}}, {{description}}, {{date}}. Divida o valor: cada parte vira um lançamento.',
  back: 'Voltar ao lançamento',
  part: 'Parte {{number}}',
  addPart: 'Mais uma parte',
  removePart: 'Tirar a parte {{number}}',
  takeRest: 'Pôr o resto aqui',
  takeRestOf: 'Pôr o resto na parte {{number}}',
  rest: 'Falta dividir {{amount}}',
  over: '{{amount}} a mais',
  settled: '{{total}} divididos por inteiro',
  unsettled: 'As partes devem somar {{total}}.',
  save: 'Salvar {{shown}} partes',
  receiptHint: 'O comprovante fica na primeira parte e vale para todas.',
  saved: '“{{name}}” foi dividido em {{shown}} partes.',
  joined: '“{{name}}” é de novo um só lançamento.',
  conflict: 'Alguém alterou este lançamento entretanto. Volte e veja-o de novo antes de dividir.',
  card: {
    title: 'Um pagamento em partes',
    text: 'Parte {{number}} de {{count}} de um pagamento de {{total}}.',
    receipts: 'Um comprovante em uma parte vale para todas.',
    here: 'este lançamento',
  },
  note: 'Esta é uma parte de um pagamento de {{total}}. O que mudar aqui muda só esta parte.',
  remove: {
    title: 'Excluir uma parte do pagamento?',
    text: 'Este lançamento é uma de {{count}} partes de um pagamento de {{total}}.',
    alone: 'Só esta parte',
    all: 'As {{count}} partes',
    done: 'As {{count}} partes foram excluídas.',
    undone: 'Todas as partes estão de volta.',
  },
}
