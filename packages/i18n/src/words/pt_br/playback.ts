export const playback = {
  prompts: {
    SIGN_IN_NEEDED: { title: 'Entre para assistir', text: 'A conta é grátis, e você continua de onde parou.' },
    SUBSCRIBER_SIGN_IN_NEEDED: {
      title: 'Entre para assistir',
      text: 'Este título é para assinantes. Entre ou crie uma conta e escolha um plano.',
    },
    NEXT_EPISODE: {
      title: 'Entre para ver o próximo episódio',
      text: 'A conta é grátis, e você continua de onde parou.',
    },
    SUBSCRIPTION_NEEDED: {
      title: 'Assine para assistir',
      text: 'Este título é para assinantes. Compare os planos e escolha o seu.',
    },
    SUBSCRIPTION_PAUSED: { title: 'Seu plano está em pausa', text: 'Reative o plano na sua conta e assista na hora.' },
    CONTENT_PREPARING: { title: 'Em preparação', text: 'Estamos finalizando o vídeo e as legendas. Volte em breve.' },
    CONTENT_COMING_SOON: { title: 'Em breve', text: 'Você poderá assistir a partir de {date}.' },
    CONTENT_EXPIRED: { title: 'Não está mais disponível', text: 'Os direitos deste título terminaram, e ele saiu do Madang.' },
    CONTENT_NOT_IN_COUNTRY: {
      title: 'Indisponível no seu país',
      text: 'Este título não está disponível onde você está ({country}).',
    },
    RATED_ABOVE_PROFILE: {
      title: 'Indisponível neste perfil',
      text: 'O controle dos pais bloqueia este título neste perfil.',
    },
    CONTENT_NOT_PLAYABLE: { title: 'Escolha um episódio', text: 'Este título tem mais de uma parte.' },
    TOO_MANY_STREAMS: {
      title: 'Há aparelhos demais em uso',
      text: 'A autorização falhou ou o número máximo de sessões simultâneas foi atingido. Tente de novo em alguns minutos.',
    },
    STREAM_ENDED: { title: 'A reprodução foi encerrada', text: 'Outro aparelho da sua conta começou a reproduzir.' },
    OUTAGE: {
      title: 'Não foi possível iniciar a reprodução',
      text: 'Tente de novo em instantes. Se o problema continuar, fale com a Central de Ajuda.',
    },
  },
  actions: {
    signIn: 'Entrar',
    signUp: 'Criar uma conta',
    seePlans: 'Ver planos',
    resumePlan: 'Reativar meu plano',
    toTitle: 'Sobre este título',
    tryAgain: 'Tentar de novo',
    playHere: 'Reproduzir aqui de novo',
    code: 'Código {code}',
  },
  streams: { playingNow: 'Em reprodução na sua conta', end: 'Parar', since: 'desde {time}' },
  lines: {
    seasonEpisode: 'Temporada {season}, episódio {episode}',
    seasonEpisodeTitle: 'Temporada {season}, episódio {episode}: {title}',
  },
};
