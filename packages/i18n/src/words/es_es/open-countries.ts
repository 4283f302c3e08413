export const openCountries = {
  list: 'Disponible en: {countries}',
  more: { one: 'y {count} país más', other: 'y {count} países más' },
};
