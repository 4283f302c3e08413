/** What a viewer chooses of privacy, and the file of their data. */
export const privacy = {
  text: 'Madang keeps what it needs to work. Two things are yours to decide; what you choose holds in this browser, and on all your devices where you are signed in.',
  saleTitle: 'Do not sell or share my personal information',
  saleText:
    'On free titles, ads may come from other companies, whose servers then see your network address. We tell them nothing about you. If you refuse, you see our own ads instead.',
  sale: 'Do not sell or share my personal information',
  signal:
    'Your browser sends Global Privacy Control. We honor it: no ad comes to you from other companies, whatever is chosen here.',
  young: 'For family and teen profiles this is always so.',
  statisticsTitle: 'Statistics',
  statisticsText:
    'We count what is watched and what is opened from search, for our most-watched lists and to improve the service. The numbers stay with us.',
  statistics: 'Count what I watch',
  save: 'Save choices',
  saved: 'Your choices are saved.',
  neededTitle: 'What is always kept',
  needed: {
    session: 'That you are signed in, and which profile is watching',
    language: 'Your language, and the order of your lists',
    player: 'How you like subtitles, sound and picture, and your recent searches, in this browser only',
    place: 'Where you stopped, your list and your likes, for your own profile',
    downloads: 'What you downloaded, on the device that did',
    faults: 'Calls that failed, for 90 days, so that we can repair them',
  },
  dataTitle: 'Your data',
  dataText: 'When you are signed in, your account gives you a file with everything we keep about you.',
  toAccount: 'Go to my account',
  export: {
    title: 'Your data',
    text: 'A file (JSON) with everything we keep about this account: details, profiles, lists, history, devices, mails. It holds no passwords or keys.',
    password: 'Your password',
    submit: 'Get my data',
    noPassword: 'To get the file, set a password first.',
    ready: 'Your file is ready. It can be downloaded for five minutes, on this device only.',
    download: 'Download file',
    again: 'Ask again',
  },
} as const;
