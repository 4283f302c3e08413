/** The countries where the service or a title is available. */
export const openCountries = {
  list: 'Available in: {countries}',
  more: { one: 'and {count} more country', other: 'and {count} more countries' },
} as const;
