import { type EmailFault, faultOfEmail, normalEmail } from '../accounts/email-address.ts';
import { charactersOf, isLongerThan } from '../shared/text-length.ts';
import { type DeliveryFault, faultOfDelivery } from './delivery.ts';

/** Limits of a gift's recipient name and message, in characters. */
export const LONGEST_GIFT_NAME = 50;
export const LONGEST_GIFT_MESSAGE = 200;

/** To whom a gift goes, from whom, and what is said with it. */
export interface Dedication {
  readonly recipientName: string;
  /** Null where its buyer hands the code over. */
  readonly recipientEmail: string | null;
  readonly senderName: string;
  readonly message: string;
  /** YYYY-MM-DD; null for at once. */
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

/** Characters as readers count them. */
export const lengthOf = (text: string): number => charactersOf(text).length;

/** One spelling of every letter, nothing at the ends; what cannot be seen is no name. */
const trimmed = (text: string): string => text.normalize('NFC').replaceAll('\r\n', '\n').trim();

/** Lines of a letter may end; everything else that commands a machine has no place in one, least of all a NUL in a database. */
const HAS_CONTROLS = /[\p{Cc}\p{Cs}]/u;

const faultOfName = (name: string): NameFault | null => {
  if (!/[^\p{C}\p{Z}\p{M}]/u.test(name)) return 'missing';
  if (HAS_CONTROLS.test(name)) return 'malformed';
  return isLongerThan(name, LONGEST_GIFT_NAME) ? 'too_long' : null;
};

const faultOfMessage = (message: string): 'too_long' | 'malformed' | null => {
  if (HAS_CONTROLS.test(message.replaceAll('\n', ''))) return 'malformed';
  return isLongerThan(message, LONGEST_GIFT_MESSAGE) ? 'too_long' : null;
};

/** A dedication as it is kept. Without an address there is no mail, and no day on which it goes. */
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

/** All that is wrong with a dedication in its normal spelling at `now` (ms), by the names of its fields. */
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
