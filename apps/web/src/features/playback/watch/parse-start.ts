/** Start second of a shared link, from `?t=33`, `?t=33s` or `?t=1h2m3s`. Null when missing or malformed. */
export const parseStart = (search: string): number | null => {
  const written = new URLSearchParams(search).get('t') ?? '';
  const [, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6}(?:\.\d{1,3})?)s?)?$/.exec(written) ?? [];
  if (hours === undefined && minutes === undefined && seconds === undefined) return null;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
};
