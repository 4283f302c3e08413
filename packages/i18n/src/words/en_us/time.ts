export const time = {
  hoursMinutes: '{hours}h {minutes}m',
  hours: '{hours}h',
  minutes: '{minutes}m',
  left: { other: '{duration} left' },
} as const;
