export const playback = {
  prompts: {
    SIGN_IN_NEEDED: { title: 'Inicia sesión para verlo', text: 'La cuenta es gratis y te permite continuar donde lo dejaste.' },
    SUBSCRIBER_SIGN_IN_NEEDED: {
      title: 'Inicia sesión para verlo',
      text: 'Este título es para suscriptores. Inicia sesión o crea una cuenta y elige un plan.',
    },
    NEXT_EPISODE: {
      title: 'Inicia sesión para ver el siguiente episodio',
      text: 'La cuenta es gratis y te permite continuar donde lo dejaste.',
    },
    SUBSCRIPTION_NEEDED: {
      title: 'Suscríbete para verlo',
      text: 'Este título es para suscriptores. Compara los planes y elige el tuyo.',
    },
    SUBSCRIPTION_PAUSED: { title: 'Tu plan está en pausa', text: 'Reanúdalo en tu cuenta y podrás verlo de inmediato.' },
    CONTENT_PREPARING: { title: 'En preparación', text: 'Estamos terminando el video y los subtítulos. Vuelve pronto.' },
    CONTENT_COMING_SOON: { title: 'Próximamente', text: 'Podrás verlo a partir del {date}.' },
    CONTENT_EXPIRED: {
      title: 'Ya no está disponible',
      text: 'Los derechos de este título vencieron y ya no está en Madang.',
    },
    CONTENT_NOT_IN_COUNTRY: {
      title: 'No disponible en tu país',
      text: 'Este título no está disponible en tu ubicación ({country}).',
    },
    RATED_ABOVE_PROFILE: {
      title: 'No disponible en este perfil',
      text: 'El control parental bloquea este título en este perfil.',
    },
    CONTENT_NOT_PLAYABLE: { title: 'Elige un episodio', text: 'Este título tiene varias partes.' },
    TOO_MANY_STREAMS: {
      title: 'Hay demasiados dispositivos en uso',
      text: 'La autorización falló o se alcanzó el máximo de sesiones simultáneas. Inténtalo de nuevo en unos minutos.',
    },
    STREAM_ENDED: {
      title: 'La reproducción se detuvo',
      text: 'Otro dispositivo de tu cuenta empezó a reproducir.',
    },
    OUTAGE: {
      title: 'No se pudo iniciar la reproducción',
      text: 'Inténtalo de nuevo en un momento. Si el problema sigue, contacta al Centro de ayuda.',
    },
  },
  actions: {
    signIn: 'Iniciar sesión',
    signUp: 'Crear una cuenta',
    seePlans: 'Ver planes',
    resumePlan: 'Reanudar mi plan',
    toTitle: 'Sobre este título',
    tryAgain: 'Reintentar',
    playHere: 'Reproducir aquí',
    code: 'Código {code}',
  },
  streams: { playingNow: 'En reproducción en tu cuenta', end: 'Detener', since: 'desde las {time}' },
  lines: {
    seasonEpisode: 'Temporada {season}, episodio {episode}',
    seasonEpisodeTitle: 'Temporada {season}, episodio {episode}: {title}',
  },
};
