import { type EmailFault, faultOfEmail, normalEmail } from '../accounts/email-address.ts';
import { splitCharacters, isLongerThan } from '../shared/text-length.ts';
import { type DeliveryFault, faultOfDelivery } from './delivery.ts';

/** Limits of a gift's recipient name and message, in characters. */
export const MAX_GIFT_NAME_LENGTH = 50;
export const MAX_GIFT_MESSAGE_LENGTH = 200;

/** Recipient, sender and message of a gift. */
export interface Dedication {
  readonly recipientName: string;
  /** Null where the buyer hands the code over. */
  readonly recipientEmail: string | null;
  readonly senderName: string;
  readonly message: string;
  /** YYYY-MM-DD. Null for immediate delivery. */
  readonly deliverOn: string | null;
}

export type NameFault = 'missing' | 'too_long' | 'malformed';
export interface DedicationFaults {
  readonly recipient_name?: NameFault;
  readonly recipient_email?: EmailFault;
  readonly sender_name?: NameFault;
  readonly message?: 'too_long' | 'malformed';
  readonly deliver_on?: DeliveryFault;
}

/** Length in grapheme clusters. */
export const countCharacters = (text: string): number => splitCharacters(text).length;

/** Normalizes text: NFC, line feeds only, trimmed. */
const trimmed = (text: string): string => text.normalize('NFC').replaceAll('\r\n', '\n').trim();

/** Control characters and lone surrogates: a NUL, for one, cannot be stored. */
const HAS_CONTROLS = /[\p{Cc}\p{Cs}]/u;

const faultOfName = (name: string): NameFault | null => {
  if (!/[^\p{C}\p{Z}\p{M}]/u.test(name)) return 'missing';
  if (HAS_CONTROLS.test(name)) return 'malformed';
  return isLongerThan(name, MAX_GIFT_NAME_LENGTH) ? 'too_long' : null;
};

const faultOfMessage = (message: string): 'too_long' | 'malformed' | null => {
  if (HAS_CONTROLS.test(message.replaceAll('\n', ''))) return 'malformed';
  return isLongerThan(message, MAX_GIFT_MESSAGE_LENGTH) ? 'too_long' : null;
};

/** Normalizes a dedication for storage. Without an email address there is no delivery date. */
export const normalDedication = (written: Dedication): Dedication => {
  const email = normalEmail(written.recipientEmail?.trim() ?? '');
  return {
    recipientName: trimmed(written.recipientName),
    recipientEmail: email === '' ? null : email,
    senderName: trimmed(written.senderName),
    message: trimmed(written.message),
    deliverOn: email === '' || written.deliverOn === '' ? null : written.deliverOn,
  };
};

/** Validation errors of a normalized dedication at `now` (ms), by field. */
export const faultsOfDedication = (
  { recipientName, recipientEmail, senderName, message, deliverOn }: Dedication,
  now: number,
): DedicationFaults => {
  const faults = {
    recipient_name: faultOfName(recipientName),
    recipient_email: recipientEmail === null ? null : faultOfEmail(recipientEmail),
    sender_name: faultOfName(senderName),
    message: faultOfMessage(message),
    deliver_on: deliverOn === null ? null : faultOfDelivery(deliverOn, now),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
};
