export const mail = {
  greeting: 'Hola, {name}:',
  address: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  footer: 'Madang. Este correo lo escribió una máquina; nadie lee las respuestas.',
  periods: { monthly: 'mensual', annual: 'anual' },
  months: { one: '{count} mes', other: '{count} meses' },
  kinds: {
    welcome: {
      subject: 'Te damos la bienvenida a Madang',
      text: 'Tu cuenta está lista. Los títulos gratis se ven al instante, y guardamos tu lista y el punto donde dejaste cada episodio.',
      button: 'Abrir mi cuenta',
      note: 'Confirma tu dirección de correo en tu cuenta para poder volver a entrar siempre.',
    },
    verify_email: {
      subject: 'Confirma tu dirección de correo',
      text: 'Confirma que esta dirección es tuya. El enlace vale durante 24 horas.',
      button: 'Confirmar esta dirección',
      note: 'Si no lo has pedido tú, ignora este correo: no cambia nada.',
    },
    email_changed: {
      subject: 'Se ha cambiado tu dirección de correo',
      text: 'Tu cuenta ahora es de {newEmail}. Esta dirección ya no sirve para iniciar sesión.',
      button: 'Obtener ayuda',
      note: 'Si no has sido tú, contacta enseguida con el Centro de ayuda.',
    },
    reset_password: {
      subject: 'Elige una contraseña nueva',
      text: 'Alguien ha pedido una contraseña nueva para tu cuenta. El enlace sirve una vez y vale durante 24 horas.',
      button: 'Elegir contraseña nueva',
      note: 'Si no has sido tú, ignora este correo: tu contraseña sigue igual.',
    },
    set_password: {
      subject: 'Crea una contraseña',
      text: 'Entras en Madang con otro servicio. Con una contraseña también podrás entrar con tu correo. El enlace sirve una vez y vale durante 24 horas.',
      button: 'Crear contraseña',
      note: 'Si no lo has pedido tú, ignora este correo: no cambia nada.',
    },
    password_changed: {
      subject: 'Se ha cambiado tu contraseña',
      text: 'Se ha cambiado la contraseña de tu cuenta y se ha cerrado la sesión de quien usaba la anterior.',
      button: 'No he sido yo',
      note: 'Si has sido tú, no tienes que hacer nada.',
    },
    subscription_started: {
      subject: '{plan} es tuyo',
      cases: {
        paid: 'Tienes el plan {plan} {period}. Hemos cobrado {paid}. El próximo cobro, de {price} más los impuestos que correspondan, será el {at}.',
        trial:
          'Tienes el plan {plan} {period}, gratis hasta el {at}. Ese día se hará el primer cobro: {price} más los impuestos que correspondan. Si lo cancelas antes en tu cuenta, no se cobra nada.',
        once: 'Tienes {plan} hasta el {at}. Hemos cobrado {paid}. Termina solo y no se cobra nada más.',
      },
      button: 'Ver mis pagos',
      note: 'Puedes cancelar cuando quieras en tu cuenta, en Pago.',
    },
    trial_ends: {
      subject: 'Tu prueba gratis termina el {at}',
      cases: {
        soon: 'El {at} termina tu prueba gratis y te cobraremos {price} por el plan {plan} {period}, con los impuestos que se aplican hoy. Si quieres seguir, no tienes que hacer nada. Si no, cancela en tu cuenta, en Pago, antes del {at} y no se te cobrará nada.',
      },
      button: 'Ver mis pagos',
      note: 'Recibes este correo una sola vez, una semana antes del primer cobro.',
    },
    pause_chosen: {
      subject: 'Tu pausa empieza el {from}',
      cases: {
        later:
          'Has elegido hacer una pausa en {plan}. Puedes ver hasta el {from}. No se cobra nada hasta el {at}; ese día tu plan continúa por {price} al mes más los impuestos que correspondan.',
      },
      button: 'Ver mis pagos',
      note: 'Puedes anularla antes de que empiece y terminarla cuando quieras en tu cuenta, en Pago.',
    },
    pause_ends: {
      subject: 'Tu pausa termina el {at}',
      cases: {
        soon: 'El {at} termina tu pausa y te cobraremos {price} por el plan {plan} {period}, con los impuestos que se aplican hoy. Si quieres volver a ver, no tienes que hacer nada. Si no, cancela en tu cuenta, en Pago, antes del {at} y no se te cobrará nada.',
      },
      button: 'Ver mis pagos',
      note: 'Recibes este correo una sola vez, una semana antes del cobro.',
    },
    plan_changed: {
      subject: 'Tu plan ha cambiado',
      cases: {
        now: 'Ahora tienes el plan {plan} {period}. Hemos cobrado {paid}. El próximo cobro, de {price} más los impuestos que correspondan, será el {at}.',
        trial:
          'Tu prueba gratis sigue con el plan {plan} {period} hasta el {at}. Después se hará el primer cobro: {price} más los impuestos que correspondan.',
        later: 'El {at} pasas al plan {plan} {period}. Hasta entonces todo sigue igual.',
      },
      button: 'Ver mis pagos',
      note: 'Si no has sido tú, cambia tu contraseña y contacta con el Centro de ayuda.',
    },
    subscription_canceled: {
      subject: 'Tu plan está cancelado',
      cases: {
        kept: 'No se cobrará nada más. Puedes seguir viendo con {plan} hasta el {at}.',
      },
      button: 'Reanudar mi plan',
      note: 'Hasta ese día puedes recuperarlo en tu cuenta.',
    },
    payment_failed: {
      subject: 'Tu pago no se ha completado',
      cases: {
        again: 'No hemos podido cobrar tu plan {plan}. Lo intentaremos de nuevo el {at}; mientras tanto puedes seguir viendo.',
        last: 'No hemos podido cobrar tu plan {plan}. Añade otra tarjeta antes del {at} o tu plan terminará.',
      },
      button: 'Revisar mi tarjeta',
      note: 'Con otra tarjeta el cobro se hace al momento.',
    },
    subscription_ended: {
      subject: '{plan} ha terminado',
      cases: {
        paused:
          'Has cancelado durante la pausa y {plan} terminó el {at}. No se cobra nada más. Tu lista y el punto en que dejaste cada episodio se conservan.',
        over: 'Tu acceso a {plan} terminó el {at}. Tu lista y el punto en que dejaste cada episodio se conservan.',
        unpaid:
          'No se pudo cobrar {plan} y tu acceso terminó el {at}. Tu lista y el punto en que dejaste cada episodio se conservan.',
      },
      button: 'Ver los planes',
      note: 'Los títulos gratis se siguen viendo sin plan.',
    },
    pass_redeemed: {
      subject: 'Tu código se ha canjeado',
      cases: {
        begun: '{plan} ha empezado y dura hasta el {at}. No se cobra nada y termina solo.',
        reserved: '{plan} empieza el {from}, cuando acabe lo que ya has pagado, y dura hasta el {at}.',
      },
      button: 'Empezar a ver',
      note: 'Si no has sido tú, cambia tu contraseña y contacta con el Centro de ayuda.',
    },
    gift_received: {
      subject: '{from} te ha regalado Madang',
      text: '{from} te regala el plan {plan} durante {length}. Empieza cuando canjees el código y dura {days} días. No necesitas tarjeta: no se cobra nada y termina solo.',
      writes: 'Mensaje de {from}:',
      code: 'Tu código: {code}',
      button: 'Canjear mi regalo',
      note: 'Si ya pagas un plan, tu regalo espera hasta que acabe ese periodo.',
    },
    gift_bought: {
      subject: 'Tu regalo para {to}',
      cases: {
        mailed: 'Has regalado a {to} el plan {plan} durante {length}. Hemos cobrado {paid}. El código va de camino por correo.',
        later:
          'Has regalado a {to} el plan {plan} durante {length}. Hemos cobrado {paid}. El código se enviará por correo el {at}.',
        by_hand:
          'Has regalado a {to} el plan {plan} durante {length}. Hemos cobrado {paid}. Este es el código, para que lo entregues: {code}',
      },
      button: 'Ver mis regalos',
      note: 'Allí encuentras el código y ves si ya se ha canjeado.',
    },
    gift_undelivered: {
      subject: 'Tu regalo para {to} no ha llegado',
      text: 'No hemos podido entregar el correo con tu regalo a {email}. El código sigue siendo válido: corrige la dirección y envíalo de nuevo, o entrega tú el código.',
      button: 'Ver mis regalos',
      note: 'Enviarlo de nuevo no cuesta nada.',
    },
  },
};
