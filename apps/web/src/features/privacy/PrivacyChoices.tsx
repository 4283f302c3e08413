import type { PrivacyState } from '@madang/contract/privacy/privacy.contract.ts';
import { privacyWords } from '@madang/i18n/parts/privacy.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { Checkbox } from '@madang/ui/Checkbox.tsx';
import { useToast } from '@madang/ui/Toast.tsx';
import type { FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { useCall } from '#app/platform/use-call.ts';
import { useApology } from '#app/shell/use-apology.ts';
import { useWords } from '#app/shell/words.tsx';
import { readPrivacyForm } from './choices-of.ts';
import styles from './PrivacyChoices.module.css';

interface PrivacyChoicesProps {
  state: PrivacyState;
  /** Whether a form that was posted without scripts has just been kept. */
  saved: boolean;
}

/** Privacy choices with their effects, then what is stored without a choice, and why. */
export function PrivacyChoices({ state, saved }: PrivacyChoicesProps) {
  const { words, language } = useWords(privacyWords);
  const { text, neededTitle, needed, dataTitle, dataText, toAccount } = words.privacy;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{words.shell.privacy}</h1>
      <p className={styles.text}>{text}</p>
      <ChoicesForm state={state} saved={saved} />
      <section className={styles.section}>
        <h2 className={styles.heading}>{neededTitle}</h2>
        <ul className={styles.list}>
          {Object.values(needed).map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{dataTitle}</h2>
        <p className={styles.text}>{dataText}</p>
        <ButtonLink href={`${paths.accountProfile(language)}#data`} variant="outline" className={styles.action}>
          {toAccount}
        </ButtonLink>
      </section>
    </div>
  );
}

function ChoicesForm({ state, saved }: PrivacyChoicesProps) {
  const { words } = useWords(privacyWords);
  const { saleTitle, saleText, sale, young, signal, statisticsTitle, statisticsText, statistics, save } = words.privacy;
  const { busy, handleSubmit } = useChoices(state);
  return (
    <form method="post" onSubmit={handleSubmit}>
      <section className={styles.section}>
        <h2 className={styles.heading}>{saleTitle}</h2>
        <p className={styles.text}>
          {saleText} {young}
        </p>
        {state.signal && <p className={styles.signal}>{signal}</p>}
        <Checkbox
          name="refuse_sale"
          label={sale}
          defaultChecked={state.signal || state.sale.choice === 'refused'}
          disabled={state.signal}
        />
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{statisticsTitle}</h2>
        <p className={styles.text}>{statisticsText}</p>
        <Checkbox name="statistics" label={statistics} defaultChecked={state.statistics.allowed} />
      </section>
      <div className={styles.end}>
        <Button type="submit" variant="primary" busy={busy}>
          {save}
        </Button>
        {saved && <p role="status">{words.privacy.saved}</p>}
      </div>
    </form>
  );
}

const useChoices = (state: PrivacyState) => {
  const { words } = useWords(privacyWords);
  const toast = useToast();
  const apologize = useApology();
  const { revalidate } = useRevalidator();
  const { busy, run } = useCall();

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const save = async () => {
      await api.changePrivacyChoices(readPrivacyForm(form, state));
      toast(words.privacy.saved, 'done');
      await revalidate();
    };
    await run(save, { onFailure: apologize });
  };
  return { busy, handleSubmit };
};
