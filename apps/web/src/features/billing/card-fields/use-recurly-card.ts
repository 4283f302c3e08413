import { type RefObject, useEffect, useRef } from 'react';
import {
  openRecurly,
  type RecurlyElement,
  type RecurlyElements,
  type RecurlyFault,
  type RecurlyInBrowser,
  type RecurlyPart,
  type RecurlyState,
} from '#app/platform/recurly-script.ts';
import { textStyleOf } from '#app/platform/text-style.ts';
import { CARD_FRAME_TIMEOUT_MS } from './card-frame.ts';
import { EMPTY_RECURLY_STATE, RECURLY_PARTS } from './recurly-faults.ts';
import { useForeignFields } from './use-foreign-fields.ts';
import { answerWithin } from './timeout.ts';

export type RecurlyPlaces = Readonly<Record<RecurlyPart, RefObject<HTMLDivElement | null>>>;

interface Opened {
  readonly recurly: RecurlyInBrowser;
  readonly elements: RecurlyElements;
  readonly parts: ReadonlyMap<RecurlyPart, RecurlyElement>;
}

export interface RecurlyPayer {
  readonly first_name: string;
  readonly last_name: string;
  readonly postal_code: string;
}

interface RecurlyCardOptions {
  /** Null until the fields are about to be seen. */
  readonly origin: string | null;
  readonly publicKey: string;
  /** Accessible names of the frames. Recurly uses the placeholder of an empty field, or nothing. */
  readonly titles: Readonly<Record<RecurlyPart, string>>;
  /** Placeholders. */
  readonly formats: Readonly<Partial<Record<RecurlyPart, string>>>;
  readonly onChange: (part: RecurlyPart, state: RecurlyState) => void;
  readonly onEnter: () => void;
}

/** Result of a token request. Both are null when Recurly does not answer in time. */
interface TokenAnswer {
  readonly id: string | null;
  readonly fault: RecurlyFault | null;
}
const SILENT: TokenAnswer = { id: null, fault: null };

/** Recurly renders its fields in iframes, which inherit no CSS: text styles are passed as options. */
const styleAt = (place: Element, format: string | undefined) => {
  const { color, ...font } = textStyleOf(place);
  return { style: { ...font, fontColor: color, placeholder: { color, content: format ?? '' } } };
};

/** Mounts Recurly’s fields. A retry mounts new ones. */
export const useRecurlyCard = (places: RecurlyPlaces, { origin, publicKey, ...given }: RecurlyCardOptions) => {
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
    // Another language has other names, and nothing that was typed is lost.
    for (const part of RECURLY_PARTS) places[part].current?.querySelector('iframe')?.setAttribute('title', given.titles[part]);
  });

  const { phase, opened, retry } = useForeignFields({ origin, version: publicKey }, async (from, signal): Promise<Opened> => {
    const recurly = await openRecurly(from, publicKey);
    signal.throwIfAborted();
    const elements = recurly.Elements();
    const parts = new Map<RecurlyPart, RecurlyElement>();
    const ready = RECURLY_PARTS.map((part) => {
      const place = places[part].current;
      if (!place) return Promise.reject(new Error('There is no place for a field.'));
      const element = elements[`${part}Element`](styleAt(place, latest.current.formats[part]));
      parts.set(part, element);
      signal.addEventListener('abort', () => void element.remove());
      latest.current.onChange(part, EMPTY_RECURLY_STATE);
      element.on('change', ({ empty, valid }) => latest.current.onChange(part, { empty, valid }));
      element.on('submit', () => latest.current.onEnter());
      const shown = new Promise<void>((resolve) => element.on('attach', resolve));
      element.attach(place);
      place.querySelector('iframe')?.setAttribute('title', latest.current.titles[part]);
      return shown;
    });
    await Promise.all(ready);
    return { recurly, elements, parts };
  });

  return {
    phase,
    retry,
    focus: (part: RecurlyPart) => void opened.current?.parts.get(part)?.focus(),
    /** The token for what was typed, or what Recurly says is wrong. */
    requestToken: async (payer: RecurlyPayer): Promise<TokenAnswer> => {
      if (!opened.current) return SILENT;
      const { recurly, elements } = opened.current;
      const answer = new Promise<TokenAnswer>((resolve) =>
        recurly.token(elements, { ...payer }, (fault, token) => resolve({ id: token?.id ?? null, fault })),
      );
      return answerWithin(CARD_FRAME_TIMEOUT_MS, answer, SILENT);
    },
  };
};
