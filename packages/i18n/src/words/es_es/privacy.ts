export const privacy = {
  text: 'Madang guarda lo que necesita para funcionar. Dos cosas las decides tú; lo que elijas vale en este navegador y en todos los dispositivos en los que hayas iniciado sesión.',
  saleTitle: 'No vender ni compartir mi información personal',
  saleText:
    'En los títulos gratis, los anuncios pueden venir de otras empresas, cuyos servidores ven entonces tu dirección de red. No les contamos nada sobre ti. Si te niegas, verás nuestros propios anuncios.',
  sale: 'No vender ni compartir mi información personal',
  signal:
    'Tu navegador envía Global Privacy Control. Lo respetamos: no te llega ningún anuncio de otras empresas, elijas lo que elijas aquí.',
  young: 'Para los perfiles familiares y de adolescentes siempre es así.',
  statisticsTitle: 'Estadísticas',
  statisticsText:
    'Contamos lo que se ve y lo que se abre desde la búsqueda, para las listas de lo más visto y para mejorar el servicio. Los números se quedan con nosotros.',
  statistics: 'Contar lo que veo',
  save: 'Guardar opciones',
  saved: 'Tus opciones están guardadas.',
  neededTitle: 'Lo que siempre se guarda',
  needed: {
    session: 'Que has iniciado sesión y qué perfil está viendo',
    language: 'Tu idioma y el orden de tus listas',
    player: 'Cómo prefieres los subtítulos, el sonido y la imagen, y tus búsquedas recientes, solo en este navegador',
    place: 'Dónde lo dejaste, tu lista y tus me gusta, para tu propio perfil',
    downloads: 'Lo que descargaste, en el dispositivo que lo hizo',
    faults: 'Las llamadas que fallaron, durante 90 días, para poder repararlas',
  },
  dataTitle: 'Tus datos',
  dataText: 'Cuando has iniciado sesión, tu cuenta te da un archivo con todo lo que guardamos sobre ti.',
  toAccount: 'Ir a mi cuenta',
  export: {
    title: 'Tus datos',
    text: 'Un archivo (JSON) con todo lo que guardamos sobre esta cuenta: datos, perfiles, listas, historial, dispositivos, correos. No contiene contraseñas ni claves.',
    password: 'Tu contraseña',
    submit: 'Obtener mis datos',
    noPassword: 'Para obtener el archivo, crea antes una contraseña.',
    ready: 'Tu archivo está listo. Se puede descargar durante cinco minutos, solo en este dispositivo.',
    download: 'Descargar archivo',
    again: 'Pedirlo otra vez',
  },
} as const;
