export const help = {
  intro: 'Lo que más nos preguntan, con los pasos para resolverlo.',
  topics: { watching: 'Cómo ver', account: 'Tu cuenta', paying: 'Planes y pagos' },
  more: { watching: 'Más sobre cómo ver', account: 'Más sobre tu cuenta', paying: 'Más sobre planes y pagos' },
  contact: {
    title: '¿Aún necesitas ayuda?',
    text: 'Escríbenos. Cuéntanos qué hiciste, qué pasó y en qué dispositivo.',
  },
  onward: { text: 'El Centro de ayuda está en otro sitio. Entras con tu cuenta.', button: 'Ir al Centro de ayuda' },
} as const;
