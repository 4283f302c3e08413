/** How text is to look in a frame that does not know our styles. */
export const textStyleOf = (place: Element) => {
  const { color } = getComputedStyle(place);
  return { color, fontFamily: 'system-ui, sans-serif', fontSize: '17px', fontWeight: '500' };
};
