export const alerts = {
  buttons: {
    ok: 'Aceptar',
    cancel: 'Cancelar',
    details: 'Detalles',
    no: 'No',
    yes: 'Sí',
    goBack: 'Volver',
    stayHere: 'Quedarme aquí',
    resend: 'Reenviar',
  },
  notActivated: {
    title: 'Tu correo aún no está confirmado',
    text: 'Enviamos un enlace de confirmación a {email} cuando creaste la cuenta. ¿Lo reenviamos?',
  },
  blocked: {
    title: '¿Cambiar de perfil?',
    text: 'El control parental bloquea este título en este perfil. ¿Elegir otro perfil para verlo?',
  },
  closed: 'Suscripciones cerradas',
} as const;
