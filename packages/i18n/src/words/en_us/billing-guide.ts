/** Where ZIP codes and billing addresses are asked for, and why. */
export const billingGuide = {
  title: 'ZIP code and billing address',
  text: 'What we ask for when you pay, where we ask for it, and why.',
  topics: {
    where: {
      title: 'Where we ask',
      text: 'At checkout, and when you add or change a card in your billing information. Looking around and watching free titles needs neither an address nor a card.',
    },
    which: {
      title: 'Which ZIP code to enter',
      text: 'The one on the statements of your card. In the United States it has five digits, or nine as in 98101-1234. In other countries it is the postal code, in Brazil the CEP.',
    },
    why: {
      title: 'What it is for',
      text: 'Your bank compares it with the one it knows, so that nobody else pays with your card. And it says which taxes apply where you live.',
    },
    added: {
      title: 'Taxes in the United States and Canada',
      text: 'Since {date}, state or local tax may be added to prices in North America. We work it out from your ZIP or postal code, and you see it before you pay.',
    },
    included: {
      title: 'Taxes in other countries',
      text: 'In Brazil, the European Union, the United Kingdom, Australia and New Zealand the price you see is the price you pay, tax included.',
    },
    brazil: {
      title: 'Paying in Brazil',
      text: 'Invoices there need the whole address with CEP and house number, and a CPF or, for a company, a CNPJ, with letters or without. A house without a number is S/N.',
    },
    moving: {
      title: 'When you move',
      text: 'Change the address in your billing information. It counts from the next payment on; invoices from before keep the old one.',
    },
    safety: {
      title: 'Who sees it',
      text: 'Your card number and security code go straight to the payment provider; we never see them. Your address is used for invoices and taxes, and never for ads.',
    },
  },
  toBilling: 'Go to billing information',
} as const;
