import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EmailAddress, normalEmail } from '../accounts/email-address.ts';
import type { OutsidePerson } from './outside-person.ts';
import { decidePending, pendingMs, toSignInType } from './pending-identity.ts';

const SOCIAL = 'https://id.example';
const person = (issuer: string, email: EmailAddress | null): OutsidePerson => ({
  issuer,
  subject: 's',
  email,
  emailVerified: true,
  firstName: 'Mina',
  lastName: 'Oliveira',
});
const HOLDERS = {
  none: null,
  password: { id: 'holder', passwordHash: 'hash', userType: '1' },
  'no password': { id: 'holder', passwordHash: null, userType: '1' },
  partner: { id: 'holder', passwordHash: null, userType: 'odk' },
} as const;
const EMAIL = normalEmail('mina@madang.example');

/** Columns: issuer, e-mail given, account that has the e-mail, account that has the identity, account signed in, what follows. */
const TABLE = `
social  -  none         -     -      SOCIAL_CONNECTION_FAILED
social  e  none         -     -      create
social  e  password     -     -      join:holder
social  e  no-password  -     -      PASSWORD_NOT_SET
social  e  partner      -     -      PARTNER_SIGN_IN_NEEDED
social  e  password     own   -      sign_in:own
social  e  none         own   own    sign_in:own
social  e  none         own   other  switch:own
social  -  none         -     other  join:other
social  e  none         -     other  join:other,alone
social  e  password     -     other  join:other
odk     -  none         -     -      SSO_FAILED
odk     e  none         -     -      create
odk     e  password     -     -      SSO_FAILED
odk     e  none         own   -      sign_in:own
odk     e  none         own   other  switch:own
odk     e  none         -     other  join:other,alone
odk     -  none         -     other  join:other
guest   -  none         -     -      create
guest   -  none         -     other  create
guest   -  none         own   other  switch:own
bango   -  none         -     -      sign_in_first
bango   e  none         -     -      create
bango   e  password     -     -      sign_in_first
bango   e  password     -     holder join:holder
bango   -  none         -     other  join:other
bango   e  none         own   other  switch:own
bango   e  none         own   own    sign_in:own
`;
const lines = TABLE.trim()
  .split('\n')
  .map((line) => line.split(/\s+/) as [string, string, string, string, string, string]);
const idOf = (text: string) => (text === '-' ? null : { id: text });

test.each(lines)(
  '%s, e-mail %s of %s, identity of %s, signed in as %s: %s',
  (issuer, email, holder, known, current, expected) => {
    const guest = issuer === 'guest';
    const named = { social: SOCIAL, guest: 'partner:odk' }[issuer] ?? `partner:${issuer}`;
    const decision = decidePending(
      { person: person(named, email === 'e' ? EMAIL : null), guest },
      {
        known: idOf(known),
        holder: HOLDERS[holder.replace('-', ' ') as keyof typeof HOLDERS],
        current: idOf(current),
        newId: 'new',
      },
    );
    const [outcome = '', alone] = expected.split(',');
    const [kind, accountId] = outcome.split(':');
    if (!decision.ok) return expect(decision.refusal).toBe(expected);
    const address = guest ? 'new@guest.invalid' : EMAIL;
    return expect(decision.value).toEqual({
      kind,
      ...(accountId !== undefined && { accountId }),
      ...(kind === 'create' && { email: address }),
      ...(kind === 'join' && { alone: alone === undefined ? null : address }),
    });
  },
);

test('an identity without an account never signs in to one, whatever its e-mail address is', () => {
  const account = fc.constantFrom('a', 'b', 'c').map((id) => ({ id, passwordHash: 'hash' as string | null, userType: '1' }));
  fc.assert(
    fc.property(
      fc.constantFrom(SOCIAL, 'partner:odk', 'partner:bango', 'partner:unknown'),
      fc.option(fc.constant(EMAIL)),
      fc.boolean(),
      fc.option(account),
      fc.option(account),
      (issuer, email, guest, holder, current) => {
        const decision = decidePending({ person: person(issuer, email), guest }, { known: null, holder, current, newId: 'new' });
        const kind = decision.ok ? decision.value.kind : 'refused';
        expect(['sign_in', 'switch']).not.toContain(kind);
        // What is offered to join is the account that is signed in; without a session, the one that has the address.
        if (decision.ok && decision.value.kind === 'join') expect(decision.value.accountId).toBe((current ?? holder)?.id);
      },
    ),
  );
});

test('a partner’s customer has half an hour to sign up, a provider’s identity stays pending for ten minutes', () => {
  expect([pendingMs(SOCIAL), pendingMs('partner:bango')]).toEqual([600_000, 1_800_000]);
});

test('a session says how it began: by password, provider or partner [SE-28]', () => {
  const by = (issuer: string) => toSignInType({ issuer, subject: 's' });
  expect([toSignInType(null), by(SOCIAL), by('partner:odk')]).toEqual([0, 1, 2]);
});
