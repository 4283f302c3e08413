export const identities = {
  or: 'o',
  continueWith: 'Continuar con {name}',
  affirmation: 'Al continuar confirmas que tienes 18 años o más y aceptas las condiciones de uso.',
  failed: { title: 'No se ha podido iniciar sesión', back: 'Volver a iniciar sesión' },
  link: {
    title: 'Un paso más, solo esta vez',
    text: '{provider} responde por {email}, que ya tiene una contraseña aquí. Introdúcela y, a partir de ahora, bastará con {provider}.',
    submit: 'Unir ambas y entrar',
  },
  birthDate: {
    title: '¿Cuándo naciste?',
    text: 'Madang es para mayores de 18 años. Solo lo preguntamos una vez.',
    submit: 'Continuar',
  },
  away: '{name} no está disponible en este momento',
};
