import { BRAND_NAMES, detectBrand, groupDigits } from '@madang/domain/billing/card-brand.ts';
import type { CardFormWords } from '../frame-config.ts';
import { TEST_CARDS } from '../test-cards.ts';
import styles from './card-form.module.css';
import { drawing, element } from './elements.ts';

export const LIST_ID = 'test-cards';

/** Popover with the test cards. The browser handles opening, closing and focus. */
export const testCardList = (page: Document, words: CardFormWords, onChoose: (number: string) => void): HTMLElement => {
  const cards = TEST_CARDS.map(({ number, scenario }) => {
    const brand = detectBrand(number);
    const does = scenario === 'ok' && brand ? `${BRAND_NAMES[brand]} · ${words.does.ok}` : words.does[scenario];
    const button = element(
      page,
      'button',
      { type: 'button', class: styles['card'] },
      element(page, 'span', { class: styles['number'] }, groupDigits(number)),
      element(page, 'span', { class: styles['does'] }, does),
    );
    button.addEventListener('click', () => {
      list.hidePopover();
      onChoose(number);
    });
    return element(page, 'li', {}, button);
  });
  const list = element(
    page,
    'div',
    { id: LIST_ID, class: styles['cards'], popover: 'auto', role: 'dialog', 'aria-labelledby': `${LIST_ID}-title` },
    element(
      page,
      'div',
      { class: styles['head'] },
      element(page, 'h2', { id: `${LIST_ID}-title` }, words.testCards),
      element(
        page,
        'button',
        {
          type: 'button',
          class: styles['close'],
          popovertarget: LIST_ID,
          popovertargetaction: 'hide',
          'aria-label': words.close,
        },
        drawing(page, 'close', 'medium'),
      ),
    ),
    element(page, 'p', { class: styles['hint'] }, words.choose),
    element(page, 'ul', {}, ...cards),
  );
  return list;
};
