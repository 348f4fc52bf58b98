import type { messages as en } from '@/i18n/en/samples/samplesMisc'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  toStart: 'Voltar ao Batuta',
  soon: {
    kicker: 'Em breve',
    title: 'A cortina ainda está fechada',
    lead: 'Atrás dela, ensaia-se uma nova temporada. Começa em {{date}}.',
    countdown: 'Tempo até o começo',
    days_one: 'dia',
    days_other: 'dias',
    hours_one: 'hora',
    hours_other: 'horas',
    minutes_one: 'minuto',
    minutes_other: 'minutos',
    seconds_one: 'segundo',
    seconds_other: 'segundos',
    email: 'Seu e-mail',
    submit: 'Me avise',
    noted: '{{email}} saberia primeiro. Como é um exemplo, nada foi enviado nem guardado.',
  },
  maintenance: {
    kicker: 'Manutenção',
    title: 'O piano está sendo afinado',
    lead: 'Estamos consertando uma coisa, e nada do que é seu se perdeu. Leva uns vinte minutos.',
    steps: { saved: 'Está tudo guardado', tuned: 'Afinando, tecla por tecla', heard: 'Escutando mais uma vez' },
    states: { done: 'Pronto', current: 'Em andamento', next: 'A seguir' },
    look: 'Ver de novo',
    notYet_one: 'Ainda não: uma tecla soa um pouco baixa.',
    notYet_other: 'Ainda não. Você já olhou {{count}} vezes, e o afinador percebeu.',
  },
  error: {
    kicker: 'Erro 404',
    title: 'Aqui arrebentou uma corda',
    lead: 'Não há nada neste endereço: pode ser antigo ou ter um erro de digitação. O resto da orquestra continua tocando.',
    back: 'Voltar à página anterior',
  },
  closed: {
    kicker: 'Erro 403',
    title: 'A porta do palco continua fechada',
    lead: 'Seu papel não dá entrada aqui. Quem cuida do grupo pode abrir para você.',
    access: 'Ver o que seu papel permite',
    other: 'Entrar como outra pessoa',
  },
}
