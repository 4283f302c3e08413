import { type FormEvent, useState } from 'react';
import { useCall } from '#app/platform/use-call.ts';
import { type RejectionFaults, NOTHING_WRONG, type Rejection } from './rejection.ts';

interface CheckedForm {
  /** Null when it worked. */
  send: (form: FormData) => Promise<Rejection | null>;
  onDone: (form: HTMLFormElement) => void;
  /**
   * Validates the current form: an error disappears once it is fixed. Without it an error disappears when its field
   * changes.
   */
  check?: (form: FormData) => RejectionFaults;
  /** Whether the page is left when it worked: until then nothing is sent again. */
  leaves?: boolean;
  /** Result of a form posted without JavaScript. */
  initial?: Rejection | null | undefined;
}

/** An error only the server can find. It disappears when its field changes. */
const KNOWN_TO_THE_SERVER = 'in_use';

const focusFirst = (form: HTMLFormElement, { faults, reason }: Rejection): void => {
  const faulty = (element: Element) => Object.hasOwn(faults, element.getAttribute('name') ?? '');
  const first = [...form.elements].find(faulty) ?? (reason && form.elements.namedItem('password'));
  if (first instanceof HTMLElement) first.focus();
};

/** A form that keeps what was typed, says all that is wrong at once, and is sent once however often it is clicked. */
export const useCheckedForm = ({ send, onDone, check, leaves = false, initial }: CheckedForm) => {
  const [rejection, setRejection] = useState<Rejection>(initial ?? NOTHING_WRONG);
  const { busy, run } = useCall();

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const submit = async () => {
      const rejected = await send(new FormData(form));
      setRejection(rejected ?? NOTHING_WRONG);
      if (rejected) focusFirst(form, rejected);
      else onDone(form);
      return rejected;
    };
    await run(submit, { staysBusy: (rejected) => rejected === null && leaves });
  };

  /** Typing only clears validation errors. New ones appear on submit. */
  const handleChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const changed = target instanceof Element ? target.getAttribute('name') : null;
    const found = check?.(new FormData(currentTarget));
    const remains = (field: string, fault: string | undefined): string | undefined => {
      const isUntouched = field !== changed && (!found || fault === KNOWN_TO_THE_SERVER);
      return found?.[field] ?? (isUntouched ? fault : undefined);
    };
    const left = (faults: RejectionFaults): RejectionFaults =>
      Object.fromEntries(
        Object.entries(faults)
          .map(([field, fault]) => [field, remains(field, fault)] as const)
          .filter(([, fault]) => fault !== undefined),
      );
    setRejection(({ faults, reason }) => ({ faults: left(faults), reason }));
  };

  return { rejection, busy, handlers: { onSubmit: handleSubmit, onChange: handleChange } };
};
