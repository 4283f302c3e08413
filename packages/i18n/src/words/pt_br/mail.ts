export const mail = {
  greeting: 'Olá, {name}!',
  address: 'Se o botão não funcionar, copie este endereço no navegador:',
  footer: 'Madang. Esta é uma mensagem automática. Não responda.',
  periods: { monthly: 'mensal', annual: 'anual' },
  months: { one: '{count} mês', other: '{count} meses' },
  kinds: {
    welcome: {
      subject: 'Boas-vindas ao Madang',
      text: 'Sua conta está pronta. Os títulos grátis já podem ser vistos, e guardamos sua lista e o ponto em que você parou em cada episódio. Confirme seu e-mail para não perder o acesso.',
      button: 'Confirmar este e-mail',
      note: 'O link expira em 24 horas. Se você não criou esta conta, ignore este e-mail.',
    },
    already_registered: {
      subject: 'Você já tem uma conta',
      text: 'Alguém tentou usar este e-mail em uma conta nova ou como novo e-mail de outra conta. Ele já pertence à sua conta, e nada mudou. Se você esqueceu a senha, escolha outra na página de login.',
      button: 'Entrar',
      note: 'Se não foi você, ignore este e-mail.',
    },
    finish_sign_up: {
      subject: 'Termine de criar sua conta',
      text: 'Escolha sua senha e sua conta estará pronta. O link funciona uma única vez e expira em 24 horas.',
      button: 'Escolher senha',
      note: 'Se não foi você quem pediu, ignore este e-mail: sem senha, ninguém consegue entrar na conta.',
    },
    verify_email: {
      subject: 'Confirme seu e-mail',
      text: 'Confirme que este e-mail é seu. O link expira em 24 horas.',
      button: 'Confirmar este e-mail',
      note: 'Se você não pediu isto, ignore este e-mail: nada muda.',
    },
    email_change_asked: {
      subject: 'Seu e-mail está prestes a mudar',
      text: 'Recebemos um pedido para alterar o e-mail da sua conta para {newEmail}. A alteração acontece quando alguém clica no link que enviamos para lá. Se não foi você, cancele a alteração agora.',
      button: 'Cancelar a alteração',
      note: 'Se foi você, não é preciso fazer nada. Se não foi, redefina também sua senha. O link funciona uma única vez.',
    },
    email_changed: {
      subject: 'Seu e-mail foi alterado',
      text: 'Sua conta agora usa {newEmail}. Este e-mail não serve mais para entrar.',
      button: 'Obter ajuda',
      note: 'Se não foi você, fale com a Central de Ajuda imediatamente.',
    },
    reset_password: {
      subject: 'Redefina sua senha',
      text: 'Recebemos um pedido para redefinir sua senha. O link funciona uma única vez e expira em 24 horas.',
      button: 'Escolher nova senha',
      note: 'Se não foi você, ignore este e-mail: sua senha continua a mesma.',
    },
    set_password: {
      subject: 'Defina uma senha',
      text: 'Você entra no Madang por outro serviço. Com uma senha, também pode entrar com seu e-mail. O link funciona uma única vez e expira em 24 horas.',
      button: 'Definir senha',
      note: 'Se você não pediu isto, ignore este e-mail: nada muda.',
    },
    password_changed: {
      subject: 'Sua senha foi alterada',
      text: 'A senha da sua conta foi alterada. Desconectamos os aparelhos que usavam a antiga.',
      button: 'Não fui eu',
      note: 'Se foi você, não é preciso fazer nada.',
    },
    sign_in_attempts: {
      subject: 'Alguém está tentando entrar na sua conta',
      text: 'Nas últimas 24 horas, muitas senhas incorretas foram digitadas para a sua conta. Ninguém conseguiu entrar com elas, e novas tentativas de aparelhos desconhecidos precisam esperar. Os aparelhos em que você já entrou continuam funcionando. Se a sua senha é fácil de adivinhar ou se você a usa em outro lugar, escolha uma nova.',
      button: 'Escolher outra senha',
      note: 'Se as tentativas foram suas, não é preciso fazer nada. Enviamos este e-mail no máximo uma vez por dia.',
    },
    identity_joined: {
      subject: 'Um acesso foi vinculado à sua conta',
      text: 'Agora você pode entrar no Madang com {provider} como {outside}. Sua senha, se você tem uma, continua valendo.',
      button: 'Não fui eu',
      note: 'Se foi você, não é preciso fazer nada. Se não foi, o botão abre uma página em que você remove o acesso. O link funciona uma única vez e expira em 7 dias.',
    },
    subscription_started: {
      subject: 'Você assinou o {plan}',
      cases: {
        paid: 'Você tem o plano {plan} {period}. Cobramos {paid}. A próxima cobrança será em {at}: {price} mais impostos aplicáveis.',
        trial:
          'Você tem o plano {plan} {period}, grátis até {at}. Nesse dia será feita a primeira cobrança: {price} mais impostos aplicáveis. Cancele antes na sua conta e nada será cobrado.',
        once: 'Você tem o {plan} até {at}. Cobramos {paid}. Ele termina automaticamente e nada mais será cobrado.',
      },
      button: 'Ver meus pagamentos',
      note: 'Você pode cancelar quando quiser na sua conta, em Pagamento.',
    },
    trial_ends: {
      subject: 'Seu teste grátis termina em {at}',
      cases: {
        soon: 'Em {at}, seu teste grátis termina e cobraremos {price} pelo plano {plan} {period}, já com os impostos que se aplicam hoje. Se quiser continuar, não precisa fazer nada. Se não, cancele na sua conta, em Pagamento, antes de {at}, e nada será cobrado.',
      },
      button: 'Ver meus pagamentos',
      note: 'Você recebe este e-mail uma única vez, uma semana antes da primeira cobrança.',
    },
    pause_chosen: {
      subject: 'Sua pausa começa em {from}',
      cases: {
        later:
          'Você escolheu pausar o {plan}. Você pode assistir a tudo até {from}. Nada é cobrado até {at}; nesse dia, seu plano continua por {price} por mês mais impostos aplicáveis.',
      },
      button: 'Ver meus pagamentos',
      note: 'Você pode cancelar a pausa antes de ela começar e encerrá-la quando quiser na sua conta, em Pagamento.',
    },
    pause_ends: {
      subject: 'Sua pausa termina em {at}',
      cases: {
        soon: 'Em {at}, sua pausa termina e cobraremos {price} pelo plano {plan} {period}, já com os impostos que se aplicam hoje. Se quiser voltar, não precisa fazer nada. Se não, cancele na sua conta, em Pagamento, antes de {at}, e nada será cobrado.',
      },
      button: 'Ver meus pagamentos',
      note: 'Você recebe este e-mail uma única vez, uma semana antes da cobrança.',
    },
    plan_changed: {
      subject: 'Seu plano mudou',
      cases: {
        now: 'Agora você tem o plano {plan} {period}. Cobramos {paid}. A próxima cobrança será em {at}: {price} mais impostos aplicáveis.',
        trial:
          'Seu teste grátis continua com o plano {plan} {period} até {at}. Depois será feita a primeira cobrança: {price} mais impostos aplicáveis.',
        later: 'Em {at} você muda para o plano {plan} {period}. Até lá, tudo fica como está.',
      },
      button: 'Ver meus pagamentos',
      note: 'Se não foi você, troque sua senha e fale com a Central de Ajuda.',
    },
    subscription_canceled: {
      subject: 'Sua assinatura foi cancelada',
      cases: {
        kept: 'Nada mais será cobrado. Você pode continuar assistindo com o {plan} até {at}.',
      },
      button: 'Reativar meu plano',
      note: 'Até esse dia, você pode reativá-lo na sua conta.',
    },
    purchase_withdrawn: {
      subject: 'Você desistiu da sua compra',
      cases: {
        refund:
          'Recebemos sua desistência do {plan} em {at}. Seu plano foi encerrado e vamos reembolsar {paid} pelo mesmo meio de pagamento. Seu banco pode levar alguns dias para mostrar o valor.',
        free: 'Recebemos sua desistência do {plan} em {at}. Seu plano foi encerrado. Nada foi cobrado nem será.',
      },
      button: 'Ver meus pagamentos',
      note: 'Guarde este e-mail como confirmação.',
    },
    payment_failed: {
      subject: 'Seu pagamento não foi concluído',
      cases: {
        again:
          'Não conseguimos cobrar seu plano {plan}. Vamos tentar de novo em {at}; enquanto isso, você pode continuar assistindo.',
        last: 'Não conseguimos cobrar seu plano {plan}. Adicione outro cartão até {at} ou seu plano será encerrado.',
      },
      button: 'Verificar meu cartão',
      note: 'Se você adicionar outro cartão, a cobrança é feita na hora.',
    },
    boleto_issued: {
      subject: 'Seu boleto do {plan}',
      text: 'Pague {amount} até {due}. O {plan} começa assim que o pagamento for confirmado, em geral no dia útil seguinte. Use esta linha digitável no app do seu banco:',
      button: 'Ver meu boleto',
      note: 'Se você não pagar até lá, o boleto vence e nada será cobrado.',
    },
    subscription_ended: {
      subject: 'O {plan} terminou',
      cases: {
        paused:
          'Você cancelou durante a pausa, e o {plan} terminou em {at}. Nada mais será cobrado. Guardamos sua lista e o ponto em que você parou em cada episódio.',
        over: 'Seu acesso ao {plan} terminou em {at}. Guardamos sua lista e o ponto em que você parou em cada episódio.',
        unpaid:
          'Não foi possível cobrar o {plan}, e seu acesso terminou em {at}. Guardamos sua lista e o ponto em que você parou em cada episódio.',
      },
      button: 'Ver planos',
      note: 'Os títulos grátis continuam disponíveis sem um plano.',
    },
    pass_redeemed: {
      subject: 'Seu código foi resgatado',
      cases: {
        begun: 'O {plan} começou e vale até {at}. Nada é cobrado, e ele termina automaticamente.',
        reserved: 'O {plan} começa em {from}, quando terminar o período que você já pagou, e vale até {at}.',
      },
      button: 'Começar a assistir',
      note: 'Se não foi você, troque sua senha e fale com a Central de Ajuda.',
    },
    gift_received: {
      subject: '{from} deu o Madang de presente para você',
      text: '{from} deu a você o plano {plan} por {length}. Ele começa quando você resgata o código e vale por {days} dias. Não é preciso ter cartão: nada é cobrado, e ele termina automaticamente.',
      writes: 'Mensagem de {from}:',
      code: 'Seu código: {code}',
      button: 'Resgatar meu presente',
      note: 'Se você já paga por um plano, seu presente começa quando esse período terminar.',
    },
    gift_bought: {
      subject: 'Seu presente para {to}',
      cases: {
        mailed: 'Você deu a {to} o plano {plan} por {length}. Cobramos {paid}. O código foi enviado por e-mail.',
        later: 'Você deu a {to} o plano {plan} por {length}. Cobramos {paid}. O código será enviado por e-mail em {at}.',
        by_hand:
          'Você deu a {to} o plano {plan} por {length}. Cobramos {paid}. Este é o código que você deve passar adiante: {code}',
      },
      button: 'Ver meus presentes',
      note: 'Lá você encontra o código e vê se ele já foi resgatado.',
    },
    gift_undelivered: {
      subject: 'Seu presente para {to} não chegou',
      text: 'Não conseguimos entregar o e-mail com seu presente a {email}. O código continua válido: corrija o endereço e envie de novo, ou passe o código você mesmo.',
      button: 'Ver meus presentes',
      note: 'Enviar de novo não custa nada.',
    },
  },
};
