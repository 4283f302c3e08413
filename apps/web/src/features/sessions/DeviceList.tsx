import type { SignedInDevice } from '@madang/contract/sessions/sessions.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatDate, formatTime } from '@madang/i18n/format.ts';
import { formatCountry } from '@madang/i18n/format-country.ts';
import { deviceWords } from '@madang/i18n/parts/devices.ts';
import { Badge } from '@madang/ui/Badge.tsx';
import { Button } from '@madang/ui/Button.tsx';
import { SIGN_OUT } from '@madang/ui/further-icons.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { useToast } from '@madang/ui/Toast.tsx';
import { useRef, useState } from 'react';
import { api } from '#app/platform/api.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import { useTimeZone } from '#app/platform/clock.ts';
import { useAlertWhile } from '#app/shell/alerts/use-alert-while.ts';
import { useApology } from '#app/shell/use-apology.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './DeviceList.module.css';

type Devices = readonly SignedInDevice[];

/** What people call a device. */
const useDeviceName = () => {
  const { words } = useWords(deviceWords);
  return ({ kind, name }: SignedInDevice): string => name ?? (kind === 'tv' ? words.devices.tv : words.devices.unknown);
};

/** Signed-in devices of the account, this one first. Each can be signed out, or all others at once. */
export function DeviceList({ devices }: { devices: Devices }) {
  const { words } = useWords(deviceWords);
  const [left, setLeft] = useState(devices);
  const [toEnd, setToEnd] = useState<SignedInDevice | 'others' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text, endOthers, onlyThis } = words.devices;
  const here = left.filter(({ is_this_device: own }) => own);
  const others = left.filter(({ is_this_device: own }) => !own);

  const handleEnded = (ended: SignedInDevice | 'others') => {
    setLeft(ended === 'others' ? here : left.filter(({ id }) => id !== ended.id));
    setToEnd(null);
    // The button that was pressed is gone.
    heading.current?.focus();
  };

  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <ul className={styles.list} aria-label={title}>
        {[...here, ...others].map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => setToEnd(device)} />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button variant="outline" icon={SIGN_OUT} className={styles.all} onClick={() => setToEnd('others')}>
          {endOthers}
        </Button>
      ) : (
        <p className={styles.only}>{onlyThis}</p>
      )}
      <EndDialog toEnd={toEnd} onClose={() => setToEnd(null)} onEnded={handleEnded} />
    </section>
  );
}

function DeviceRow({ device, onEnd }: { device: SignedInDevice; onEnd: () => void }) {
  const { words, locale } = useWords(deviceWords);
  const timeZone = useTimeZone();
  const name = useDeviceName()(device);
  const { thisDevice, since, seen, end, endDevice } = words.devices;
  const signedIn = Date.parse(device.signed_in_at);
  const lastSeen = Date.parse(device.seen_at);
  const country = device.country && formatCountry(locale, device.country);
  const when = `${formatDate(locale, lastSeen, 'long', timeZone)}, ${formatTime(locale, lastSeen, timeZone)}`;
  return (
    <li className={styles.device}>
      <Icon name={device.kind === 'tv' ? 'tv' : 'globe'} />
      <div className={styles.names}>
        <h3 className={styles.name}>
          {name} {device.is_this_device && <Badge tone="free">{thisDevice}</Badge>}
        </h3>
        <p className={styles.meta}>{fill(seen, { date: when })}</p>
        <p className={styles.meta}>
          {[fill(since, { date: formatDate(locale, signedIn, 'long', timeZone) }), country].filter(Boolean).join(', ')}
        </p>
      </div>
      {!device.is_this_device && (
        <Button size="small" variant="quiet" aria-label={fill(endDevice, { device: name })} onClick={onEnd}>
          {end}
        </Button>
      )}
    </li>
  );
}

interface EndDialogProps {
  toEnd: SignedInDevice | 'others' | null;
  onClose: () => void;
  onEnded: (ended: SignedInDevice | 'others') => void;
}

/** Confirms first, because signing a device out interrupts a film that plays on it. */
function EndDialog({ toEnd, onClose, onEnded }: EndDialogProps): null {
  const { words } = useWords(deviceWords);
  const nameOf = useDeviceName();
  const toast = useToast();
  const apologize = useApology();
  const own = words.devices;
  const device = toEnd !== null && toEnd !== 'others' ? nameOf(toEnd) : '';

  const end = async (meant: SignedInDevice | 'others') => {
    if (meant === 'others') await api.endOtherSessions();
    else await api.endSession({ id: meant.id });
    toast(meant === 'others' ? own.othersEnded : fill(own.ended, { device }), 'done');
    onEnded(meant);
  };
  const handleFailure = (meant: SignedInDevice | 'others') =>
    onCallFailed(({ reason }) => {
      // It has signed itself out meanwhile.
      if (meant !== 'others' && reason === 'SESSION_NOT_FOUND') return onEnded(meant);
      onClose();
      return apologize();
    });

  useAlertWhile(toEnd !== null, () => ({
    variant: 'plain-wc',
    title: toEnd === 'others' ? own.endOthersTitle : fill(own.endTitle, { device }),
    text: toEnd === 'others' ? own.endOthersText : own.endText,
    labels: { cancel: own.keep, ok: own.end },
    confirm: { kind: 'call', run: async () => (toEnd === null ? undefined : end(toEnd).catch(handleFailure(toEnd))) },
    onDismiss: onClose,
  }));
  return null;
}
