export const openCountries = {
  list: '可观看的国家和地区：{countries}',
  more: { other: '以及另外 {count} 个国家和地区' },
};
