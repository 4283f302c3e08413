export const time = {
  hoursMinutes: '{hours}h {minutes}min',
  hours: '{hours}h',
  minutes: '{minutes}min',
  minutesLeft: 'faltam {minutes} min',
};
