import type { BillingAddress } from '@madang/contract/billing/billing.contract.ts';
import { type AddressFaults, faultsOfAddress, type AddressInput } from '@madang/domain/billing/billing-address.ts';
import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { useToast } from '@madang/ui/Toast.tsx';
import { type FormEvent, useState } from 'react';
import { api } from '#app/platform/api.ts';
import { useCall } from '#app/platform/use-call.ts';
import { failureText } from '#app/shell/failure-text.ts';
import { useWords } from '#app/shell/words.tsx';
import { type AddressDraft, createDraft, faultsLeft, draftInput } from '../address/address-draft.ts';

/** What the account is known by, for who has no billing details yet. */
export interface Holder {
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
}

export const draftFrom = (address: BillingAddress | null, { firstName, lastName, country }: Holder): AddressDraft =>
  address
    ? createDraft(address.country, address.fields as AddressInput)
    : createDraft(country, { first_name: firstName, last_name: lastName });

/** Validates with the server's rules, saves, and shows errors. Nothing that was typed is lost. */
export const useAddressForm = (address: BillingAddress | null, holder: Holder) => {
  const { words } = useWords(paymentWords, refusalWords);
  const toast = useToast();
  const [draft, setDraft] = useState(() => draftFrom(address, holder));
  const [faults, setFaults] = useState<AddressFaults>({});
  const { busy, failure, run, reset } = useCall();

  const focusFirst = (form: HTMLFormElement, found: AddressFaults) => {
    const first = [...form.elements].find((element) => Object.hasOwn(found, element.getAttribute('name') ?? ''));
    if (first instanceof HTMLElement) first.focus();
  };

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const given = draftInput(draft);
    const found = faultsOfAddress(draft.country, given);
    setFaults(found);
    reset();
    if (Object.keys(found).length > 0) return focusFirst(form, found);
    const save = async () => {
      await api.changeBillingAddress({ country: draft.country, fields: { ...given } as Record<string, string> });
      toast(words.payment.info.saved, 'done');
    };
    await run(save, {
      onFailure: ({ fields }) => {
        setFaults(fields as AddressFaults);
        focusFirst(form, fields as AddressFaults);
      },
    });
    return undefined;
  };

  return {
    draft,
    faults,
    failure: failure && failureText(words, failure),
    busy,
    change: (changed: AddressDraft) => {
      setFaults(faultsLeft(faults, draft, changed));
      setDraft(changed);
    },
    submit: (event: FormEvent<HTMLFormElement>) => void handleSubmit(event),
  };
};
