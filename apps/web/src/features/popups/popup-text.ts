import type { Popup } from '@madang/contract/popups/popups.contract.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { pickText } from '#app/shell/language.ts';

/** What a popup says: on its button, and as its name. */
export interface PopupText {
  readonly button: string;
  readonly name: string;
}

type Titled = Pick<Popup['link'], 'content_title' | 'button_title'>;

/** In the page's language. A button without a label gets the product's default (PO-10, PO-39). */
export const popupText = (language: Language, link: Titled, { learnMore }: { readonly learnMore: string }): PopupText => {
  const { content_title: title, button_title: buttonTitle } = link;
  const button = buttonTitle[language.slice(0, 2) as keyof typeof buttonTitle] || learnMore;
  return { button, name: title ? pickText(language, title) : button };
};
