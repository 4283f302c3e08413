import { faultOfEmail } from '../accounts/email-address.ts';
import { splitCharacters, isLongerThan } from '../shared/text-length.ts';
import { HELP_TOPICS } from './help-article.ts';

/** Topics of a support request. */
export const HELP_REQUEST_TOPICS = [...(Object.keys(HELP_TOPICS) as readonly (keyof typeof HELP_TOPICS)[]), 'other'] as const;
export type HelpRequestTopic = (typeof HELP_REQUEST_TOPICS)[number];

/** Length limits of a message, in grapheme clusters. */
export const HELP_MESSAGE = { shortest: 10, longest: 2000 } as const;

/** Support request as typed. */
export interface HelpRequest {
  readonly email: string;
  readonly topic: string;
  readonly message: string;
}
export type HelpRequestFaults = Readonly<Partial<Record<keyof HelpRequest, string>>>;

const isTopic = (topic: string): topic is HelpRequestTopic => HELP_REQUEST_TOPICS.some((known) => known === topic);

const faultOfMessage = (message: string): 'missing' | 'too_short' | 'too_long' | null => {
  if (message === '') return 'missing';
  if (isLongerThan(message, HELP_MESSAGE.longest)) return 'too_long';
  return splitCharacters(message).length < HELP_MESSAGE.shortest ? 'too_short' : null;
};

/** Composed, with `\n` at the end of a line: forms post `\r\n`, and a retry must be recognized as the same text. */
export const normalHelpMessage = (typed: string): string => typed.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();

/** Validation errors by field; empty when the message can be sent. */
export const faultsOfHelpRequest = ({ email, topic, message }: HelpRequest): HelpRequestFaults => {
  const faults = {
    email: faultOfEmail(email),
    topic: isTopic(topic) ? null : 'missing',
    message: faultOfMessage(normalHelpMessage(message)),
  };
  return Object.fromEntries(Object.entries(faults).filter((pair): pair is [string, string] => pair[1] !== null));
};
