export const time = {
  hoursMinutes: '{hours} giờ {minutes} phút',
  hours: '{hours} giờ',
  minutes: '{minutes} phút',
  left: { other: 'còn {duration}' },
};
