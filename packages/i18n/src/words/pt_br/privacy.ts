export const privacy = {
  text: 'O Madang guarda o que precisa para funcionar. Duas coisas são decisão sua; o que você escolher vale neste navegador e em todos os aparelhos em que a sua conta está conectada.',
  saleTitle: 'Não vender nem compartilhar minhas informações pessoais',
  saleText:
    'Em títulos grátis, os anúncios podem vir de outras empresas, cujos servidores veem então o seu endereço de rede. Não contamos nada sobre você a elas. Se você recusar, verá os nossos próprios anúncios.',
  sale: 'Não vender nem compartilhar minhas informações pessoais',
  signal:
    'O seu navegador envia o Global Privacy Control. Nós o respeitamos: nenhum anúncio de outras empresas chega até você, seja qual for a escolha aqui.',
  young: 'Para perfis de família e de adolescentes é sempre assim.',
  statisticsTitle: 'Estatísticas',
  statisticsText:
    'Contamos o que é assistido e o que é aberto a partir da busca, para as listas dos mais assistidos e para melhorar o serviço. Os números ficam conosco.',
  statistics: 'Contar o que eu assisto',
  save: 'Salvar escolhas',
  saved: 'As suas escolhas foram salvas.',
  neededTitle: 'O que é sempre guardado',
  needed: {
    session: 'Que você está conectado e qual perfil está assistindo',
    language: 'O seu idioma e a ordem das suas listas',
    player: 'Como você prefere legendas, som e imagem, e as suas buscas recentes, só neste navegador',
    place: 'Onde você parou, a sua lista e as suas curtidas, para o seu próprio perfil',
    downloads: 'O que você baixou, no aparelho que baixou',
    faults: 'Chamadas que falharam, por 90 dias, para que possamos corrigi-las',
  },
  dataTitle: 'Seus dados',
  dataText: 'Quando você está conectado, a sua conta oferece um arquivo com tudo o que guardamos sobre você.',
  toAccount: 'Ir para minha conta',
  export: {
    title: 'Seus dados',
    text: 'Um arquivo (JSON) com tudo o que guardamos sobre esta conta: dados, perfis, listas, histórico, aparelhos, e-mails. Não contém senhas nem chaves.',
    password: 'Sua senha',
    submit: 'Obter meus dados',
    noPassword: 'Para obter o arquivo, defina primeiro uma senha.',
    ready: 'O seu arquivo está pronto. Ele pode ser baixado durante cinco minutos, só neste aparelho.',
    download: 'Baixar arquivo',
    again: 'Pedir de novo',
  },
} as const;
