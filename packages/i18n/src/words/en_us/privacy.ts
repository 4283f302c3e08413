/** What a viewer chooses of privacy, and the file of their data. */
export const privacy = {
  text: 'Madang keeps what it needs to work. You control two things. Your choices apply to this browser and, when you’re signed in, to all your devices.',
  saleTitle: 'Do not sell or share my personal information',
  saleText:
    'On free titles, ads may come from other companies, whose servers can then see your IP address. We tell them nothing about you. If you opt out, you’ll see our own ads instead.',
  sale: 'Do not sell or share my personal information',
  signal:
    'Your browser sends Global Privacy Control. We honor it: you won’t get ads from other companies, whatever you choose here.',
  young: 'Always on for Family and Teen profiles.',
  statisticsTitle: 'Statistics',
  statisticsText:
    'We count what’s watched and what’s opened from search, for our most-watched lists and to improve the service. We don’t share this data.',
  statistics: 'Count what I watch',
  save: 'Save choices',
  saved: 'Choices saved.',
  neededTitle: 'What we always keep',
  needed: {
    session: 'That you’re signed in, and which profile is watching',
    language: 'Your language, and the order of your lists',
    player: 'Your subtitle language, your audio and video settings, and your recent searches, in this browser only',
    place: 'Where you left off, your list, your likes, and your subtitle style, for each profile',
    downloads: 'What you downloaded, on that device',
    faults: 'Error logs, for 90 days, so we can fix problems',
  },
  dataTitle: 'Your data',
  dataText: 'Sign in to download a copy of everything we keep about you.',
  toAccount: 'Go to my account',
  export: {
    title: 'Your data',
    text: 'A file (JSON) with everything we keep about this account: details, profiles, lists, history, devices, and emails. It doesn’t include passwords or keys.',
    password: 'Your password',
    submit: 'Get my data',
    noPassword: 'To get your data, set a password first.',
    ready: 'Your file is ready. You can download it for five minutes, on this device only.',
    download: 'Download file',
    again: 'Request again',
  },
} as const;
