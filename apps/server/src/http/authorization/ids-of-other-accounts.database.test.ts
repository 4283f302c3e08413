import { randomUUID } from 'node:crypto';
import { api } from '@madang/contract/api.ts';
import type { Operation } from '@madang/contract/operation.ts';
import type { OperationName } from '@madang/contract/routes.ts';
import { NOON } from '@madang/database/database.fixture.ts';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD } from '../../app.fixture.ts';
import { sessionIn, startAppWithCallers } from './callers.fixture.ts';

const { call, newCaller, connection, close } = await startAppWithCallers();
afterAll(close);

/** Fields by which a caller names something: every one of them is below, under what it names. */
const NAMES_SOMETHING = /(^|_)(ids?|token|address|browser|showing|state|code)$/;

/** The catalogue is everybody's. */
const OF_THE_CATALOGUE = [
  'getContent.id',
  'listGroups.id',
  'previewTitle.id',
  'listEpisodes.id',
  'listWebtoonGroups.id',
  'getStrip.id',
  'listPersonTitles.id',
  'listCollection.collection_id',
  'listRelatedWebtoons.related_id',
  'listWebtoonChildren.parent_id',
  'playLive.programme_id',
  'listWatching.content_ids',
  'changeSubtitlePreferences.series_id',
  // So are the operator's campaigns.
  'previewPurchase.campaign_id',
  'purchase.campaign_id',
  'createBoletoPayment.campaign_id',
  'addCampaignAnswer.campaign_id',
  'trackReading.panel_id',
  ...Object.entries(api).flatMap(([name, { input }]: [string, Operation]) =>
    input && 'content_id' in input.shape ? [`${name}.content_id`] : [],
  ),
];

/** Bearer secrets and codes on a screen: possession is the authority. */
const BEARER = [
  'refreshToken.refresh_token',
  'confirmSocialSignIn.browser',
  'confirmSocialSignIn.state',
  'confirmSocialSignIn.code',
  'createSocialSignIn.browser',
  'previewIdentity.browser',
  'addIdentity.browser',
  'confirmIdentity.browser',
  'previewIdentityUndo.token',
  'undoIdentity.token',
  'createHandOver.browser',
  'confirmHandOver.browser',
  'resetPassword.token',
  'confirmEmail.token',
  'stopEmailChange.token',
  'getTvSignIn.poll_token',
  'previewTvSignIn.token',
  'confirmTvSignIn.token',
  'dismissTvSignIn.token',
  'trackAd.showing',
  // Of cards that were just entered, and of coupons and passes.
  'addBillingInfo.token_id',
  'changeBillingInfo.token_id',
  'purchase.token_id',
  'createGift.token_id',
  'previewPurchase.coupon_code',
  'purchase.coupon_code',
  'createBoletoPayment.coupon_code',
  'redeemCoupon.code',
  'redeemPremiumPass.pass_code',
];

/** What a device calls itself or what it does; it names nothing of the server's. */
const OF_THE_CALLER = [
  'createTvSignIn.device_id',
  'confirmTvSignIn.attempt_id',
  'listNotices.platform_id',
  'getSmsConfig.id',
  'refreshToken.push_token',
  'refreshToken.attribution_id',
  'trackError.code',
  'previewPurchase.gateway_code',
  'purchase.gateway_code',
  'purchase.address',
  'createGift.address',
  'createBoletoPayment.gateway_code',
  'createBoletoPayment.address',
  // What is kept is whom the token names.
  'trackError.user_id',
  'trackPlayback.user_id',
  'trackPlayback.playback_id',
  // A report under an ID already in use is not stored.
  'trackPush.event_id',
  'trackPush.reference_id',
  'createPush.reference_id',
  'trackPopup.event_id',
  'trackPopup.tracking_id',
  'trackPopup.popup_tracking_id',
  'trackWatch.playback_id',
  'trackReading.playback_id',
  // A partner's names, which count only as it has signed them.
  'createHandOver.request_id',
  'createHandOver.product_id',
  'createHandOver.bango_user_id',
  'confirmHandOver.request_id',
  'signIn.request_id',
  'confirmHandOver.product_id',
  'confirmHandOver.bango_user_id',
];

const PRESENT = { plan: 'Basic', months: 1, recipient_name: 'Bora', sender_name: 'Sora', terms_accepted: true };

/** Everything that Sora has, and can be named. */
const sora = await newCaller('premium');
const of = { as: sora.as };
await call('addFavorite', { content_id: '50' }, of);
await call('trackWatch', { content_id: '51', event: 'start', position: 100, sequence: 1, playback_id: 'p' }, of);
await call('addFavorite', { content_id: '51' }, of);
const buyer = await newCaller('free');
const bought = await call(
  'purchase',
  { sku: 'WEB_BASIC_MONTHLY_USD', terms_accepted: true, token_id: 'of Buyer' },
  { as: buyer.as },
);
const theirs = {
  profile: sora.profileId,
  session: sessionIn(sora.as),
  address: String((await call('playVideo', { content_id: '53' }, of)).object['manifest_url']),
  stream: String((await call('listStreams', {}, of)).objects[0]?.['id']),
  device: randomUUID(),
  favorites: String((await call('removeFavorite', { content_id: '51' }, of)).object['removal_id']),
  download: '',
  watching: '',
  push: '',
  identity: '',
  /** Of a third account, because Sora's plan was not bought here. */
  transaction: String(bought.object['transaction_id']),
  gift: '',
  card: String((await call('addBillingInfo', { token_id: 'of Sora' }, of)).object['id']),
};
await call('createGift', { ...PRESENT, billing_info_id: theirs.card }, of);
theirs.gift = String((await call('listGifts', {}, of)).objects[0]?.['id']);
theirs.download = String(
  (await call('addDownload', { content_id: '53', quality: 720, device_id: theirs.device }, of)).object['id'],
);
const browser = { endpoint: 'https://fcm.googleapis.com/fcm/send/sora', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const soraId = sora.user?.id ?? '';
await connection.repositories.identities.add({ issuer: 'https://id.example', subject: 'sora', email: null }, soraId, NOON);
theirs.identity = String((await call('listIdentities', {}, of)).objects[0]?.['id']);
theirs.push = await connection.repositories.push.register(
  { id: randomUUID(), accountId: sora.user?.id ?? '', sessionId: theirs.session, ...browser, language: 'en_us' },
  NOON,
);
await call('trackWatch', { content_id: '52', event: 'start', position: 100, sequence: 1, playback_id: 'p' }, of);
theirs.watching = String((await call('removeWatching', { content_id: '52' }, of)).object['removal_id']);

interface Try {
  readonly field: `${OperationName}.${string}`;
  readonly id: string;
  readonly more?: object;
  /** The kind of caller. Premium by default. */
  readonly as?: 'free';
  /** The answer to a caller who is not the owner: as for an unknown ID. */
  readonly expected: string;
}
const ORDER = { sku: 'WEB_BASIC_MONTHLY_USD', terms_accepted: true };
const NEW_PIN = { pin: '1234', pin_confirmation: '1234' };

const TRIES: readonly Try[] = [
  { field: 'getProfile.profile_id', id: theirs.profile, expected: 'PROFILE_NOT_FOUND' },
  { field: 'selectProfile.id', id: theirs.profile, expected: 'PROFILE_NOT_FOUND' },
  { field: 'changeProfile.id', id: theirs.profile, more: { name: 'Taken' }, expected: 'PROFILE_NOT_FOUND' },
  { field: 'removeProfile.id', id: theirs.profile, more: { password: PASSWORD }, expected: 'PROFILE_NOT_FOUND' },
  { field: 'confirmProfilePin.id', id: theirs.profile, more: { pin: '1234' }, expected: 'PROFILE_NOT_FOUND' },
  { field: 'changeProfilePin.id', id: theirs.profile, more: { ...NEW_PIN, password: PASSWORD }, expected: 'PROFILE_NOT_FOUND' },
  { field: 'removeIdentity.id', id: theirs.identity, more: { password: PASSWORD }, expected: 'IDENTITY_NOT_FOUND' },
  { field: 'endSession.id', id: theirs.session, expected: 'SESSION_NOT_FOUND' },
  { field: 'endStream.id', id: theirs.stream, expected: 'STREAM_NOT_FOUND' },
  { field: 'renewStream.address', id: theirs.address, expected: 'MEDIA_ADDRESS_INVALID' },
  { field: 'restoreFavorites.removal_id', id: theirs.favorites, expected: 'REMOVAL_NOT_FOUND' },
  { field: 'restoreWatching.removal_id', id: theirs.watching, expected: 'REMOVAL_NOT_FOUND' },
  { field: 'changeBillingInfo.billing_info_id', id: theirs.card, more: { token_id: 'of Joon' }, expected: 'CARD_NOT_FOUND' },
  { field: 'withdrawPurchase.transaction_id', id: theirs.transaction, expected: 'TRANSACTION_NOT_FOUND' },
  // Whose it is does not matter: only operators are heard.
  { field: 'createRefund.transaction_id', id: randomUUID(), expected: 'SIGN_IN_NEEDED' },
  { field: 'removeBillingInfo.id', id: theirs.card, expected: 'CARD_NOT_FOUND' },
  { field: 'selectPrimaryBillingInfo.id', id: theirs.card, expected: 'CARD_NOT_FOUND' },
  { field: 'getTransaction.id', id: theirs.transaction, expected: 'TRANSACTION_NOT_FOUND' },
  { field: 'purchase.billing_info_id', id: theirs.card, more: ORDER, as: 'free', expected: 'CARD_NOT_FOUND' },
  { field: 'createGift.billing_info_id', id: theirs.card, more: PRESENT, expected: 'CARD_NOT_FOUND' },
  { field: 'resendGift.id', id: theirs.gift, more: { recipient_email: 'joon@madang.example' }, expected: 'GIFT_NOT_FOUND' },
  { field: 'removePushToken.push_token', id: theirs.push, expected: 'PUSH_TOKEN_NOT_FOUND' },
  { field: 'removeDownload.id', id: theirs.download, expected: 'DOWNLOAD_NOT_FOUND' },
  { field: 'getPushToken.push_token', id: theirs.push, expected: '0000' },
  { field: 'renewDownloads.device_id', id: theirs.device, expected: '0000' },
  { field: 'playVideo.profile_id', id: theirs.profile, more: { content_id: '50' }, expected: '0000' },
];
/** The only operations that answer 200 to an id of another account, and what they answer. None of them changes or ends what the id names. */
const ANSWERED_AS_ABSENT: Readonly<Record<string, string>> = {
  'getPushToken.push_token': 'whether it is registered in the calling session: it is not',
  'renewDownloads.device_id': 'the caller’s own downloads on a device that the caller names: none',
  'playVideo.profile_id': 'a film, played as the caller’s own profile',
};

/** Operations that change, end or remove one thing by its id. */
const ACTS_ON_ONE = /^(remove|end|cancel|delete|dismiss|restore|change|select|resend|confirm|renew|create)[A-Z]/;
/** Ids that are the caller’s to choose, or a secret that gives the authority. */
const isNamedByTheCaller = (field: string): boolean =>
  [...OF_THE_CATALOGUE, ...BEARER, ...OF_THE_CALLER, ...MADE_BY_THE_CALLER].includes(field);

/** IDs that the caller chooses on creation. An ID already in use creates nothing. */
const MADE_BY_THE_CALLER = ['createPush.push_id', 'changeProfile.new_id', 'addDownload.device_id'];
/** With a secret beside it, which is whose profile it names. */
const BESIDE_A_SECRET = ['refreshToken.profile_id'];

test('every field of the contract by which something is named is looked at', () => {
  const named = Object.entries(api).flatMap(([name, { input }]: [string, Operation]) =>
    Object.keys(input?.shape ?? {})
      .filter((field) => NAMES_SOMETHING.test(field))
      .map((field) => `${name}.${field}`),
  );
  const known = [
    ...OF_THE_CATALOGUE,
    ...BEARER,
    ...OF_THE_CALLER,
    ...MADE_BY_THE_CALLER,
    ...BESIDE_A_SECRET,
    ...TRIES.map(({ field }) => field),
  ];
  expect(named.toSorted()).toEqual(known.toSorted());
});

test('no operation that acts on one thing by its id answers 200 to an id of another account', () => {
  const answered = TRIES.filter(({ expected }) => expected === '0000').map(({ field }) => field);
  expect(answered.toSorted()).toEqual(Object.keys(ANSWERED_AS_ABSENT).toSorted());
  const acting = Object.entries(api).flatMap(([name, { input }]: [string, Operation]) =>
    ACTS_ON_ONE.test(name)
      ? Object.keys(input?.shape ?? {})
          .filter((field) => NAMES_SOMETHING.test(field))
          .map((field) => `${name}.${field}`)
      : [],
  );
  const refused = TRIES.filter(({ expected }) => expected !== '0000').map(({ field }): string => field);
  const unrefused = acting.filter((field) => !isNamedByTheCaller(field) && !refused.includes(field));
  expect(acting.length).toBeGreaterThan(15);
  expect(unrefused).toEqual(['renewDownloads.device_id']);
});

/** All that the database knows of Sora. */
const allOfSora = async () => {
  const accountId = sora.user?.id ?? '';
  const { repositories } = connection;
  return {
    profiles: await repositories.profiles.listOf(accountId),
    account: (await call('getAccount', {}, of)).object,
    devices: (await call('listSessions', {}, of)).objects,
    streams: (await call('listStreams', {}, of)).objects,
    favorites: (await call('listFavorites', {}, of)).objects.map(({ id }) => id),
    watching: (await call('listWatching', {}, of)).objects.map(({ id }) => id),
    downloads: (await call('listDownloads', {}, of)).objects,
    cards: (await call('listBillingInfo', {}, of)).objects,
    gifts: (await call('listGifts', {}, of)).objects,
    identities: (await call('listIdentities', {}, of)).objects,
    push: (await call('getPushToken', { push_token: theirs.push }, of)).object,
  };
};

test.each(TRIES)('$field of another account is answered like an unknown ID', async ({ field, id, more, as, expected }) => {
  const [name, key] = field.split('.') as [OperationName, string];
  const before = await allOfSora();
  const joon = await newCaller(as ?? 'premium');
  const ask = (named: string) => call(name, { [key]: named, ...more }, { as: joon.as });
  const [others, nobodys] = [await ask(id), await ask(name === 'renewStream' ? `${id}x` : randomUUID())];
  expect(others.body.reason ?? others.body.code).toBe(expected);
  const comparable = ({ status, body, object, objects }: typeof others) => ({
    status,
    body: { ...body, object: null },
    fields: Object.keys(object ?? {}),
    objects,
  });
  expect(comparable(others)).toEqual(comparable(nobodys));
  expect(await allOfSora()).toEqual(before);
});

test('what they name is there for its owner', async () => {
  expect((await call('getProfile', { profile_id: theirs.profile }, of)).status).toBe(200);
  expect((await call('renewStream', { address: theirs.address }, of)).status).toBe(200);
  expect((await call('restoreFavorites', { removal_id: theirs.favorites }, of)).status).toBe(200);
  expect((await call('restoreWatching', { removal_id: theirs.watching }, of)).status).toBe(200);
  expect((await call('renewDownloads', { device_id: theirs.device }, of)).objects.map(({ id }) => id)).toEqual([theirs.download]);
  expect((await call('endStream', { id: theirs.stream }, of)).status).toBe(200);
  expect((await call('resendGift', { id: theirs.gift, recipient_email: 'bora@madang.example' }, of)).status).toBe(200);
  expect((await call('getTransaction', { id: theirs.transaction }, { as: buyer.as })).object['id']).toBe(theirs.transaction);
  expect((await call('removeDownload', { id: theirs.download }, of)).status).toBe(200);
  expect((await call('removePushToken', { push_token: theirs.push }, of)).status).toBe(200);
});

test('an ID in use by another account creates nothing and takes nothing over', async () => {
  const joon = await newCaller('premium');
  const { object: own } = await call('addDownload', { content_id: '53', quality: 720, device_id: theirs.device }, of);
  const before = await allOfSora();
  const { status, body } = await call('changeProfile', { new_id: theirs.profile, name: 'Taken' }, { as: joon.as });
  expect([status, body.fields]).toEqual([400, { new_id: 'must be new' }]);
  const download = { content_id: '53', quality: 720, device_id: theirs.device };
  expect((await call('addDownload', download, { as: joon.as })).object['id']).not.toBe(own['id']);
  expect(await allOfSora()).toEqual(before);
});

test('a refresh token does not give access to a profile of another account', async () => {
  const joon = await newCaller('free');
  const input = { refresh_token: joon.user?.refresh_token, profile_id: theirs.profile };
  expect((await call('refreshToken', input)).object['profile']).toMatchObject({ id: joon.profileId });
});

test('a report under the playback ID of another account changes only the caller’s own history', async () => {
  const joon = await newCaller('free');
  const before = await allOfSora();
  await call('trackWatch', { content_id: '51', event: 'stop', position: 1, sequence: 99, playback_id: 'p' }, { as: joon.as });
  expect(await allOfSora()).toEqual(before);
  const later = { content_id: '51', event: 'progress', position: 200, sequence: 2, playback_id: 'p' };
  expect((await call('trackWatch', later, of)).object['playing_time']).toBe(200);
});
