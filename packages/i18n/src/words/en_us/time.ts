export const time = {
  hoursMinutes: '{hours}h {minutes}m',
  hours: '{hours}h',
  minutes: '{minutes}m',
  minutesLeft: '{minutes} min left',
} as const;
