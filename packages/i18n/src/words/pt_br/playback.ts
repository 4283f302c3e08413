export const playback = {
  prompts: {
    SIGN_IN_NEEDED: { title: 'Entre para assistir', text: 'A conta é grátis e guarda onde você parou em cada episódio.' },
    SUBSCRIBER_SIGN_IN_NEEDED: {
      title: 'Entre para assistir',
      text: 'Este título é para assinantes. Se você já assina, entre; se não, crie uma conta e escolha um plano.',
    },
    NEXT_EPISODE: {
      title: 'Entre para ver o próximo episódio',
      text: 'A conta é grátis e guarda onde você parou em cada episódio.',
    },
    SUBSCRIPTION_NEEDED: {
      title: 'Assine para assistir',
      text: 'Este título é para assinantes. Compare os planos e escolha o seu.',
    },
    SUBSCRIPTION_PAUSED: { title: 'Seu plano está em pausa', text: 'Retome o plano na sua conta e assista na hora.' },
    CONTENT_PREPARING: { title: 'Em preparação', text: 'Ainda estamos cuidando da imagem e das legendas. Volte em breve.' },
    CONTENT_COMING_SOON: { title: 'Em breve', text: 'Você poderá assistir a partir de {date}.' },
    CONTENT_EXPIRED: { title: 'Não está mais disponível', text: 'Os direitos deste título terminaram e ele saiu do Madang.' },
    CONTENT_NOT_IN_COUNTRY: {
      title: 'Não disponível no seu país',
      text: 'Os direitos deste título não incluem este país: {country}.',
    },
    RATED_ABOVE_PROFILE: {
      title: 'Não para este perfil',
      text: 'O controle dos pais não libera este título para o perfil em uso.',
    },
    CONTENT_NOT_PLAYABLE: { title: 'Escolha um episódio', text: 'Este título tem mais de uma parte.' },
    TOO_MANY_STREAMS: {
      title: 'Há aparelhos demais reproduzindo',
      text: 'A autorização falhou ou o número máximo de sessões simultâneas foi atingido. Tente de novo em alguns minutos.',
    },
    STREAM_ENDED: { title: 'A reprodução foi encerrada aqui', text: 'Outro aparelho da sua conta a encerrou para abrir espaço.' },
    OUTAGE: {
      title: 'A reprodução não começou',
      text: 'Tente de novo em instantes. Se continuar, fale com a Central de Ajuda.',
    },
  },
  actions: {
    signIn: 'Entrar',
    signUp: 'Criar uma conta',
    seePlans: 'Ver os planos',
    resumePlan: 'Retomar meu plano',
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
