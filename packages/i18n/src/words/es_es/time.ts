export const time = {
  hoursMinutes: '{hours} h {minutes} min',
  hours: '{hours} h',
  minutes: '{minutes} min',
  minutesLeft: { one: 'queda {count} min', other: 'quedan {count} min' },
};
