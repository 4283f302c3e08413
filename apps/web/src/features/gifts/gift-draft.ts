import {
  type Dedication,
  type DedicationFaults,
  MAX_GIFT_MESSAGE_LENGTH,
  MAX_GIFT_NAME_LENGTH,
} from '@madang/domain/gifts/dedication.ts';
import { GIFT_MONTHS, type Present } from '@madang/domain/gifts/gift.ts';
import { PLANS } from '@madang/domain/subscriptions/plan.ts';
import { TOP_PLAN } from '@madang/domain/subscriptions/plan-capabilities.ts';
import type { WordsWith } from '@madang/i18n/catalogues.ts';
import { fill } from '@madang/i18n/fill.ts';
import type { giftsWords } from '@madang/i18n/parts/gifts.ts';
import { tabStorage } from '#app/platform/storage.ts';

/** Draft of a gift: plan, recipient and message. */
export interface GiftDraft extends Present {
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly message: string;
  /** YYYY-MM-DD. Empty for today. */
  readonly deliverOn: string;
}

export const NEW_DRAFT: GiftDraft = {
  plan: TOP_PLAN,
  months: 3,
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  message: '',
  deliverOn: '',
};

const TEXTS = ['recipientName', 'recipientEmail', 'senderName', 'message', 'deliverOn'] as const;

/** The draft in tab storage. Malformed data is no draft. */
export const draftIn = (kept: unknown): GiftDraft | null => {
  const found = (typeof kept === 'object' ? (kept ?? {}) : {}) as Readonly<Record<string, unknown>>;
  const plan = PLANS.find((one) => one === found['plan']);
  const months = GIFT_MONTHS.find((one) => one === found['months']);
  if (plan === undefined || months === undefined) return null;
  const texts = TEXTS.map((name) => [name, typeof found[name] === 'string' ? found[name] : '']);
  return { plan, months, ...(Object.fromEntries(texts) as Pick<GiftDraft, (typeof TEXTS)[number]>) };
};

const KEY = 'gift_draft';
/** Kept in this tab during sign-in or confirmation at the bank. An address would show it to others. */
export const readStoredDraft = (): GiftDraft | null => draftIn(tabStorage.read(KEY));
export const keepDraft = (draft: GiftDraft): void => tabStorage.write(KEY, draft);
export const forgetDraft = (): void => tabStorage.remove(KEY);

export const toDedication = ({ recipientName, recipientEmail, senderName, message, deliverOn }: GiftDraft): Dedication => ({
  recipientName,
  recipientEmail,
  senderName,
  message,
  deliverOn: deliverOn === '' ? null : deliverOn,
});

/** Order for a draft. */
export const toGiftOrder = ({ plan, months, ...words }: GiftDraft) => {
  const { recipientName, recipientEmail, senderName, message, deliverOn } = words;
  const email = recipientEmail.trim();
  return {
    plan,
    months,
    recipient_name: recipientName,
    sender_name: senderName,
    message,
    ...(email !== '' && { recipient_email: email, ...(deliverOn !== '' && { deliver_on: deliverOn }) }),
  };
};

type FaultTexts = WordsWith<[typeof giftsWords]>['gifts']['faults'];

/** Validation errors in words. The server uses the same error names. */
export const faultTexts = (
  faults: DedicationFaults,
  texts: FaultTexts,
): Readonly<Partial<Record<keyof DedicationFaults, string>>> => {
  const name = (fault: DedicationFaults['sender_name']) => {
    if (fault === undefined) return undefined;
    if (fault === 'too_long') return fill(texts.tooLong, { most: MAX_GIFT_NAME_LENGTH });
    return fault === 'missing' ? texts.nameMissing : texts.nameMalformed;
  };
  const { recipient_email: email, message, deliver_on: day } = faults;
  return Object.fromEntries(
    Object.entries({
      recipient_name: name(faults.recipient_name),
      sender_name: name(faults.sender_name),
      recipient_email: email && (email === 'has_invisible' ? texts.emailInvisible : texts.email),
      message: message && (message === 'too_long' ? fill(texts.tooLong, { most: MAX_GIFT_MESSAGE_LENGTH }) : texts.message),
      deliver_on: day && { malformed: texts.day, past: texts.past, too_late: texts.tooLate }[day],
    }).filter(([, text]) => text !== undefined),
  );
};
