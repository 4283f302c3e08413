export const time = {
  hoursMinutes: '{hours}h {minutes}m',
  hours: '{hours}h',
  minutes: '{minutes}m',
  minutesLeft: { other: '{count} min left' },
} as const;
