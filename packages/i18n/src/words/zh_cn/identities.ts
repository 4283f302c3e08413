export const identities = {
  or: '或',
  continueWith: '使用 {name} 继续',
  affirmation: '继续即表示您确认已年满 18 岁并同意使用条款。',
  failed: { title: '无法登录', back: '返回登录' },
  link: {
    title: '再一步，仅此一次',
    text: '{provider} 确认了 {email}，该邮箱在这里已设有密码。请输入该密码，以后使用 {provider} 即可登录。',
    submit: '关联并登录',
  },
  birthDate: {
    title: '您的出生日期是？',
    text: 'Madang 仅面向年满 18 岁的用户。我们只询问一次。',
    submit: '继续',
  },
  away: '{name} 暂不可用',
};
