import type { messages as en } from '@/i18n/en/recovery'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  toSignIn: 'Voltar para a entrada',
  forgotten: {
    title: 'Esqueceu a senha?',
    lead: 'Diga qual é o seu e-mail e enviamos um link para criar uma nova.',
    email: 'E-mail',
    submit: 'Enviar o link',
    sentTitle: 'Olhe a sua caixa de entrada',
    sentText: 'Se houver uma conta com {{email}}, o link já está a caminho. Ele funciona uma única vez, por uma hora.',
    notArrived:
      'Nada depois de alguns minutos? Veja no spam e confira se foi com esse endereço que você criou a conta. A administração do grupo também pode fazer um link para você.',
    noMail: 'Este Batuta não envia e-mails, então alguém do seu grupo precisa ajudar.',
    askAdmin: 'Peça à administração do grupo um link para uma nova senha. Ele é feito em Configurações, Acessos.',
    openLink: 'Abra o link em até 24 horas e crie uma nova senha.',
  },
  reset: {
    title: 'Crie uma nova senha',
    lead: 'Para a sua conta em {{group}}: {{email}}',
    password: 'Nova senha',
    submit: 'Salvar a senha',
    doneTitle: 'Sua nova senha está valendo',
    doneText: 'Todos os seus aparelhos saíram da conta. Entre agora com a nova senha.',
    signIn: 'Entrar',
    spentTitle: 'Este link não vale mais',
    spentText: 'Ele já foi usado, é antigo demais ou chegou incompleto.',
    askAgain: 'Pedir um novo link',
  },
  verify: {
    title: 'Confirme seu endereço de e-mail',
    lead: 'Um toque e sabemos que o endereço é seu.',
    submit: 'Confirmar meu endereço',
    doneTitle: 'Seu endereço está confirmado',
    doneText: '{{email}} é seu. Se um dia você esquecer a senha, o link vai para lá.',
    goOn: 'Continuar no Batuta',
    spentTitle: 'Este link não vale mais',
    spentText:
      'Se você já o usou, o endereço está confirmado e não há mais nada a fazer. Se não, peça outro em Configurações, Sua conta.',
  },
  registration: {
    sentTitle: 'Veja seu e-mail',
    sentText: 'Escrevemos para {{email}}. Abra o link desse e-mail e digite sua senha mais uma vez: aí é só entrar.',
    sentAgain: 'O e-mail foi enviado de novo.',
    notArrived:
      'Não chegou nada depois de alguns minutos? Veja no spam e confira o endereço. O link vale por 24 horas.',
    resend: 'Enviar de novo',
    change: 'Mudar o que digitei',
    title: 'Conclua seu cadastro',
    lead: '{{email}} em {{group}}: digite a senha que você escolheu e pronto.',
    password: 'Senha',
    wrongPassword: 'Esta não é a senha que você escolheu ao se cadastrar.',
    forgotten: 'Já esqueceu? Cadastre-se mais uma vez com outra senha: você recebe um novo link.',
    submit: 'Concluir',
    spentTitle: 'Este link não vale mais',
    spentText:
      'Ele já foi usado, tem mais de 24 horas ou chegou cortado. Se você já o usou, sua conta está pronta: entre. Se não, cadastre-se mais uma vez, onde fez isso antes.',
    hasAccountTitle: 'Sua conta já existe',
    hasAccountText: 'Este endereço já tem uma conta. Entre com ele.',
    signIn: 'Entrar',
    again: 'Cadastrar-se mais uma vez',
  },
}
