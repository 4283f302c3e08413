/** Opens another site in a tab of its own, which learns nothing of this one. */
export const openElsewhere = (url: string): void => void window.open(url, '_blank', 'noopener,noreferrer');
