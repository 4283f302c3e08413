export const mail = {
  greeting: '{name}，您好：',
  address: '如果按钮无法使用，请将以下地址复制到浏览器：',
  footer: 'Madang。本邮件由系统自动发送，请勿回复。',
  periods: { monthly: '月付', annual: '年付' },
  months: { other: '{count} 个月' },
  kinds: {
    welcome: {
      subject: '欢迎来到 Madang',
      text: '您的账户已创建。免费作品可以立即观看，我们会保存您的片单和观看进度。请验证您的电子邮箱，以便随时都能重新登录。',
      button: '验证此邮箱',
      note: '链接 24 小时内有效。如果您没有创建此账户，请忽略此邮件。',
    },
    already_registered: {
      subject: '您已有账户',
      text: '有人尝试用此邮箱创建新账户，或将其设为某个账户的新邮箱。此邮箱已属于您的账户，没有任何变动。如果忘记了密码，可以在登录页重新设置。',
      button: '登录',
      note: '如果不是您本人操作，请忽略此邮件。',
    },
    finish_sign_up: {
      subject: '完成账户创建',
      text: '设置密码后，您的账户即可使用。链接仅能使用一次，24 小时内有效。',
      button: '设置密码',
      note: '如果不是您本人操作，请忽略此邮件：任何人都无法登录该账户。',
    },
    verify_email: {
      subject: '验证您的电子邮箱',
      text: '请验证此邮箱属于您。链接 24 小时内有效。',
      button: '验证此邮箱',
      note: '如果不是您本人操作，请忽略此邮件，一切保持不变。',
    },
    email_change_asked: {
      subject: '您的电子邮箱即将更改',
      text: '我们收到请求，要将您账户的电子邮箱更改为 {newEmail}。发送到该邮箱的链接被点击后，更改即会生效。如果不是您本人操作，请立即取消更改。',
      button: '取消更改',
      note: '如果是您本人操作，则无需处理。如果不是，请同时重置密码。链接仅能使用一次。',
    },
    email_changed: {
      subject: '您的电子邮箱已更改',
      text: '您的账户现在使用 {newEmail}。此邮箱不能再用来登录。',
      button: '获取帮助',
      note: '如果不是您本人操作，请立即联系帮助中心。',
    },
    reset_password: {
      subject: '设置新密码',
      text: '我们收到了重置您账户密码的请求。链接仅能使用一次，24 小时内有效。',
      button: '设置新密码',
      note: '如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
    },
    set_password: {
      subject: '设置密码',
      text: '您通过其他服务登录 Madang。设置密码后，也可以用电子邮箱登录。链接仅能使用一次，24 小时内有效。',
      button: '设置密码',
      note: '如果不是您本人操作，请忽略此邮件，一切保持不变。',
    },
    password_changed: {
      subject: '您的密码已更改',
      text: '您账户的密码已更改，使用旧密码登录的设备均已退出登录。',
      button: '不是我本人操作',
      note: '如果是您本人操作，则无需处理。',
    },
    sign_in_attempts: {
      subject: '有人正在尝试登录您的账户',
      text: '过去 24 小时内，有人多次使用错误的密码尝试登录您的账户，均未成功。陌生设备再次尝试登录需要等待；您登录过的设备可照常使用。如果您的密码容易被猜到，或也用于其他网站，请设置新密码。',
      button: '设置新密码',
      note: '如果是您本人操作，则无需处理。此邮件每天最多发送一次。',
    },
    identity_joined: {
      subject: '您的账户关联了新的登录方式',
      text: '现在可以使用 {provider}（{outside}）登录 Madang。如果您设有密码，密码仍然有效。',
      button: '不是我本人操作',
      note: '如果是您本人操作，则无需处理。如果不是，请点击按钮打开页面将其移除。链接仅可使用一次，7 天内有效。',
    },
    subscription_started: {
      subject: '{plan} 已开通',
      cases: {
        paid: '您已开通 {plan}（{period}），已扣款 {paid}。下次扣款日期为{at}，金额 {price}，另加适用税费。',
        trial:
          '您已开通 {plan}（{period}），免费至{at}。届时将首次扣款 {price}，另加适用税费。如在此之前在账户中取消，则不会扣款。',
        once: '您可以使用 {plan} 至{at}。已扣款 {paid}。到期自动结束，不再扣款。',
      },
      button: '查看付款信息',
      note: '您可以随时在账户的“付款”中取消。',
    },
    trial_ends: {
      subject: '您的免费试用将于{at}结束',
      cases: {
        soon: '您的免费试用将于{at}结束，届时将为 {plan}（{period}）扣款 {price}（含按当前税率计算的税费）。如需继续观看，无需任何操作；如不想继续，请在{at}之前到账户的“付款”中取消，就不会扣款。',
      },
      button: '查看付款信息',
      note: '此邮件仅在首次扣款前一周发送一次。',
    },
    pause_chosen: {
      subject: '您的订阅将于{from}暂停',
      cases: {
        later: '您已选择暂停 {plan}。您可以观看至{from}。{at}之前不扣款，届时订阅将以每月 {price}（另加适用税费）恢复。',
      },
      button: '查看付款信息',
      note: '暂停开始前可以取消暂停，开始后也可以随时在账户的“付款”中结束暂停。',
    },
    pause_ends: {
      subject: '您的订阅将于{at}恢复',
      cases: {
        soon: '您的订阅将于{at}恢复，届时将为 {plan}（{period}）扣款 {price}（含按当前税率计算的税费）。如需继续观看，无需任何操作；如不想继续，请在{at}之前到账户的“付款”中取消，就不会扣款。',
      },
      button: '查看付款信息',
      note: '此邮件仅在扣款前一周发送一次。',
    },
    plan_changed: {
      subject: '您的套餐已更改',
      cases: {
        now: '您现在使用 {plan}（{period}），已扣款 {paid}。下次扣款日期为{at}，金额 {price}，另加适用税费。',
        trial: '您的免费试用将以 {plan}（{period}）继续至{at}，届时首次扣款 {price}，另加适用税费。',
        later: '您将于{at}改用 {plan}（{period}）。在此之前一切不变。',
      },
      button: '查看付款信息',
      note: '如果不是您本人操作，请修改密码并联系帮助中心。',
    },
    subscription_canceled: {
      subject: '您的套餐已取消',
      cases: {
        kept: '不会再扣款。您可以继续使用 {plan} 至{at}。',
      },
      button: '恢复我的订阅',
      note: '在此日期之前，您可以在账户中恢复订阅。',
    },
    purchase_withdrawn: {
      subject: '您已撤销购买',
      cases: {
        refund: '我们已于{at}收到您对 {plan} 的撤销。套餐已结束，{paid} 将按原支付方式退还，银行可能需要几天才会显示。',
        free: '我们已于{at}收到您对 {plan} 的撤销。套餐已结束，我们没有扣款，以后也不会扣款。',
      },
      button: '查看付款记录',
      note: '请保留此邮件作为确认。',
    },
    payment_failed: {
      subject: '付款未成功',
      cases: {
        again: '我们未能为 {plan} 扣款，将于{at}再次尝试。在此期间您可以继续观看。',
        last: '我们未能为 {plan} 扣款。请最晚于{at}添加另一张银行卡，否则套餐将结束。',
      },
      button: '检查我的银行卡',
      note: '添加另一张卡后会立即扣款。',
    },
    boleto_issued: {
      subject: '您的 {plan} boleto 账单',
      text: '请在{due}或之前支付 {amount}。付款确认后 {plan} 立即开始，通常为下一个工作日。请在银行应用中使用此 boleto 号码：',
      button: '查看我的 boleto',
      note: '如果到期未支付，boleto 将失效，您不会被扣款。',
    },
    subscription_ended: {
      subject: '{plan} 已结束',
      cases: {
        paused: '您在暂停期间取消了订阅，{plan} 已于{at}结束，不会再扣款。我们会保留您的片单和观看进度。',
        over: '您的 {plan} 已于{at}结束。我们会保留您的片单和观看进度。',
        unpaid: '{plan} 扣款未成功，已于{at}结束。我们会保留您的片单和观看进度。',
      },
      button: '查看套餐',
      note: '没有套餐也可以继续观看免费作品。',
    },
    pass_redeemed: {
      subject: '兑换成功',
      cases: {
        begun: '{plan} 已生效，有效期至{at}。不收取任何费用，到期自动结束。',
        reserved: '{plan} 将于您当前付费周期结束后的{from}开始，有效期至{at}。',
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
      note: '如果您正在使用付费套餐，礼物会在当前周期结束后生效。',
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
