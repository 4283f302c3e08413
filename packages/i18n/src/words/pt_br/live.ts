export const live = {
  title: 'Canal ao vivo',
  description: 'Televisão coreana o dia todo: o que está no ar, o que vem depois e a programação de sete dias.',
  onAir: 'No ar',
  now: 'Agora',
  next: 'A seguir',
  opening: 'Vendo o que está no ar',
  offAir: {
    title: 'O canal está fora do ar',
    next: 'Voltamos {day} às {time} com {title}.',
    unknown: 'O próximo programa aparece aqui assim que for definido.',
  },
  ready: { title: 'Começa em instantes', next: '{title} já vai começar.' },
  startsIn: 'Começa em',
  unreachable: 'Não conseguimos acessar o canal',
  fromStart: 'Desde o início',
  watchAgain: 'Ver de novo',
  watchAgainNamed: 'Ver {title} de novo',
  backToLive: 'Voltar ao vivo',
  aboutProgramme: 'Sobre este programa',
  prompts: {
    SUBSCRIBER_SIGN_IN_NEEDED: {
      title: 'Entre para ver ao vivo',
      text: 'O canal é para assinantes. Entre se você já assina, ou crie uma conta e escolha um plano. A programação é aberta a todos.',
    },
    SUBSCRIPTION_NEEDED: {
      title: 'Assine para ver ao vivo',
      text: 'O canal é para assinantes. Compare os planos e escolha o seu. A programação é aberta a todos.',
    },
    CONTENT_NOT_IN_COUNTRY: {
      title: 'Não disponível no seu país',
      text: 'Os direitos deste programa não abrangem {country}. O canal continua aqui com o próximo.',
    },
    RATED_ABOVE_PROFILE: {
      title: 'Não para este perfil',
      text: 'O controle dos pais não libera este programa para o perfil em uso. O canal continua aqui com o próximo.',
    },
    OUTAGE: {
      title: 'O canal não começou',
      text: 'Tente de novo em instantes. Se continuar, fale com a Central de Ajuda.',
    },
  },
  guide: {
    title: 'Programação',
    days: 'Dias da programação',
    today: 'Hoje',
    week: 'Próximos dias',
    past: 'Última semana',
    zone: 'Horários do seu fuso, {zone}. Na Coreia são {time}.',
    nothing: 'Nada programado.',
    failed: 'A programação não carregou',
    wrong: {
      title: 'A programação tem horários errados',
      text: 'As informações que recebemos não fazem sentido. O canal não é afetado; tente de novo em instantes.',
    },
  },
} as const;
