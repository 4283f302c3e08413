export const time = {
  hoursMinutes: '{hours} giờ {minutes} phút',
  hours: '{hours} giờ',
  minutes: '{minutes} phút',
  minutesLeft: { other: 'còn {count} phút' },
};
