export const legal = {
  documents: {
    terms: '使用条款',
    privacy: '隐私政策',
    'privacy-europe': '隐私：欧洲和英国',
    'privacy-oceania': '隐私：澳大利亚和新西兰',
    'privacy-brazil': '隐私：巴西',
    'privacy-california': '隐私：加利福尼亚州',
    cookies: 'Cookie 政策',
    ratings: '分级说明',
    accessibility: '无障碍',
  },
  company: { corporate: '关于我们', careers: '加入我们', business: '商务合作' },
  model: '以下为示范文本，本服务的运营者尚未替换为自己的文本。',
} as const;
