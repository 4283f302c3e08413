export const time = {
  hoursMinutes: '{hours} 小时 {minutes} 分钟',
  hours: '{hours} 小时',
  minutes: '{minutes} 分钟',
  minutesLeft: { other: '剩余 {count} 分钟' },
};
