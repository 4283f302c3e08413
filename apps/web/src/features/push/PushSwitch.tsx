import { pushWords } from '@madang/i18n/parts/push.ts';
import { Button } from '@madang/ui/Button.tsx';
import { useWords } from '#app/shell/words.tsx';
import styles from './PushSwitch.module.css';
import { usePush } from './use-push.ts';

/** Turns push notifications of this browser on and off (NO-31). Renders nothing where push is not supported. */
export function PushSwitch() {
  const { words, language } = useWords(pushWords);
  const { state, busy, change } = usePush(language);
  if (state === 'hidden') return null;
  const { title, text, blocked, failed, turnOn, turnOff } = words.push;
  const isOn = state === 'on';
  return (
    <section className={styles.offer} aria-labelledby="push">
      <div className={styles.words}>
        <h2 id="push" className={styles.title}>
          {title}
        </h2>
        <p className={styles.text} role={state === 'failed' ? 'alert' : undefined}>
          {state === 'blocked' ? blocked : state === 'failed' ? failed : text[isOn ? 'on' : 'off']}
        </p>
      </div>
      {state !== 'blocked' && (
        <Button size="small" variant={isOn ? 'outline' : 'secondary'} busy={busy} onClick={() => void change(!isOn)}>
          {isOn ? turnOff : turnOn}
        </Button>
      )}
    </section>
  );
}
