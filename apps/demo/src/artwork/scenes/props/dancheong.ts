export const DANCHEONG = ['#2f7a68', '#c8452f', '#e3b04b', '#2e5aa0', '#efe6d2'] as const;
