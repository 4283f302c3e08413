import type { BillingAddress, BillingInfo as Card } from '@madang/contract/billing/billing.contract.ts';
import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { Button } from '@madang/ui/Button.tsx';
import { BACK } from '@madang/ui/further-icons.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { Link } from '@madang/ui/link.tsx';
import { Logo } from '@madang/ui/Logo.tsx';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { type Loaded, useLoaded } from '#app/platform/loaded.ts';
import { FailureLine } from '#app/shell/FailureLine.tsx';
import { PartFailed } from '#app/shell/PartFailed.tsx';
import { takeCardOrigin } from '#app/shell/use-change-card.ts';
import { useWords } from '#app/shell/words.tsx';
import { BillingAddressForm } from '../address/BillingAddressForm.tsx';
import type { CountryOption } from '../address/country-options.ts';
import { ZipCampaign } from '../campaign/ZipCampaign.tsx';
import { CardList } from '../cards/CardList.tsx';
import styles from './BillingInfo.module.css';
import { type Holder, useAddressForm } from './use-address-form.ts';

interface BillingInfoProps {
  cards: Loaded<readonly Card[]>;
  address: Loaded<BillingAddress | null>;
  holder: Holder;
  countries: readonly CountryOption[];
  /** Milliseconds since 1970. */
  now: number;
  payUrl: string;
}

/**
 * Cards and billing address on the page that a viewer opens to correct one of them, with a way back (RT-43, BI-101).
 */
export function BillingInfo({ cards, address, holder, countries, now, payUrl }: BillingInfoProps) {
  const { words, language } = useWords(paymentWords);
  const navigate = useNavigate();
  const { info } = words.payment;

  const goBack = (): boolean => {
    const origin = takeCardOrigin();
    if (origin !== null) void navigate(origin);
    return origin !== null;
  };
  return (
    <div className={styles.page} data-surface="paper">
      <div className={styles.sheet}>
        <header className={styles.head}>
          <Link href={paths.home(language)} className={styles.logo}>
            <Logo version="mark" height={32} />
          </Link>
          <Button variant="quiet" icon={BACK} onClick={() => goBack() || void navigate(paths.accountPayment(language))}>
            {info.back}
          </Button>
        </header>
        <h1 className={styles.title}>{info.title}</h1>
        <p className={styles.text}>{info.text}</p>
        <Link href={paths.billingGuide(language)} className={styles.guide}>
          <Icon name="info" size="small" />
          {info.guide}
        </Link>
        <ZipCampaign />
        <CardList
          cards={cards}
          now={now}
          payUrl={payUrl}
          country={(address.state === 'loaded' ? address.value?.country : undefined) ?? holder.country}
          surface="paper"
          onSaved={goBack}
        />
        <AddressPart address={address} holder={holder} countries={countries} />
      </div>
    </div>
  );
}

function AddressPart({ address, ...rest }: Pick<BillingInfoProps, 'address' | 'holder' | 'countries'>) {
  const { words } = useWords(paymentWords);
  const { loaded, busy, retry } = useLoaded(address, api.getBillingAddress);
  const { info } = words.payment;
  return (
    <section className={styles.address} aria-labelledby="billing-details">
      <h2 id="billing-details" className={styles.heading}>
        {info.address}
      </h2>
      {loaded.state === 'failed' ? (
        <PartFailed title={info.addressFailed} busy={busy} onRetry={retry} />
      ) : (
        <AddressForm address={loaded.value} {...rest} />
      )}
    </section>
  );
}

interface AddressFormProps extends Pick<BillingInfoProps, 'holder' | 'countries'> {
  address: BillingAddress | null;
}

function AddressForm({ address, holder, countries }: AddressFormProps) {
  const { words } = useWords(paymentWords);
  const { draft, faults, failure, busy, change, submit } = useAddressForm(address, holder);
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <BillingAddressForm value={draft} onChange={change} faults={faults} countries={countries} />
      <FailureLine text={failure?.text ?? null} help={failure?.help} />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {words.payment.info.save}
        </Button>
      </div>
    </form>
  );
}
