import type { TvRequest } from '@madang/contract/tv-sign-in/tv-sign-in.contract.ts';
import { normalUserCode, shownUserCode } from '@madang/domain/tv-sign-in/user-code.ts';
import { fill } from '@madang/i18n/fill.ts';
import { tvSignInWords } from '@madang/i18n/parts/tv-sign-in.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { Icon } from '@madang/ui/Icon.tsx';
import { TextField } from '@madang/ui/TextField.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import { api } from '#app/platform/api.ts';
import { removeQrSimpleSign } from '#app/platform/qr-simple-sign.ts';
import { useCall } from '#app/platform/use-call.ts';
import { currentPath, rememberQuery, visit } from '#app/platform/window.ts';
import { usePerson } from '#app/shell/use-person.ts';
import { useReasonText } from '#app/shell/use-reason-text.ts';
import { useWords } from '#app/shell/words.tsx';
import { lookUpTv, type TvOutcome } from './answer-tv.ts';
import styles from './SimpleSign.module.css';
import { storeTvRequest } from './stored-tv-request.ts';
import { TvSignInDialog } from './TvSignInDialog.tsx';
import { type TvQuery, tvRequestIn } from './tv-request.ts';

interface LookedUp {
  readonly code: string;
  readonly found: TvRequest | TvOutcome;
}

/** An answered request must not open its dialog again on reload. */
const forgetRequest = (): void => {
  removeQrSimpleSign();
  rememberQuery(currentPath(), new URLSearchParams());
};

/** Where the code of a television is entered, and where its QR code leads (TV-01, TV-02, TV-13). */
export function SimpleSign() {
  const { words, language } = useWords(tvSignInWords);
  const reasonText = useReasonText();
  const { search } = useLocation();
  const signedIn = usePerson() !== null;
  const { code, device } = tvRequestIn(search);
  const [lookedUp, setLookedUp] = useState<LookedUp | null>(null);
  const [error, setError] = useState<string | undefined>();
  const { busy, run } = useCall();
  const field = useRef<HTMLInputElement>(null);
  const { title, text, first, signUp, submit, missing, hint, field: label } = words.tvSignIn;

  /** Through signing in or up, and back to where the television is still known (TV-11). */
  const entrance = (entered: string | null) => ({
    isSimpleSign: 'true',
    callbackUrl: paths.simpleSign(language, { code: entered ?? undefined, ...device }),
  });

  const scanned = code !== null && device !== null;
  useEffect(() => {
    const request = tvRequestIn(search);
    if (request.code === null || request.device === null) return undefined;
    storeTvRequest({ code: request.code, device: request.device });
    return undefined;
  }, [search]);

  useEffect(() => {
    if (!signedIn || !scanned || code === null) return undefined;
    return abortOnCleanup(async (signal) => {
      const found = await lookUpTv(api, code);
      if (signal.aborted) return;
      if (typeof found === 'string') forgetRequest();
      setLookedUp({ code, found });
    });
  }, [signedIn, scanned, code]);

  const fail = (message: string) => {
    setError(message);
    field.current?.focus();
  };
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = normalUserCode(field.current?.value ?? '');
    if (entered === null) return fail(missing);
    if (!signedIn) return visit(paths.signIn(language, entrance(entered)));
    const look = async () => setLookedUp({ code: entered, found: await api.previewTvSignIn({ token: entered }) });
    return run(look, { onFailure: ({ reason }) => fail(reasonText(reason ?? 'OUTAGE')) });
  };

  return (
    <div className={styles.screen}>
      <div className={styles.sheet}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {device && <Device device={device} />}
        {!signedIn && (
          <div className={styles.first}>
            <p>{first}</p>
            <div className={styles.ways}>
              <ButtonLink variant="primary" href={paths.signIn(language, entrance(code))}>
                {words.shell.signIn}
              </ButtonLink>
              <ButtonLink variant="outline" href={paths.signUp(language, entrance(code))}>
                {signUp}
              </ButtonLink>
            </div>
          </div>
        )}
        <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
          <div className={styles.code}>
            <TextField
              ref={field}
              name="code"
              label={label}
              hint={hint}
              error={error}
              defaultValue={code === null ? '' : shownUserCode(code)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              inputMode="text"
              maxLength={20}
              required
              onChange={() => setError(undefined)}
            />
          </div>
          <Button type="submit" variant={signedIn ? 'primary' : 'secondary'} full busy={busy}>
            {submit}
          </Button>
        </form>
      </div>
      {lookedUp && (
        <TvSignInDialog
          key={lookedUp.code}
          code={lookedUp.code}
          found={lookedUp.found}
          onOver={forgetRequest}
          onClose={() => setLookedUp(null)}
        />
      )}
    </div>
  );
}

/** Device details from the QR code's address. The confirmation dialog shows the server's own record. */
function Device({ device }: { device: TvQuery }) {
  const { words } = useWords(tvSignInWords);
  return (
    <div className={styles.device}>
      <Icon name="tv" />
      <div>
        <p className={styles.model}>{device.deviceModel}</p>
        <p className={styles.meta}>{fill(words.tvSignIn.device, { type: device.deviceType, version: device.deviceVersion })}</p>
      </div>
    </div>
  );
}
