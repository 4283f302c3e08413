import { expect, test } from 'vitest';
import { type PageName, ROUTES } from '../routes.ts';
import { guard } from './guard.ts';

const anonymous = { signedIn: false, profileChosen: false };
const undecided = { signedIn: true, profileChosen: false };
const watching = { signedIn: true, profileChosen: true };
const PAGES = Object.keys(ROUTES) as PageName[];

const PUBLIC: PageName[] = [
  'home',
  'guide',
  'signUp',
  'signIn',
  'catalog',
  'catalogOld',
  'search',
  'person',
  'list',
  'season',
  'video',
  'media',
  'channel',
  'webtoon',
  'read',
  'plan',
  'planAction',
  // The page about ZIP codes is read before sign-up, like the plans.
  'billingGuide',
  'simpleSign',
  'tv',
  'live',
  'premiumPass',
  'gift',
  'privacy',
  'legal',
  'help',
  'helpArticle',
  'forgotPassword',
  'undoIdentity',
  'verifyEmail',
  'stopEmailChange',
  'resetPassword',
  'error',
  'geoblock',
  'offline',
  'loading',
];

test.each(PUBLIC)('%s is open to anonymous visitors [RT-110] [RT-111] [RT-113] [RT-114] [RT-115]', (page) => {
  expect(guard(page, anonymous)).toBeNull();
});

test.each(PAGES.filter((page) => !PUBLIC.includes(page)))('%s sends anonymous visitors to sign-in [RT-109]', (page) => {
  expect(guard(page, anonymous)).toBe('signIn');
});

const WITHOUT_PROFILE: PageName[] = [
  'profile',
  'profileCreate',
  'profileEdit',
  'plan',
  'planAction',
  'billingGuide',
  'signIn',
  'signUp',
  'undoIdentity',
  'verifyEmail',
  'stopEmailChange',
  'privacy',
  'legal',
  'help',
  'helpArticle',
  'tv',
  'error',
  'geoblock',
  'offline',
  'loading',
];

test.each(WITHOUT_PROFILE)('%s is shown without a chosen profile [RT-107] [RT-108]', (page) => {
  expect(guard(page, undecided)).toBeNull();
});

test.each(PAGES.filter((page) => !WITHOUT_PROFILE.includes(page)))('%s requires a profile first [RT-106]', (page) => {
  expect(guard(page, undecided)).toBe('profile');
});

test.each(PAGES)('%s is shown to a viewer who has chosen a profile', (page) => {
  expect(guard(page, watching)).toBeNull();
});
