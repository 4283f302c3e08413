import type { TestApp } from '../app.fixture.ts';

/** The mails that have gone to an address, newest first, and the token of the link in each. */
export const mailTo = async ({ deps }: Pick<TestApp, 'deps'>, address: string) => {
  await deps.mail.settled();
  const letters = await deps.repositories.mailbox.list();
  return letters
    .filter((letter) => letter.address === address)
    .map(({ subject, text }) => ({ subject, text, token: /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '' }));
};
