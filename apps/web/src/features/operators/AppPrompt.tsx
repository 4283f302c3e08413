import { detectAppStore, type OperatorLinks } from '@madang/domain/operators/links.ts';
import { appPromptWords } from '@madang/i18n/parts/app-prompt.ts';
import { IconButton } from '@madang/ui/IconButton.tsx';
import { Logo } from '@madang/ui/Logo.tsx';
import { useState } from 'react';
import { APP_LAYER_COOKIE, writeCookie } from '#app/platform/cookies.ts';
import { describeDevice } from '#app/platform/device.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './AppPrompt.module.css';

export interface AppPromptProps {
  apps: OperatorLinks['apps'];
}

/** On phones and tablets: link to the app, until dismissed for a day (HF-61, HF-62, RT-159). Causes no layout shift. */
export function AppPrompt({ apps }: AppPromptProps) {
  const { words } = useWords(appPromptWords);
  const [closed, setClosed] = useState(false);
  const { agent, touchPoints } = describeDevice();
  const store = detectAppStore(agent, touchPoints);
  const address = store && apps[store];
  if (!address || closed) return null;
  const { label, title, text, open } = words.appPrompt;
  const handleLeave = () => {
    writeCookie(APP_LAYER_COOKIE, '1');
    setClosed(true);
  };
  return (
    <section className={styles.layer} aria-label={label}>
      <Logo version="mark" height={40} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <a href={address} target="_blank" rel="noopener" className={styles.open} onClick={handleLeave}>
        {open[store]}
      </a>
      <IconButton icon="close" label={words.shell.close} onClick={handleLeave} />
    </section>
  );
}
