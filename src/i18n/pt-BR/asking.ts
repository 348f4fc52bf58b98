import type { messages as en } from '@/i18n/en/asking'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  light: {
    title: 'Dá para tocar?',
    green: 'Vem gente suficiente',
    amber: 'Ainda em aberto',
    red: 'Vem gente de menos',
    short: '{{instrument}}: falta {{shown}}',
    moreShort_one: 'falta gente em mais {{shown}} instrumento',
    moreShort_other: 'falta gente em mais {{shown}} instrumentos',
    enough: 'Nenhum instrumento está desfalcado',
    yes: '{{yes}} de {{asked}} disseram sim',
    maybe_one: '{{shown}} talvez',
    maybe_other: '{{shown}} talvez',
    silent_one: '{{shown}} sem resposta',
    silent_other: '{{shown}} sem resposta',
    toConfirm_one: '{{shown}} a confirmar',
    toConfirm_other: '{{shown}} a confirmar',
    how: 'Como a luz é calculada',
    withNeeds:
      'Com uma formação, cada instrumento conta por si. Verde: cada um tem tantos “sim” quanto precisa. Vermelho: algum deles já não chega lá, mesmo que venham todos os que disseram talvez ou nada. Amarelo: ainda pode dar certo.',
    withoutNeeds:
      'Sem formação, conta a parte dos chamados. Verde: {{green}} ou mais disseram sim. Vermelho: menos de {{red}} ainda podem vir. Amarelo: entre os dois.',
    afterDeadline: 'Depois do prazo não se espera mais ninguém: só o “sim” conta.',
  },
  facts: {
    asks: 'Quem é chamado',
    all: 'Todos os ativos',
    nobody: 'Ninguém',
    members_one: '{{shown}} pessoa escolhida',
    members_other: '{{shown}} pessoas escolhidas',
    deadline: 'Respostas até',
    untilStart: 'o começo',
    days_one: '{{shown}} dia antes',
    days_other: '{{shown}} dias antes',
    callTime: 'Chegar às',
    meetingPoint: 'Ponto de encontro',
    dress: 'Traje',
  },
}
