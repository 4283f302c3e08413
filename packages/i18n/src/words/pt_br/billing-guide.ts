export const billingGuide = {
  title: 'Código postal e endereço de cobrança',
  text: 'O que pedimos no pagamento, onde pedimos e por quê.',
  topics: {
    where: {
      title: 'Onde pedimos',
      text: 'No pagamento e quando você adiciona ou troca um cartão nos seus dados de cobrança. Para conhecer o Madang e ver os títulos grátis, não é preciso endereço nem cartão.',
    },
    which: {
      title: 'Qual código informar',
      text: 'O que aparece na fatura do seu cartão. No Brasil é o CEP. Nos Estados Unidos é o ZIP, com cinco dígitos, ou nove, como em 98101-1234. Nos outros países é o código postal.',
    },
    why: {
      title: 'Para que serve',
      text: 'Seu banco compara o código com o do seu cadastro, para que mais ninguém pague com o seu cartão. O código também indica os impostos do lugar onde você mora.',
    },
    added: {
      title: 'Impostos nos Estados Unidos e no Canadá',
      text: 'Desde {date}, impostos estaduais ou locais podem ser somados aos preços na América do Norte. O cálculo é feito pelo ZIP ou código postal, e você vê o valor antes de pagar.',
    },
    included: {
      title: 'Impostos em outros países',
      text: 'No Brasil, na União Europeia, no Reino Unido, na Austrália e na Nova Zelândia, o preço que você vê é o que você paga, já com impostos.',
    },
    brazil: {
      title: 'Pagamento no Brasil',
      text: 'O recibo precisa do endereço completo, com CEP e número, e do CPF ou, no caso de empresas, do CNPJ, com ou sem letras. Se a casa não tem número, use S/N.',
    },
    moving: {
      title: 'Se você se mudar',
      text: 'Altere o endereço nos seus dados de cobrança. Ele vale a partir do próximo pagamento; os recibos anteriores ficam com o endereço antigo.',
    },
    safety: {
      title: 'Quem vê esses dados',
      text: 'O número e o código de segurança do cartão vão direto para o provedor de pagamento; nós nunca os vemos. Seu endereço serve para recibos e impostos, nunca para anúncios.',
    },
  },
  toBilling: 'Ir para os dados de cobrança',
};
