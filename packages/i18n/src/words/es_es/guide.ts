export const guide = {
  title: 'Corea, la noche en que sucede.',
  text: 'Dramas, variedades, K-pop y películas en un mismo patio: más de {hours} horas, subtituladas en tu idioma.',
  join: 'Crear una cuenta',
  browse: 'Echar un vistazo',
  home: 'Ir al inicio',
  now: 'Ahora en escena',
  promises: {
    languages: { title: 'Subtítulos en cinco idiomas', text: 'Cada serie habla {list}.' },
    hours: {
      title: 'Más de {hours} horas',
      text: 'Del episodio de esta semana a los clásicos que todos citan, con una estantería gratis que no pide plan.',
    },
    devices: { title: 'En todas las pantallas de casa', text: 'En el navegador y como aplicación en {list}.' },
  },
  smartTv: 'TV inteligentes',
  questions: 'Lo primero que se pregunta',
  faq: {
    what: {
      title: '¿Qué es Madang?',
      text: 'Un madang es el patio abierto de la casa coreana, donde el pueblo se reúne para ver una función. El nuestro ofrece dramas, variedades, K-pop, películas y documentales de Corea.',
    },
    cost: {
      title: '¿Cuánto cuesta?',
      text: 'Echar un vistazo y ver los títulos gratis no cuesta nada. Lo demás viene con un plan, Basic o Premium, que se paga por mes o por año.',
    },
    free: {
      title: '¿Puedo ver algo sin pagar?',
      text: 'Sí. Los títulos marcados como gratis se ven enteros sin plan y sin tarjeta. Con una cuenta guardas además tu lista y el punto de cada episodio.',
    },
    subtitles: {
      title: '¿Qué subtítulos hay?',
      text: 'Inglés, portugués, español, chino simplificado y vietnamita. Puedes cambiar idioma, tamaño y color mientras miras.',
    },
    devices: {
      title: '¿Puedo usar varios dispositivos?',
      text: 'Sí. Una cuenta funciona en varios dispositivos a la vez: dos con Basic, cuatro con Premium. Paras en uno y sigues en otro.',
    },
    family: {
      title: '¿Es apto para niños?',
      text: 'La cuenta es de una persona adulta. Puede tener varios perfiles, y uno familiar o adolescente solo muestra lo indicado para esa edad.',
    },
  },
  closing: 'Las luces están encendidas. Pasa.',
};
