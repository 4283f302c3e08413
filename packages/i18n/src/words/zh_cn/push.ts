/** Notifications that come while no page is open. */
export const push = {
  title: '此浏览器的通知',
  text: { on: '即使没有打开 Madang，您也会收到新消息。', off: '即使没有打开 Madang，也能收到新消息。' },
  blocked: '此浏览器屏蔽了 Madang 的通知。您可以在浏览器设置中更改。',
  failed: '操作未成功，请重试。',
  turnOn: '开启',
  turnOff: '关闭',
} as const;
