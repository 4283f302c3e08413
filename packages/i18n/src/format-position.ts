const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as players and countdowns show them: `7:51`, `1:00:23`. */
export const formatPosition = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
};

/** The expiry that is printed on a card: `05/28`. */
export const formatCardExpiry = (month: number, year: number): string => `${two(month)}/${two(year % 100)}`;
