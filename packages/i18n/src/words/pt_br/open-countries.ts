export const openCountries = {
  list: 'Disponível em: {countries}',
  more: { one: 'e mais {count} país', other: 'e mais {count} países' },
};
