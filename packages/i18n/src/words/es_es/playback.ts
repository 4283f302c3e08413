export const playback = {
  prompts: {
    SIGN_IN_NEEDED: { title: 'Inicia sesión para ver', text: 'La cuenta es gratis y guarda tu sitio en cada episodio.' },
    SUBSCRIBER_SIGN_IN_NEEDED: {
      title: 'Inicia sesión para ver',
      text: 'Este título es para suscriptores. Si ya lo eres, inicia sesión; si no, crea una cuenta y elige un plan.',
    },
    NEXT_EPISODE: {
      title: 'Inicia sesión para el siguiente episodio',
      text: 'La cuenta es gratis y guarda tu sitio en cada episodio.',
    },
    SUBSCRIPTION_NEEDED: {
      title: 'Suscríbete para ver',
      text: 'Este título es para suscriptores. Compara los planes y elige el tuyo.',
    },
    SUBSCRIPTION_PAUSED: { title: 'Tu plan está en pausa', text: 'Reanúdalo en tu cuenta y podrás ver al momento.' },
    CONTENT_PREPARING: { title: 'En preparación', text: 'Aún trabajamos en la imagen y los subtítulos. Vuelve pronto.' },
    CONTENT_COMING_SOON: { title: 'Próximamente', text: 'Podrás verlo a partir del {date}.' },
    CONTENT_EXPIRED: {
      title: 'Ya no está disponible',
      text: 'Los derechos de este título han terminado y ya no está en Madang.',
    },
    CONTENT_NOT_IN_COUNTRY: {
      title: 'No disponible en tu país',
      text: 'Los derechos de este título no incluyen este país: {country}.',
    },
    RATED_ABOVE_PROFILE: {
      title: 'No es para este perfil',
      text: 'El control parental no permite este título en el perfil que estás usando.',
    },
    CONTENT_NOT_PLAYABLE: { title: 'Elige un episodio', text: 'Este título tiene más de una parte.' },
    TOO_MANY_STREAMS: {
      title: 'Hay demasiados dispositivos reproduciendo',
      text: 'La autorización ha fallado o se ha alcanzado el máximo de sesiones simultáneas. Inténtalo de nuevo en unos minutos.',
    },
    STREAM_ENDED: {
      title: 'La reproducción se ha detenido aquí',
      text: 'Otro dispositivo de tu cuenta la ha detenido para hacer sitio.',
    },
    OUTAGE: {
      title: 'La reproducción no ha empezado',
      text: 'Inténtalo de nuevo en un momento. Si sigue igual, contacta con el Centro de ayuda.',
    },
  },
  actions: {
    signIn: 'Iniciar sesión',
    signUp: 'Crear una cuenta',
    seePlans: 'Ver los planes',
    resumePlan: 'Reanudar mi plan',
    toTitle: 'Sobre este título',
    tryAgain: 'Reintentar',
    playHere: 'Volver a ver aquí',
    code: 'Código {code}',
  },
  streams: { playingNow: 'En reproducción en tu cuenta', end: 'Detener', since: 'desde las {time}' },
  lines: {
    seasonEpisode: 'Temporada {season}, episodio {episode}',
    seasonEpisodeTitle: 'Temporada {season}, episodio {episode}: {title}',
  },
};
