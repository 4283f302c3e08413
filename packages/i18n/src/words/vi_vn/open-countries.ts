export const openCountries = {
  list: 'Có tại: {countries}',
  more: { other: 'và {count} quốc gia khác' },
};
