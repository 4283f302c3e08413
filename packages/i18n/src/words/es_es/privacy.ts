export const privacy = {
  text: 'Madang guarda lo que necesita para funcionar. Tú decides sobre dos cosas. Lo que elijas vale para este navegador y, si iniciaste sesión, para todos tus dispositivos.',
  saleTitle: 'No vender ni compartir mi información personal',
  saleText:
    'En los títulos gratis, los anuncios pueden venir de otras empresas, cuyos servidores pueden ver tu dirección IP. No les damos ningún otro dato sobre ti. Si no lo permites, verás nuestros propios anuncios.',
  sale: 'No vender ni compartir mi información personal',
  signal:
    'Tu navegador envía Global Privacy Control. Lo respetamos: no verás anuncios de otras empresas, elijas lo que elijas aquí.',
  young: 'Siempre está activado en los perfiles familiares y de adolescentes.',
  statisticsTitle: 'Estadísticas',
  statisticsText:
    'Contamos lo que se ve y lo que se abre desde la búsqueda, para las listas de lo más visto y para mejorar el servicio. No compartimos estos datos.',
  statistics: 'Contar lo que veo',
  save: 'Guardar opciones',
  saved: 'Guardamos tus opciones.',
  neededTitle: 'Lo que siempre se guarda',
  needed: {
    session: 'Que iniciaste sesión y qué perfil está en uso',
    language: 'Tu idioma y el orden de tus listas',
    player: 'El idioma de tus subtítulos, tus preferencias de sonido y video, y tus búsquedas recientes, solo en este navegador',
    place: 'Dónde lo dejaste, tu lista, tus “Me gusta” y el estilo de tus subtítulos, para tu propio perfil',
    downloads: 'Lo que descargaste, en el dispositivo que usaste',
    faults: 'Registros de errores, durante 90 días, para corregirlos',
  },
  dataTitle: 'Tus datos',
  dataText: 'Inicia sesión para descargar una copia de todo lo que guardamos sobre ti.',
  toAccount: 'Ir a mi cuenta',
  export: {
    title: 'Tus datos',
    text: 'Un archivo (JSON) con todo lo que guardamos sobre esta cuenta: datos, perfiles, listas, historial, dispositivos, correos. No contiene contraseñas ni claves.',
    password: 'Tu contraseña',
    submit: 'Obtener mis datos',
    noPassword: 'Para obtener el archivo, primero crea una contraseña.',
    ready: 'Tu archivo está listo. Puedes descargarlo durante cinco minutos, solo en este dispositivo.',
    download: 'Descargar archivo',
    again: 'Pedirlo otra vez',
  },
} as const;
