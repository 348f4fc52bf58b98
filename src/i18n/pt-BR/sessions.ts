import type { messages as en } from '@/i18n/en/sessions'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Aparelhos conectados',
  lead: 'Se não reconhecer algum destes aparelhos, desconecte-o e troque a senha.',
  device: '{{browser}} no {{system}}',
  unknownDevice: 'Aparelho desconhecido',
  current: 'este aparelho',
  thisNetwork: 'Esta rede',
  otherNetwork: 'Rede {{network}}',
  unknownNetwork: 'Rede desconhecida',
  signedIn: 'Entrou em {{when}}',
  lastSeen: 'Visto por último em {{when}}',
  end: 'Desconectar',
  endOf: 'Desconectar {{device}}',
  ended: 'O aparelho foi desconectado.',
  endOthers: 'Desconectar todos os outros',
  endOthersTitle: 'Desconectar todos os outros aparelhos?',
  endOthersText: 'Eles precisarão da senha para entrar de novo. Este aparelho continua conectado.',
  othersEnded: 'Todos os outros aparelhos foram desconectados.',
  ofPerson: 'Aparelhos conectados de {{name}}',
  none: 'Nenhum no momento.',
  endAll: 'Desconectar todos',
  allEnded: 'Todos os aparelhos de {{name}} foram desconectados.',
}
