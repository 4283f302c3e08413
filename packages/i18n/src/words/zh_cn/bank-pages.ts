/** What the pages of the sandbox say that stand for a bank's. */
export const bankPages = {
  test: '这是测试环境，不会发生真实扣款。',
  confirm: {
    title: '确认此次付款',
    text: '银行需要确认是您本人在付款。',
    yes: '确认',
    no: '拒绝',
    done: '您已处理过此次付款。',
  },
  slip: {
    title: 'Boleto 付款单',
    paid: '此付款单已支付',
    paidText: '确认信息稍后送达，您可以关闭此页面。',
    gone: '此付款单已失效',
    goneText: '请重新生成付款单，或改用其他方式付款。',
    late: '付款单已过期，现在支付的金额将计入账户余额。',
    number: '付款编码',
    pay: '支付此付款单',
    payHint: '正式环境中需通过银行付款，这里点按此按钮即可。',
    print: '打印',
  },
  rows: {
    amount: '金额',
    payer: '付款人',
    taxId: 'CPF 或 CNPJ',
    due: '到期日',
    payee: '收款方',
  },
};
