export const guide = {
  title: 'La TV coreana, la misma noche en que se estrena.',
  text: 'K-dramas, programas de variedades, K-pop y películas en un mismo patio, con subtítulos en tu idioma.',
  join: 'Crear una cuenta',
  browse: 'Explorar primero',
  home: 'Volver al inicio',
  now: 'Ahora destacado',
  promises: {
    languages: { title: 'Subtítulos en {count} idiomas', text: 'Todas las series tienen subtítulos en {list}.' },
    catalog: {
      hours: 'Más de {hours} horas',
      titles: '{count} títulos',
      text: 'Del episodio de esta semana a los clásicos que todos citan, con una selección gratis, sin suscripción.',
    },
    devices: { title: 'En todas las pantallas de casa', text: 'En el navegador y con la app para {list}.' },
  },
  smartTv: 'smart TV',
  questions: 'Preguntas frecuentes',
  faq: {
    what: {
      title: '¿Qué es Madang?',
      text: 'Un madang es el patio abierto de la casa coreana, donde el pueblo se reúne para ver una función. En el nuestro hay K-dramas, programas de variedades, K-pop, películas y documentales de Corea.',
    },
    cost: {
      title: '¿Cuánto cuesta?',
      text: 'Explorar y ver los títulos gratis no cuesta nada. Lo demás viene con un plan, Basic o Premium, que se paga por mes o por año.',
    },
    free: {
      title: '¿Puedo ver algo sin pagar?',
      text: 'Sí. Los títulos marcados como gratis se ven enteros sin plan y sin tarjeta. Con una cuenta, además, guardas tu lista y continúas donde lo dejaste.',
    },
    subtitles: {
      title: '¿Qué subtítulos hay?',
      text: 'En {list}. Puedes cambiar el idioma, el tamaño y el color durante la reproducción.',
    },
    devices: {
      title: '¿Puedo usar varios dispositivos?',
      text: 'Sí. Una cuenta funciona en varios dispositivos a la vez: dos con Basic, cuatro con Premium. Puedes parar en uno y continuar en otro.',
    },
    family: {
      title: '¿Es apto para niños?',
      text: 'La cuenta es de una persona adulta. Puede tener varios perfiles, y un perfil familiar o adolescente solo muestra lo indicado para esa edad.',
    },
  },
  closing: 'Las luces están encendidas. Pasa.',
};
