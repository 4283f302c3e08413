export const time = {
  hoursMinutes: '{hours} h {minutes} min',
  hours: '{hours} h',
  minutes: '{minutes} min',
  left: { one: '{duration} restante', other: '{duration} restantes' },
};
