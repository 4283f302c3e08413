import type { ReactNode } from 'react';

const BASE_VARIANTS = ['plain', 'move-or-not', 'temporary', 'simple-sign', 'verification', 'auto-signup', 'resend'] as const;
type BaseVariant = (typeof BASE_VARIANTS)[number];
/** `-wc` adds Cancel (ER-49). */
export type AlertVariant = BaseVariant | `${BaseVariant}-wc`;
export type ButtonName = 'ok' | 'cancel' | 'details' | 'no' | 'yes' | 'goBack' | 'stayHere' | 'resend';

export interface AlertButton {
  readonly name: ButtonName;
  readonly does: 'confirm' | 'dismiss' | 'details';
}

const CANCEL: AlertButton = { name: 'cancel', does: 'dismiss' };
const OK: AlertButton = { name: 'ok', does: 'confirm' };
const BUTTONS: Readonly<Record<BaseVariant, readonly AlertButton[]>> = {
  plain: [OK],
  'move-or-not': [CANCEL, OK],
  temporary: [{ name: 'details', does: 'details' }, OK],
  'simple-sign': [
    { name: 'no', does: 'dismiss' },
    { name: 'yes', does: 'confirm' },
  ],
  verification: [
    { name: 'goBack', does: 'confirm' },
    { name: 'stayHere', does: 'dismiss' },
  ],
  'auto-signup': [CANCEL, OK],
  resend: [CANCEL, { name: 'resend', does: 'confirm' }],
};

/** The buttons of a variant in their order, the most likely one last. */
export const buttonsOf = (variant: AlertVariant): readonly AlertButton[] => {
  const base = BASE_VARIANTS.find((one) => one === variant);
  if (base) return BUTTONS[base];
  const buttons = BUTTONS[variant.slice(0, -'-wc'.length) as BaseVariant];
  return buttons.includes(CANCEL) ? buttons : [CANCEL, ...buttons];
};

/** Escape acts as the negative button, or as the only button of a variant without one. */
export const escapeOf = (variant: AlertVariant): 'confirm' | 'dismiss' =>
  buttonsOf(variant).some(({ does }) => does === 'dismiss') ? 'dismiss' : 'confirm';

/** What the confirming button does. */
export type ConfirmAction =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'episode' | 'season'; readonly id: string; readonly title?: string | undefined }
  | { readonly kind: 'main' }
  | { readonly kind: 'auto-signup'; readonly path: string; readonly email: string }
  | { readonly kind: 'resend-activation' }
  | { readonly kind: 'password-mail'; readonly email: string }
  | { readonly kind: 'close-window' }
  | { readonly kind: 'mail-window' }
  | { readonly kind: 'cancel-verification'; readonly onDone: () => Promise<void>; readonly onFailed: () => void }
  /** A call of the feature that asks, such as the deletion of a profile. */
  | { readonly kind: 'call'; readonly run: () => Promise<ShownAlert | void> };

export interface Alert {
  readonly variant: AlertVariant;
  readonly title: string;
  readonly text?: ReactNode;
  readonly confirm?: ConfirmAction | undefined;
  /** Where the Details button leads. */
  readonly details?: string | undefined;
  /** A verb in place of a variant's own word, as in “Delete”. */
  readonly labels?: Readonly<Partial<Record<ButtonName, string>>> | undefined;
  readonly onDismiss?: (() => Promise<ShownAlert | void> | void) | undefined;
}

/** An alert, or the event from which `alertFor` makes one. */
export type ShownAlert = Alert | AlertEvent;

/** Alerts that are not refusals. */
export type AlertNews = 'NOT_ACTIVATED' | 'EMAIL_SENT' | 'EMAIL_VERIFIED' | 'EMAIL_NOT_VERIFIED' | 'EMAIL_MALFORMED';

export interface AlertEvent {
  /** The refusal of a call, null where our side broke. */
  readonly event: string | null;
  readonly email?: string;
  /** The page that the viewer wanted to see. */
  readonly wanted?: string;
  /** Where signing up leads, for an address without an account. */
  readonly signUpPath?: string;
  /** The page was opened by a link in a mail: `webmail` where the browser names a page to return to. */
  readonly openedBy?: 'webmail' | 'mail';
}
