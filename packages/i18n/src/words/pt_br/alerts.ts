export const alerts = {
  buttons: {
    ok: 'OK',
    cancel: 'Cancelar',
    details: 'Detalhes',
    no: 'Não',
    yes: 'Sim',
    goBack: 'Voltar',
    stayHere: 'Ficar aqui',
    resend: 'Reenviar',
  },
  notActivated: {
    title: 'Seu e-mail ainda não foi confirmado',
    text: 'Enviamos um link de confirmação para {email} quando você criou a conta. Reenviar?',
  },
  blocked: {
    title: 'Trocar de perfil?',
    text: 'O controle dos pais bloqueia este título neste perfil. Escolher outro perfil para assistir?',
  },
  closed: 'Assinaturas suspensas',
} as const;
