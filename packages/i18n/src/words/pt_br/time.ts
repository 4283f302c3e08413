export const time = {
  hoursMinutes: '{hours} h {minutes} min',
  hours: '{hours} h',
  minutes: '{minutes} min',
  minutesLeft: { one: '{count} min restante', other: '{count} min restantes' },
};
