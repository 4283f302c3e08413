export const playback = {
  prompts: {
    SIGN_IN_NEEDED: { title: '登录后观看', text: '注册免费，还会记住每一集的观看进度。' },
    SUBSCRIBER_SIGN_IN_NEEDED: { title: '登录后观看', text: '这部作品为订阅专享。已订阅请登录，尚未订阅可注册并选择套餐。' },
    NEXT_EPISODE: { title: '登录后继续看下一集', text: '注册免费，还会记住每一集的观看进度。' },
    SUBSCRIPTION_NEEDED: { title: '订阅后观看', text: '这部作品为订阅专享。比较各套餐，选择适合你的。' },
    CONTENT_PREPARING: { title: '准备中', text: '画面与字幕仍在制作中，请稍后再来。' },
    CONTENT_COMING_SOON: { title: '即将上线', text: '{date}起可以观看。' },
    CONTENT_EXPIRED: { title: '已下线', text: '本片版权已到期，已从 Madang 下线。' },
    CONTENT_NOT_IN_COUNTRY: { title: '你所在的国家或地区无法观看', text: '本片版权不包含：{country}。' },
    RATED_ABOVE_PROFILE: { title: '此档案无法观看', text: '家长控制不允许当前档案观看这部作品。' },
    CONTENT_NOT_PLAYABLE: { title: '请选择剧集', text: '这部作品不止一集。' },
    TOO_MANY_STREAMS: {
      title: '同时播放的设备过多',
      text: '用户授权失败，或已达到同时播放的上限。请几分钟后再试。',
    },
    STREAM_ENDED: { title: '此处的播放已结束', text: '你账户中的另一台设备结束了这里的播放。' },
    OUTAGE: { title: '播放未能开始', text: '请稍后重试。如果问题仍然存在，请联系帮助中心。' },
  },
  actions: {
    signIn: '登录',
    signUp: '注册账号',
    seePlans: '查看套餐',
    toTitle: '作品详情',
    tryAgain: '重试',
    playHere: '在此继续播放',
    code: '代码 {code}',
  },
  streams: { playingNow: '你的账户正在播放', end: '停止', since: '{time} 开始' },
  lines: {
    seasonEpisode: '第{season}季 第{episode}集',
    seasonEpisodeTitle: '第{season}季 第{episode}集：{title}',
  },
};
