import type { PricingLines } from '@madang/contract/billing/billing.contract.ts';
import type { GiftOffer } from '@madang/contract/gifts/gifts.contract.ts';
import { giftsWords } from '@madang/i18n/parts/gifts.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { Link } from '@madang/ui/link.tsx';
import { paths } from '#app/paths.ts';
import { visit } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import { BuyingGift } from './BuyingGift.tsx';
import type { GiftPageView } from './gift-page.ts';
import { GiftSheet } from './GiftSheet.tsx';
import styles from './GiftScreen.module.css';
import { useDraft } from './use-draft.ts';

/** Buys a gift: plan, recipient, message and payment. */
export function GiftScreen({ view: { offers, tax, sender, checkout } }: { view: GiftPageView }) {
  const { draft, change } = useDraft(sender);
  const given = { offers, tax, draft, onChange: change };
  return checkout ? <BuyingGift {...given} checkout={checkout} /> : <PlannedGift {...given} />;
}

/** An offer as pricing lines before tax. */
const linesOf = ({ price, currency }: GiftOffer): PricingLines => ({
  currency,
  retail_price: price,
  discount: null,
  discount_amount: 0,
  tax: 0,
  tax_included: 0,
  credit: 0,
  total: price,
  billing_date: null,
  next_price: null,
});

type PlannedGiftProps = Pick<Parameters<typeof GiftSheet>[0], 'offers' | 'tax' | 'draft' | 'onChange'>;

/** Buying a gift requires an account. The draft is kept during sign-in. */
function PlannedGift(given: PlannedGiftProps) {
  const { words, language } = useWords(giftsWords);
  const { toSignIn, toSignUp, stays } = words.gifts;
  const { offers, draft } = given;
  const offer = offers.find(({ plan, months }) => plan === draft.plan && months === draft.months);
  const callbackUrl = paths.gift(language);
  const signIn = paths.signIn(language, { callbackUrl });
  return (
    <GiftSheet {...given} faults={{}} quote={offer ? linesOf(offer) : null} onSubmit={() => visit(signIn)}>
      <div className={styles.first}>
        <ButtonLink variant="primary" full href={signIn}>
          {toSignIn}
        </ButtonLink>
        <p className={styles.stays}>{stays}</p>
        <Link href={paths.signUp(language, { callbackUrl })} className={styles.link}>
          {toSignUp}
        </Link>
      </div>
    </GiftSheet>
  );
}
