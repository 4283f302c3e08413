export const mail = {
  greeting: 'Olá, {name}!',
  address: 'Se o botão não funcionar, copie este endereço no navegador:',
  footer: 'Madang. Este e-mail foi escrito por uma máquina; ninguém lê as respostas.',
  periods: { monthly: 'mensal', annual: 'anual' },
  months: { one: '{count} mês', other: '{count} meses' },
  kinds: {
    welcome: {
      subject: 'Boas-vindas ao Madang',
      text: 'Sua conta está pronta. Os títulos grátis tocam na hora, e guardamos sua lista e o ponto em que você parou em cada episódio.',
      button: 'Abrir minha conta',
      note: 'Confirme seu endereço de e-mail na sua conta, para sempre poder voltar.',
    },
    verify_email: {
      subject: 'Confirme seu endereço de e-mail',
      text: 'Confirme que este endereço é seu. O link vale por 24 horas.',
      button: 'Confirmar este endereço',
      note: 'Se você não pediu isto, ignore este e-mail: nada muda.',
    },
    email_changed: {
      subject: 'Seu endereço de e-mail foi alterado',
      text: 'Sua conta agora usa {newEmail}. Este endereço não serve mais para entrar.',
      button: 'Obter ajuda',
      note: 'Se não foi você, fale com a Central de Ajuda imediatamente.',
    },
    reset_password: {
      subject: 'Escolha uma nova senha',
      text: 'Alguém pediu uma nova senha para sua conta. O link funciona uma vez e vale por 24 horas.',
      button: 'Escolher nova senha',
      note: 'Se não foi você, ignore este e-mail: sua senha continua a mesma.',
    },
    set_password: {
      subject: 'Defina uma senha',
      text: 'Você entra no Madang por outro serviço. Com uma senha, também pode entrar por e-mail. O link funciona uma vez e vale por 24 horas.',
      button: 'Definir senha',
      note: 'Se você não pediu isto, ignore este e-mail: nada muda.',
    },
    password_changed: {
      subject: 'Sua senha foi alterada',
      text: 'A senha da sua conta foi alterada, e quem estava conectado com a antiga foi desconectado.',
      button: 'Não fui eu',
      note: 'Se foi você, não é preciso fazer nada.',
    },
    subscription_started: {
      subject: 'O {plan} é seu',
      cases: {
        paid: 'Você tem o plano {plan} {period}. Cobramos {paid}. A próxima cobrança, de {price} mais eventuais impostos, será em {at}.',
        trial:
          'Você tem o plano {plan} {period}, grátis até {at}. Nesse dia será feita a primeira cobrança: {price} mais eventuais impostos. Cancele antes na sua conta e nada será cobrado.',
        once: 'Você tem o {plan} até {at}. Cobramos {paid}. Ele termina sozinho e nada mais será cobrado.',
      },
      button: 'Ver meus pagamentos',
      note: 'Você pode cancelar quando quiser na sua conta, em Pagamento.',
    },
    trial_ends: {
      subject: 'Seu teste grátis termina em {at}',
      cases: {
        soon: 'Em {at} seu teste grátis termina e cobraremos {price} pelo plano {plan} {period}, já com os impostos que se aplicam hoje. Se quiser continuar, não precisa fazer nada. Se não, cancele na sua conta, em Pagamento, antes de {at}, e nada será cobrado.',
      },
      button: 'Ver meus pagamentos',
      note: 'Você recebe este e-mail uma única vez, uma semana antes da primeira cobrança.',
    },
    pause_chosen: {
      subject: 'Sua pausa começa em {from}',
      cases: {
        later:
          'Você escolheu fazer uma pausa no {plan}. Você pode assistir até {from}. Nada é cobrado até {at}; nesse dia seu plano continua por {price} por mês mais eventuais impostos.',
      },
      button: 'Ver meus pagamentos',
      note: 'Você pode desistir antes de ela começar e encerrá-la quando quiser na sua conta, em Pagamento.',
    },
    pause_ends: {
      subject: 'Sua pausa termina em {at}',
      cases: {
        soon: 'Em {at} sua pausa termina e cobraremos {price} pelo plano {plan} {period}, já com os impostos que se aplicam hoje. Se quiser voltar a assistir, não precisa fazer nada. Se não, cancele na sua conta, em Pagamento, antes de {at}, e nada será cobrado.',
      },
      button: 'Ver meus pagamentos',
      note: 'Você recebe este e-mail uma única vez, uma semana antes da cobrança.',
    },
    plan_changed: {
      subject: 'Seu plano mudou',
      cases: {
        now: 'Agora você tem o plano {plan} {period}. Cobramos {paid}. A próxima cobrança, de {price} mais eventuais impostos, será em {at}.',
        trial:
          'Seu teste grátis continua com o plano {plan} {period} até {at}. Depois será feita a primeira cobrança: {price} mais eventuais impostos.',
        later: 'Em {at} você muda para o plano {plan} {period}. Até lá, tudo fica como está.',
      },
      button: 'Ver meus pagamentos',
      note: 'Se não foi você, troque sua senha e fale com a Central de Ajuda.',
    },
    subscription_canceled: {
      subject: 'Seu plano foi cancelado',
      cases: {
        kept: 'Nada mais será cobrado. Você pode continuar assistindo com o {plan} até {at}.',
      },
      button: 'Retomar meu plano',
      note: 'Até esse dia você pode retomá-lo na sua conta.',
    },
    payment_failed: {
      subject: 'Seu pagamento não foi concluído',
      cases: {
        again:
          'Não conseguimos cobrar seu plano {plan}. Vamos tentar de novo em {at}; enquanto isso, você pode continuar assistindo.',
        last: 'Não conseguimos cobrar seu plano {plan}. Adicione outro cartão até {at} ou seu plano será encerrado.',
      },
      button: 'Verificar meu cartão',
      note: 'Com outro cartão, a cobrança é feita na hora.',
    },
    subscription_ended: {
      subject: 'O {plan} terminou',
      cases: {
        paused:
          'Você cancelou durante a pausa, e o {plan} terminou em {at}. Nada mais será cobrado. Sua lista e o ponto em que você parou em cada episódio continuam guardados.',
        over: 'Seu acesso ao {plan} terminou em {at}. Sua lista e o ponto em que você parou em cada episódio continuam guardados.',
        unpaid:
          'Não foi possível cobrar o {plan} e seu acesso terminou em {at}. Sua lista e o ponto em que você parou em cada episódio continuam guardados.',
      },
      button: 'Ver os planos',
      note: 'Os títulos grátis continuam disponíveis sem um plano.',
    },
    pass_redeemed: {
      subject: 'Seu código foi resgatado',
      cases: {
        begun: 'O {plan} começou e vale até {at}. Nada é cobrado, e ele termina sozinho.',
        reserved: 'O {plan} começa em {from}, quando terminar o período que você já pagou, e vale até {at}.',
      },
      button: 'Começar a assistir',
      note: 'Se não foi você, troque sua senha e fale com a Central de Ajuda.',
    },
    gift_received: {
      subject: '{from} deu Madang de presente para você',
      text: '{from} está dando a você o plano {plan} por {length}. Ele começa quando você resgata o código e vale por {days} dias. Não é preciso ter cartão: nada é cobrado, e ele termina sozinho.',
      writes: 'Mensagem de {from}:',
      code: 'Seu código: {code}',
      button: 'Resgatar meu presente',
      note: 'Se você já paga por um plano, seu presente espera até esse período terminar.',
    },
    gift_bought: {
      subject: 'Seu presente para {to}',
      cases: {
        mailed: 'Você deu a {to} o plano {plan} por {length}. Cobramos {paid}. O código está a caminho por e-mail.',
        later: 'Você deu a {to} o plano {plan} por {length}. Cobramos {paid}. O código será enviado por e-mail em {at}.',
        by_hand: 'Você deu a {to} o plano {plan} por {length}. Cobramos {paid}. Este é o código, para você entregar: {code}',
      },
      button: 'Ver meus presentes',
      note: 'Lá você encontra o código e vê se ele já foi resgatado.',
    },
    gift_undelivered: {
      subject: 'Seu presente para {to} não chegou',
      text: 'Não conseguimos entregar o e-mail com seu presente a {email}. O código continua válido: corrija o endereço e envie de novo, ou entregue o código você mesmo.',
      button: 'Ver meus presentes',
      note: 'Enviar de novo não custa nada.',
    },
  },
};
