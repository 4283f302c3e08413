/** Where ZIP codes and billing addresses are asked for, and why. */
export const billingGuide = {
  title: 'ZIP code and billing address',
  text: 'What we ask for when you pay, where we ask for it, and why.',
  topics: {
    where: {
      title: 'Where we ask',
      text: 'At checkout, and when you add or change a card in your billing information. You can browse and watch free titles without an address or a card.',
    },
    which: {
      title: 'Which ZIP code to enter',
      text: 'The ZIP code on your card statement. In the United States, it has five digits, or nine as in 98101-1234. In other countries, enter your postal code, or your CEP in Brazil.',
    },
    why: {
      title: 'What it’s for',
      text: 'Your bank compares it with the one on file to make sure no one else is using your card. It also determines which taxes apply where you live.',
    },
    added: {
      title: 'Taxes in the United States and Canada',
      text: 'Since {date}, state or local tax may be added to prices in North America. We calculate it from your ZIP or postal code, and you’ll see it before you pay.',
    },
    included: {
      title: 'Taxes in other countries',
      text: 'In Brazil, the European Union, the United Kingdom, Australia, and New Zealand, the price you see is the price you pay, tax included.',
    },
    brazil: {
      title: 'Paying in Brazil',
      text: 'Receipts there need the full address with CEP and street number, and a CPF or, for a company, a CNPJ, with or without letters. If there’s no street number, enter S/N.',
    },
    moving: {
      title: 'When you move',
      text: 'Change the address in your billing information. It applies starting with your next payment. Earlier receipts keep the old address.',
    },
    safety: {
      title: 'Who sees it',
      text: 'Your card number and security code go straight to the payment provider, and we never see them. We use your address for receipts and taxes, never for ads.',
    },
  },
  toBilling: 'Go to billing information',
} as const;
