import { detectBrand, type CardBrand } from '@madang/domain/billing/card-brand.ts';
import type { ScenarioName } from './scenarios.ts';

export interface TestCard {
  readonly number: string;
  readonly scenario: ScenarioName;
}

/**
 * Test cards: the numbers that Stripe, Recurly and Adyen publish, and a few of our own. The browser looks up the number
 * and sends only the card's scenario. Any other number never leaves its field.
 */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', scenario: 'ok' },
  { number: '4111111111111111', scenario: 'ok' },
  { number: '5555555555554444', scenario: 'ok' },
  { number: '378282246310005', scenario: 'ok' },
  { number: '6362970000457013', scenario: 'ok' },
  { number: '6062826786276634', scenario: 'ok' },
  { number: '6011111111111117', scenario: 'ok' },
  { number: '3566002020360505', scenario: 'ok' },
  { number: '36227206271667', scenario: 'ok' },
  { number: '6200000000000005', scenario: 'ok' },
  { number: '4000000000000002', scenario: 'declined' },
  { number: '4000000000000341', scenario: 'chargesDecline' },
  { number: '4000000000000069', scenario: 'expired' },
  { number: '4000000000009995', scenario: 'insufficientFunds' },
  { number: '4000000000000101', scenario: 'wrongCvv' },
  { number: '4000000000000036', scenario: 'wrongZip' },
  { number: '4000000000000119', scenario: 'issuerAway' },
  { number: '4000000000000309', scenario: 'gatewayTimeout' },
  { number: '4000000000010019', scenario: 'paysOnce' },
  { number: '4000000000030009', scenario: 'paysThrice' },
  { number: '4000000000003220', scenario: 'asksThePayer' },
  { number: '4000000000009979', scenario: 'stolen' },
];

export const findTestCard = (digits: string): TestCard | null => TEST_CARDS.find(({ number }) => number === digits) ?? null;

/** Whether a test card has this scenario, brand and last digits. Other combinations are forged. */
export const isTestCard = (scenario: string, brand: CardBrand, last4: string): boolean =>
  TEST_CARDS.some((card) => card.scenario === scenario && detectBrand(card.number) === brand && card.number.endsWith(last4));
