import { expect, test } from 'vitest';
import { isOfPartner, isPartnerBilled } from '../accounts/account.ts';
import { addressOfGuest, readHandOver, issuerOfPartner, partnerOfIssuer, toUserType } from './hand-over.ts';
import { isPartnerFlow, readPartnerFlow } from './partner.ts';

const handOver = (claims: object, partner: 'odk' | 'bango' = 'odk') => {
  const read = readHandOver(partner, { sub: 'u-1', ...claims });
  if (!read) throw new Error('nobody is named');
  return read;
};

test("a partner's viewer is identified by the subject claim, and Bango's by bangoUserId", () => {
  expect(handOver({}).person).toMatchObject({ issuer: 'partner:odk', subject: 'u-1' });
  expect(handOver({ bangoUserId: 'b-1' }).person.subject).toBe('u-1');
  expect(handOver({ bangoUserId: 'b-1' }, 'bango').person).toMatchObject({ issuer: 'partner:bango', subject: 'b-1' });
  for (const sub of ['', 'x'.repeat(256)]) expect(readHandOver('odk', { sub })).toBeNull();
});

test('a guest has a user type of the partner and is billed by no one', () => {
  const guest = handOver({ guest: true, email: 'mina@madang.example' });
  expect(guest.person.email).toBeNull();
  expect(toUserType(guest.partner, guest.guest, guest.person.subject)).toBe('ODK-u-1');
  expect([isOfPartner('ODK-u-1'), isPartnerBilled('ODK-u-1')]).toEqual([true, false]);
  expect([toUserType('odk', false, 'u-1'), toUserType('bango', false, 'b')]).toEqual(['odk', 'bango']);
  expect(addressOfGuest('id')).toBe('id@guest.invalid');
});

test('an issuer names its partner, and a provider none', () => {
  for (const partner of ['odk', 'bango'] as const) expect(partnerOfIssuer(issuerOfPartner(partner))).toBe(partner);
  for (const issuer of ['https://id.example', 'odk', 'partner:', 'partner:other', '']) expect(partnerOfIssuer(issuer)).toBeNull();
});

test('what is no day or no language of ours is left out', () => {
  expect(handOver({ birthdate: '1994-05-17', locale: 'pt_br' })).toMatchObject({ birthday: '1994-05-17', language: 'pt_br' });
  expect(handOver({ birthdate: '0000-05-17', locale: 'fr_fr' })).toMatchObject({ language: null });
  expect(handOver({ birthdate: '1994-02-30' }).birthday).toBeNull();
});

test('a request of a partner is one when all that names it is there', () => {
  const flowOf = (query: string) => readPartnerFlow(new URLSearchParams(query));
  const whole = flowOf('requestId=r&productId=p&bangoUserId=b&bangoRedirectUri=https://b.example/&other=1');
  expect(whole).toEqual({ requestId: 'r', productId: 'p', bangoUserId: 'b', bangoRedirectUri: 'https://b.example/' });
  expect(isPartnerFlow(whole)).toBe(true);
  for (const query of ['', 'requestId=r', 'requestId=r&productId=p', 'requestId=&productId=p&bangoUserId=b'])
    expect(isPartnerFlow(flowOf(query)), query).toBe(false);
  expect(flowOf(`requestId=${'r'.repeat(501)}`)).toEqual({});
});
