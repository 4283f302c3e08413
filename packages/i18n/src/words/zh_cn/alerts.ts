export const alerts = {
  buttons: {
    ok: '确定',
    cancel: '取消',
    details: '查看详情',
    no: '否',
    yes: '是',
    goBack: '返回',
    stayHere: '留在这里',
    resend: '重新发送',
  },
  notActivated: {
    title: '您的邮箱尚未验证',
    text: '注册时，我们已向 {email} 发送验证链接。要重新发送吗？',
  },
  blocked: {
    title: '切换用户？',
    text: '家长控制限制了当前用户观看这部作品。要换一个用户观看吗？',
  },
  closed: '订阅暂停开放',
} as const;
