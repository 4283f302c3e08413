import { shownUserCode } from '@madang/domain/tv-sign-in/user-code.ts';
import { fill } from '@madang/i18n/fill.ts';
import { tvSignInWords } from '@madang/i18n/parts/tv-sign-in.ts';
import { Logo } from '@madang/ui/Logo.tsx';
import { spokenAddress } from '#app/platform/tv-device.ts';
import { useWords } from '#app/shell/words.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './Tv.module.css';
import type { ShownCode } from './use-tv-session.ts';

/** The code, to be scanned or to be read across a room. */
export function TvCode({ shown }: { shown: ShownCode }) {
  const { words } = useWords(tvSignInWords);
  const { title, scan, enter, qr, valid } = words.tvSignIn.tv;
  const address = spokenAddress(shown.simple_sign_url);
  return (
    <div className={styles.entrance}>
      <Logo version="both" height={40} />
      <div className={styles.ask}>
        <QrCode text={shown.qr_url} label={fill(qr, { address })} className={styles.qr} />
        <div className={styles.how}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.step}>{scan}</p>
          <p className={styles.step}>{fill(enter, { address })}</p>
          <p className={styles.code} aria-label={[...shown.code].join(' ')} role="img">
            {shownUserCode(shown.code)}
          </p>
          <p className={styles.text}>{valid}</p>
        </div>
      </div>
    </div>
  );
}
