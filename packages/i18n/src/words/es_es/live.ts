export const live = {
  title: 'Canal en directo',
  description: 'Televisión coreana a todas horas: lo que se emite ahora, lo que viene después y la programación de siete días.',
  onAir: 'En emisión',
  now: 'Ahora',
  next: 'Después',
  opening: 'Viendo qué se emite',
  offAir: {
    title: 'El canal no emite ahora',
    next: 'Volvemos {day} a las {time} con {title}.',
    unknown: 'El próximo programa aparecerá aquí en cuanto se sepa.',
  },
  ready: { title: 'Empieza enseguida', next: '{title} está a punto de empezar.' },
  startsIn: 'Empieza en',
  unreachable: 'No podemos conectar con el canal',
  fromStart: 'Desde el principio',
  watchAgain: 'Ver de nuevo',
  watchAgainNamed: 'Ver {title} de nuevo',
  backToLive: 'Volver al directo',
  aboutProgramme: 'Sobre este programa',
  prompts: {
    SUBSCRIBER_SIGN_IN_NEEDED: {
      title: 'Inicia sesión para ver el directo',
      text: 'El canal es para suscriptores. Inicia sesión si ya lo eres, o crea una cuenta y elige un plan. La programación está abierta a todos.',
    },
    SUBSCRIPTION_NEEDED: {
      title: 'Suscríbete para ver el directo',
      text: 'El canal es para suscriptores. Compara los planes y elige el tuyo. La programación está abierta a todos.',
    },
    CONTENT_NOT_IN_COUNTRY: {
      title: 'No disponible en tu país',
      text: 'Los derechos de este programa no incluyen {country}. El canal sigue aquí con el próximo.',
    },
    RATED_ABOVE_PROFILE: {
      title: 'No es para este perfil',
      text: 'El control parental no permite este programa en el perfil que estás usando. El canal sigue aquí con el próximo.',
    },
    OUTAGE: {
      title: 'El canal no ha empezado',
      text: 'Inténtalo de nuevo en un momento. Si sigue igual, contacta con el Centro de ayuda.',
    },
  },
  guide: {
    title: 'Programación',
    days: 'Días de la programación',
    today: 'Hoy',
    week: 'Próximos días',
    past: 'Última semana',
    zone: 'Horas de tu zona, {zone}. En Corea son las {time}.',
    nothing: 'No hay nada programado.',
    failed: 'La programación no se ha cargado',
    wrong: {
      title: 'La programación tiene horas erróneas',
      text: 'La información que hemos recibido no tiene sentido. El canal no se ve afectado; inténtalo de nuevo en un momento.',
    },
  },
} as const;
