export const mail = {
  greeting: 'Hola, {name}:',
  address: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  footer: 'Madang. Este es un mensaje automático. No respondas a este correo.',
  periods: { monthly: 'mensual', annual: 'anual' },
  months: { one: '{count} mes', other: '{count} meses' },
  kinds: {
    welcome: {
      subject: 'Te damos la bienvenida a Madang',
      text: 'Tu cuenta está lista. Ya puedes ver los títulos gratis, y guardamos tu lista y el punto donde dejaste cada episodio. Confirma tu correo para no perder el acceso.',
      button: 'Confirmar este correo',
      note: 'El enlace vence en 24 horas. Si no creaste esta cuenta, ignora este correo.',
    },
    already_registered: {
      subject: 'Ya tienes una cuenta',
      text: 'Alguien intentó usar este correo para una cuenta nueva o como nuevo correo de otra cuenta. Ya pertenece a tu cuenta y no cambió nada. Si olvidaste tu contraseña, puedes elegir otra en la página de inicio de sesión.',
      button: 'Iniciar sesión',
      note: 'Si no fuiste tú, ignora este correo.',
    },
    finish_sign_up: {
      subject: 'Termina de crear tu cuenta',
      text: 'Elige tu contraseña y tu cuenta estará lista. El enlace funciona una sola vez y vence en 24 horas.',
      button: 'Elegir contraseña',
      note: 'Si no lo pediste, ignora este correo: sin contraseña, nadie puede entrar en la cuenta.',
    },
    verify_email: {
      subject: 'Confirma tu correo',
      text: 'Confirma que este correo es tuyo. El enlace vence en 24 horas.',
      button: 'Confirmar este correo',
      note: 'Si no lo pediste, ignora este correo: no cambia nada.',
    },
    email_change_asked: {
      subject: 'Tu correo está a punto de cambiar',
      text: 'Recibimos una solicitud para cambiar el correo de tu cuenta a {newEmail}. El cambio se hace cuando alguien abre el enlace que enviamos allí. Si no fuiste tú, cancela el cambio ahora.',
      button: 'Cancelar el cambio',
      note: 'Si fuiste tú, no tienes que hacer nada. Si no, restablece también tu contraseña. El enlace funciona una sola vez.',
    },
    email_changed: {
      subject: 'Tu correo cambió',
      text: 'Tu cuenta ahora usa {newEmail}. Ya no puedes iniciar sesión con este correo.',
      button: 'Obtener ayuda',
      note: 'Si no fuiste tú, contacta de inmediato al Centro de ayuda.',
    },
    reset_password: {
      subject: 'Restablece tu contraseña',
      text: 'Recibimos una solicitud para restablecer tu contraseña. El enlace funciona una sola vez y vence en 24 horas.',
      button: 'Elegir contraseña nueva',
      note: 'Si no fuiste tú, ignora este correo: tu contraseña sigue igual.',
    },
    set_password: {
      subject: 'Crea una contraseña',
      text: 'Entras en Madang con otro servicio. Con una contraseña también podrás entrar con tu correo. El enlace funciona una sola vez y vence en 24 horas.',
      button: 'Crear contraseña',
      note: 'Si no lo pediste, ignora este correo: no cambia nada.',
    },
    password_changed: {
      subject: 'Tu contraseña cambió',
      text: 'La contraseña de tu cuenta cambió. Cerramos todas las sesiones abiertas con la anterior.',
      button: 'No fui yo',
      note: 'Si fuiste tú, no tienes que hacer nada.',
    },
    sign_in_attempts: {
      subject: 'Alguien intenta entrar en tu cuenta',
      text: 'En las últimas 24 horas se ingresaron muchas contraseñas incorrectas para tu cuenta. Nadie logró entrar con ellas, y los nuevos intentos desde dispositivos desconocidos tienen que esperar. Los dispositivos en los que ya habías iniciado sesión siguen funcionando. Si tu contraseña es fácil de adivinar o la usas en otro sitio, elige una nueva.',
      button: 'Elegir otra contraseña',
      note: 'Si los intentos eran tuyos, no tienes que hacer nada. Enviamos este correo como máximo una vez al día.',
    },
    identity_joined: {
      subject: 'Se vinculó un acceso a tu cuenta',
      text: 'Ahora puedes entrar en Madang con {provider} como {outside}. Tu contraseña, si tienes una, sigue funcionando.',
      button: 'No fui yo',
      note: 'Si fuiste tú, no tienes que hacer nada. Si no, el botón abre una página en la que puedes quitarlo. El enlace funciona una sola vez y vence en 7 días.',
    },
    subscription_started: {
      subject: 'Te damos la bienvenida a {plan}',
      cases: {
        paid: 'Tienes el plan {plan} {period}. Te cobramos {paid}. El próximo cobro será el {at}: {price} más impuestos aplicables.',
        trial:
          'Tienes el plan {plan} {period}, gratis hasta el {at}. Ese día se hará el primer cobro: {price} más impuestos aplicables. Si cancelas antes en tu cuenta, no te cobraremos nada.',
        once: 'Tienes {plan} hasta el {at}. Te cobramos {paid}. Termina automáticamente y no habrá más cobros.',
      },
      button: 'Ver mis pagos',
      note: 'Puedes cancelar cuando quieras en tu cuenta, en Pago.',
    },
    trial_ends: {
      subject: 'Tu prueba gratis termina el {at}',
      cases: {
        soon: 'El {at} termina tu prueba gratis y te cobraremos {price} por el plan {plan} {period}, con los impuestos que se aplican hoy. Si quieres seguir, no tienes que hacer nada. Si no, cancela en tu cuenta, en Pago, antes del {at} y no te cobraremos nada.',
      },
      button: 'Ver mis pagos',
      note: 'Recibes este correo una sola vez, una semana antes del primer cobro.',
    },
    pause_chosen: {
      subject: 'Tu pausa empieza el {from}',
      cases: {
        later:
          'Elegiste pausar {plan}. Puedes verlo todo hasta el {from}. No se cobra nada hasta el {at}; ese día tu plan continúa por {price} al mes más impuestos aplicables.',
      },
      button: 'Ver mis pagos',
      note: 'Puedes cancelar la pausa antes de que empiece y terminarla cuando quieras en tu cuenta, en Pago.',
    },
    pause_ends: {
      subject: 'Tu pausa termina el {at}',
      cases: {
        soon: 'El {at} termina tu pausa y te cobraremos {price} por el plan {plan} {period}, con los impuestos que se aplican hoy. Si quieres volver, no tienes que hacer nada. Si no, cancela en tu cuenta, en Pago, antes del {at} y no te cobraremos nada.',
      },
      button: 'Ver mis pagos',
      note: 'Recibes este correo una sola vez, una semana antes del cobro.',
    },
    plan_changed: {
      subject: 'Tu plan cambió',
      cases: {
        now: 'Ahora tienes el plan {plan} {period}. Te cobramos {paid}. El próximo cobro será el {at}: {price} más impuestos aplicables.',
        trial:
          'Tu prueba gratis sigue con el plan {plan} {period} hasta el {at}. Después se hará el primer cobro: {price} más impuestos aplicables.',
        later: 'El {at} pasas al plan {plan} {period}. Hasta entonces todo sigue igual.',
      },
      button: 'Ver mis pagos',
      note: 'Si no fuiste tú, cambia tu contraseña y contacta al Centro de ayuda.',
    },
    subscription_canceled: {
      subject: 'Cancelaste tu suscripción',
      cases: {
        kept: 'No te cobraremos nada más. Puedes seguir viendo Madang con {plan} hasta el {at}.',
      },
      button: 'Reanudar mi plan',
      note: 'Hasta ese día puedes reanudarlo en tu cuenta.',
    },
    purchase_withdrawn: {
      subject: 'Desististe de tu compra',
      cases: {
        refund:
          'Recibimos tu desistimiento de {plan} el {at}. Tu plan terminó y te reembolsaremos {paid} por el mismo medio con el que pagaste. Tu banco puede tardar unos días en mostrarlo.',
        free: 'Recibimos tu desistimiento de {plan} el {at}. Tu plan terminó. No se cobró nada ni se cobrará.',
      },
      button: 'Ver mis pagos',
      note: 'Conserva este correo como confirmación.',
    },
    payment_failed: {
      subject: 'Tu pago no se completó',
      cases: {
        again: 'No pudimos cobrar tu plan {plan}. Lo intentaremos de nuevo el {at}; mientras tanto, puedes seguir viendo Madang.',
        last: 'No pudimos cobrar tu plan {plan}. Agrega otra tarjeta a más tardar el {at} o tu plan terminará.',
      },
      button: 'Revisar mi tarjeta',
      note: 'Si agregas otra tarjeta, el cobro se hace de inmediato.',
    },
    boleto_issued: {
      subject: 'Tu boleto para {plan}',
      text: 'Paga {amount} hasta el {due}. {plan} empieza en cuanto se confirme el pago, por lo general el siguiente día hábil. Usa este número de boleto en la app de tu banco:',
      button: 'Ver mi boleto',
      note: 'Si no lo pagas antes de que venza, el boleto caduca y no se te cobra nada.',
    },
    subscription_ended: {
      subject: '{plan} terminó',
      cases: {
        paused:
          'Cancelaste durante la pausa y {plan} terminó el {at}. No te cobraremos nada más. Guardamos tu lista y el punto en que dejaste cada episodio.',
        over: 'Tu acceso a {plan} terminó el {at}. Guardamos tu lista y el punto en que dejaste cada episodio.',
        unpaid:
          'No se pudo cobrar {plan} y tu acceso terminó el {at}. Guardamos tu lista y el punto en que dejaste cada episodio.',
      },
      button: 'Ver planes',
      note: 'Puedes seguir viendo los títulos gratis sin un plan.',
    },
    pass_redeemed: {
      subject: 'Canjeaste tu código',
      cases: {
        begun: '{plan} empezó y dura hasta el {at}. No se cobra nada y termina automáticamente.',
        reserved: '{plan} empieza el {from}, cuando termine el periodo que ya pagaste, y dura hasta el {at}.',
      },
      button: 'Ver Madang',
      note: 'Si no fuiste tú, cambia tu contraseña y contacta al Centro de ayuda.',
    },
    gift_received: {
      subject: '{from} te regaló Madang',
      text: '{from} te regaló el plan {plan} por {length}. Empieza cuando canjees el código y dura {days} días. No necesitas tarjeta: no se cobra nada y termina automáticamente.',
      writes: 'Mensaje de {from}:',
      code: 'Tu código: {code}',
      button: 'Canjear mi regalo',
      note: 'Si ya pagas un plan, tu regalo empezará cuando termine ese periodo.',
    },
    gift_bought: {
      subject: 'Tu regalo para {to}',
      cases: {
        mailed: 'Le regalaste a {to} el plan {plan} por {length}. Te cobramos {paid}. Enviamos el código por correo.',
        later: 'Le regalaste a {to} el plan {plan} por {length}. Te cobramos {paid}. El código se enviará por correo el {at}.',
        by_hand:
          'Le regalaste a {to} el plan {plan} por {length}. Te cobramos {paid}. Este es el código que debes compartir: {code}',
      },
      button: 'Ver mis regalos',
      note: 'Allí encuentras el código y ves si ya se canjeó.',
    },
    gift_undelivered: {
      subject: 'Tu regalo para {to} no llegó',
      text: 'No pudimos entregar el correo con tu regalo a {email}. El código sigue siendo válido: corrige la dirección y envíalo de nuevo, o comparte tú el código.',
      button: 'Ver mis regalos',
      note: 'Enviarlo de nuevo no cuesta nada.',
    },
  },
};
