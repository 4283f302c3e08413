export const mail = {
  greeting: '{name}，您好：',
  address: '如果按钮无法使用，请将以下地址复制到浏览器：',
  footer: 'Madang。本邮件由系统自动发送，回复无人查看。',
  periods: { monthly: '月付', annual: '年付' },
  months: { other: '{count} 个月' },
  kinds: {
    welcome: {
      subject: '欢迎来到 Madang',
      text: '您的账户已经就绪。免费作品可以立即观看，您的片单和每一集的进度都会保留。',
      button: '打开我的账户',
      note: '请在账户中确认您的电子邮箱，以便随时都能重新登录。',
    },
    verify_email: {
      subject: '确认您的电子邮箱',
      text: '请确认这个邮箱属于您。链接 24 小时内有效。',
      button: '确认这个邮箱',
      note: '如果这不是您的操作，请忽略本邮件，一切保持不变。',
    },
    email_changed: {
      subject: '您的电子邮箱已更改',
      text: '您的账户现在使用 {newEmail}。此邮箱不能再用来登录。',
      button: '获取帮助',
      note: '如果不是您本人操作，请立即联系帮助中心。',
    },
    reset_password: {
      subject: '设置新密码',
      text: '有人请求为您的账户设置新密码。链接只能使用一次，24 小时内有效。',
      button: '设置新密码',
      note: '如果不是您本人操作，请忽略本邮件，您的密码不会改变。',
    },
    set_password: {
      subject: '设置密码',
      text: '您通过其他服务登录 Madang。设置密码后，也可以用电子邮箱登录。链接只能使用一次，24 小时内有效。',
      button: '设置密码',
      note: '如果这不是您的操作，请忽略本邮件，一切保持不变。',
    },
    password_changed: {
      subject: '您的密码已更改',
      text: '您账户的密码已更改，使用旧密码登录的设备均已退出。',
      button: '这不是我操作的',
      note: '如果是您本人操作，则无需处理。',
    },
    subscription_started: {
      subject: '{plan} 已开通',
      cases: {
        paid: '您已开通 {plan}（{period}）。已扣款 {paid}。下次扣款 {price}（另加可能产生的税费），日期为 {at}。',
        trial:
          '您已开通 {plan}（{period}），{at} 前免费。届时将进行首次扣款：{price}，另加可能产生的税费。在此之前于账户中取消，则不收取任何费用。',
        once: '您可以使用 {plan} 至 {at}。已扣款 {paid}。到期自动结束，不再收费。',
      },
      button: '查看付款信息',
      note: '您可以随时在账户的“付款”中取消。',
    },
    trial_ends: {
      subject: '您的免费试用将于{at}结束',
      cases: {
        soon: '您的免费试用将于{at}结束，届时将为 {plan}（{period}）扣款 {price}，已包含目前适用的税费。如需继续观看，无需任何操作；如不想继续，请在{at}之前到账户的“付款”中取消，就不会扣款。',
      },
      button: '查看付款信息',
      note: '此邮件仅在首次扣款前一周发送一次。',
    },
    pause_chosen: {
      subject: '您的订阅将于{from}暂停',
      cases: {
        later: '您已选择暂停 {plan}。您可以观看至{from}。{at}之前不扣款，届时套餐将以每月 {price}（另加可能产生的税费）继续。',
      },
      button: '查看付款信息',
      note: '暂停开始前可以撤销，之后也可以随时在账户的“付款”中结束。',
    },
    pause_ends: {
      subject: '您的暂停将于{at}结束',
      cases: {
        soon: '您的暂停将于{at}结束，届时将为 {plan}（{period}）扣款 {price}，已包含目前适用的税费。如需继续观看，无需任何操作；如不想继续，请在{at}之前到账户的“付款”中取消，就不会扣款。',
      },
      button: '查看付款信息',
      note: '此邮件仅在扣款前一周发送一次。',
    },
    plan_changed: {
      subject: '您的套餐已更改',
      cases: {
        now: '您现在使用 {plan}（{period}）。已扣款 {paid}。下次扣款 {price}（另加可能产生的税费），日期为 {at}。',
        trial: '免费试用将以 {plan}（{period}）继续至 {at}。之后进行首次扣款：{price}，另加可能产生的税费。',
        later: '您将于 {at} 改用 {plan}（{period}）。在此之前一切不变。',
      },
      button: '查看付款信息',
      note: '如果不是您本人操作，请修改密码并联系帮助中心。',
    },
    subscription_canceled: {
      subject: '您的套餐已取消',
      cases: {
        kept: '不会再扣款。您可以继续使用 {plan} 至 {at}。',
      },
      button: '恢复我的套餐',
      note: '在此日期之前，您可以在账户中恢复套餐。',
    },
    payment_failed: {
      subject: '付款未成功',
      cases: {
        again: '我们未能为 {plan} 扣款，将于 {at} 再次尝试。在此期间您可以继续观看。',
        last: '我们未能为 {plan} 扣款。请在 {at} 前添加另一张银行卡，否则套餐将结束。',
      },
      button: '检查我的银行卡',
      note: '添加另一张卡后会立即扣款。',
    },
    subscription_ended: {
      subject: '{plan} 已结束',
      cases: {
        paused: '您在暂停期间取消了订阅，{plan} 已于{at}结束。不会再扣款。您的片单和每一集的观看进度都会保留。',
        over: '您的 {plan} 已于 {at} 结束。您的片单和每一集的观看进度都会保留。',
        unpaid: '{plan} 扣款未成功，已于 {at} 结束。您的片单和每一集的观看进度都会保留。',
      },
      button: '查看套餐',
      note: '没有套餐也可以继续观看免费作品。',
    },
    pass_redeemed: {
      subject: '兑换成功',
      cases: {
        begun: '{plan} 已生效，有效期至 {at}。不收取任何费用，到期自动结束。',
        reserved: '{plan} 将在您已付费的周期结束后于 {from} 开始，有效期至 {at}。',
      },
      button: '开始观看',
      note: '如果不是您本人操作，请修改密码并联系帮助中心。',
    },
    gift_received: {
      subject: '{from} 送了您一份 Madang 礼物',
      text: '{from} 送给您 {plan} 套餐，时长 {length}。兑换后立即生效，有效期 {days} 天。无需银行卡，不收取任何费用，到期自动结束。',
      writes: '{from} 的留言：',
      code: '您的兑换码：{code}',
      button: '兑换我的礼物',
      note: '如果您已经在付费使用套餐，礼物会在该周期结束后开始。',
    },
    gift_bought: {
      subject: '您送给 {to} 的礼物',
      cases: {
        mailed: '您已将 {plan} 套餐（{length}）送给 {to}。已扣款 {paid}。兑换码正通过邮件发送。',
        later: '您已将 {plan} 套餐（{length}）送给 {to}。已扣款 {paid}。兑换码将于{at}通过邮件发送。',
        by_hand: '您已将 {plan} 套餐（{length}）送给 {to}。已扣款 {paid}。请将此兑换码转交给对方：{code}',
      },
      button: '查看我送出的礼物',
      note: '您可以在那里找到兑换码，并查看是否已被兑换。',
    },
    gift_undelivered: {
      subject: '您送给 {to} 的礼物未送达',
      text: '我们无法将礼物邮件送达 {email}。兑换码仍然有效：请更正邮箱后重新发送，或自行转交兑换码。',
      button: '查看我送出的礼物',
      note: '重新发送不收取任何费用。',
    },
  },
};
