import { zipCampaignWords } from '@madang/i18n/parts/zip-campaign.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Icon } from '@madang/ui/Icon.tsx';
import { TextField } from '@madang/ui/TextField.tsx';
import { pickText } from '#app/shell/language.ts';
import { useWords } from '#app/shell/words.tsx';
import { useZipCampaign } from './use-zip-campaign.ts';
import styles from './ZipCampaign.module.css';

/** Asks for the postal code while a campaign of the operator does (BI-37, BI-38). */
export function ZipCampaign() {
  const { words, language } = useWords(zipCampaignWords);
  const { campaign, state, busy, submit } = useZipCampaign();
  if (!campaign?.message) return null;
  const { title, label, send } = words.zipCampaign;
  const isTold = state === 'eligible' || state === 'elsewhere';
  return (
    <section className={styles.campaign} aria-labelledby="zip-campaign">
      <h2 id="zip-campaign" className={styles.title}>
        {title}
      </h2>
      {isTold ? (
        <p role="status" className={styles.status}>
          <Icon name="check" size="small" />
          <span>{words.zipCampaign[state]}</span>
        </p>
      ) : (
        <>
          <p className={styles.text}>{pickText(language, campaign.message)}</p>
          <form method="post" noValidate className={styles.form} onSubmit={submit}>
            <TextField
              name="zip"
              label={label}
              autoComplete="postal-code"
              maxLength={20}
              error={state === 'asked' ? undefined : words.zipCampaign[state]}
            />
            <Button type="submit" busy={busy} className={styles.send}>
              {send}
            </Button>
          </form>
        </>
      )}
    </section>
  );
}
