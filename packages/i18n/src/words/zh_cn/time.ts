export const time = {
  hoursMinutes: '{hours} 小时 {minutes} 分钟',
  hours: '{hours} 小时',
  minutes: '{minutes} 分钟',
  left: { other: '剩余 {duration}' },
};
