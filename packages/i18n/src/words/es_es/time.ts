export const time = {
  hoursMinutes: '{hours} h {minutes} min',
  hours: '{hours} h',
  minutes: '{minutes} min',
  left: { one: 'queda {duration}', other: 'quedan {duration}' },
};
