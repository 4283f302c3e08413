/** What the pages of the sandbox say that stand for a bank's. */
export const bankPages = {
  test: 'This is a test environment: no money moves.',
  confirm: {
    title: 'Confirm this payment',
    text: 'Your bank wants to know whether it is you who is paying.',
    yes: 'Confirm',
    no: 'Decline',
    done: 'This payment has been answered already.',
  },
  slip: {
    title: 'Your boleto',
    paid: 'This boleto is paid',
    paidText: 'The confirmation is on its way. You can close this page.',
    gone: 'This boleto is not valid any more',
    goneText: 'Please make out a new one, or pay in another way.',
    late: 'The due date has passed. What is paid now counts as credit.',
    number: 'Digits to type in at your bank',
    pay: 'Pay this boleto',
    payHint: 'In real life you would pay with your bank. Here this button does.',
    print: 'Print',
  },
  rows: {
    amount: 'Amount',
    payer: 'Payer',
    taxId: 'CPF or CNPJ',
    due: 'Due date',
    payee: 'Payee',
  },
} as const;
