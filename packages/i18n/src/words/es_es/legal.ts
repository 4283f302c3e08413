export const legal = {
  documents: {
    terms: 'Condiciones de uso',
    privacy: 'Política de privacidad',
    'privacy-europe': 'Privacidad: Europa y Reino Unido',
    'privacy-oceania': 'Privacidad: Australia y Nueva Zelanda',
    'privacy-brazil': 'Privacidad: Brasil',
    'privacy-california': 'Privacidad: California',
    cookies: 'Política de cookies',
    ratings: 'Clasificación por edades',
    accessibility: 'Accesibilidad',
  },
  company: { corporate: 'Quiénes somos', careers: 'Empleo', business: 'Consultas comerciales' },
  model: 'Este es un texto modelo que el operador de este servicio debe reemplazar por el suyo.',
} as const;
