export const privacy = {
  text: 'O Madang guarda o que precisa para funcionar. Duas coisas são decisão sua. O que você escolher vale neste navegador e, se você entrou na sua conta, em todos os seus aparelhos.',
  saleTitle: 'Não vender nem compartilhar minhas informações pessoais',
  saleText:
    'Em títulos grátis, os anúncios podem vir de outras empresas, cujos servidores podem ver seu endereço IP. Não passamos nenhum outro dado sobre você. Se você recusar, verá nossos próprios anúncios.',
  sale: 'Não vender nem compartilhar minhas informações pessoais',
  signal:
    'Seu navegador envia o Global Privacy Control. Nós respeitamos: nenhum anúncio de outras empresas chega até você, seja qual for a escolha aqui.',
  young: 'Sempre ativado em perfis de família e de adolescentes.',
  statisticsTitle: 'Estatísticas',
  statisticsText:
    'Contamos o que é assistido e o que é aberto a partir da busca, para as listas de mais assistidos e para melhorar o serviço. Não compartilhamos esses dados.',
  statistics: 'Contar o que eu assisto',
  save: 'Salvar escolhas',
  saved: 'Suas escolhas foram salvas.',
  neededTitle: 'O que é sempre guardado',
  needed: {
    session: 'Que você entrou na conta e qual perfil está em uso',
    language: 'Seu idioma e a ordem das suas listas',
    player: 'O idioma das suas legendas, suas preferências de som e imagem, e suas buscas recentes, só neste navegador',
    place: 'Onde você parou, sua lista, suas curtidas e o estilo das suas legendas, para seu próprio perfil',
    downloads: 'O que você baixou, no aparelho usado',
    faults: 'Registros de erros, por 90 dias, para podermos corrigi-los',
  },
  dataTitle: 'Seus dados',
  dataText: 'Entre na sua conta para baixar uma cópia de tudo o que guardamos sobre você.',
  toAccount: 'Ir para minha conta',
  export: {
    title: 'Seus dados',
    text: 'Um arquivo (JSON) com tudo o que guardamos sobre esta conta: dados, perfis, listas, histórico, aparelhos, e-mails. Não contém senhas nem chaves.',
    password: 'Sua senha',
    submit: 'Obter meus dados',
    noPassword: 'Para obter o arquivo, defina primeiro uma senha.',
    ready: 'Seu arquivo está pronto. Você pode baixá-lo por cinco minutos, só neste aparelho.',
    download: 'Baixar arquivo',
    again: 'Pedir de novo',
  },
} as const;
