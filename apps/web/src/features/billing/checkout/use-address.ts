import { type AddressFaults, faultsOfAddress } from '@madang/domain/billing/billing-address.ts';
import { normalPostalCode } from '@madang/domain/billing/postal-code.ts';
import { useRef, useState } from 'react';
import { api, isCallFailed } from '#app/platform/api.ts';
import { type AddressDraft, createDraft, faultsLeft, draftInput, readDraftText } from '../address/address-draft.ts';
import type { CheckoutView } from './load-checkout.ts';

const writtenOf = (draft: AddressDraft): string => JSON.stringify([draft.country, draftInput(draft)]);
const hasFaults = (faults: AddressFaults): boolean => Object.keys(faults).length > 0;

/** The billing details as they are written, and whether the server knows them: taxes depend on them. */
export const useAddress = ({ country, given, isKept }: Pick<CheckoutView, 'country' | 'given' | 'isKept'>) => {
  const [draft, setDraft] = useState(() => createDraft(country, given));
  const [faults, setFaults] = useState<AddressFaults>({});
  const kept = useRef(isKept ? writtenOf(draft) : null);
  const saving = useRef<Promise<boolean> | null>(null);

  const save = async (): Promise<boolean> => {
    const written = writtenOf(draft);
    try {
      await api.changeBillingAddress({ country: draft.country, fields: draftInput(draft) as Record<string, string> });
      kept.current = written;
      return true;
    } catch (error) {
      if (!isCallFailed(error) || error.reason !== 'BILLING_ADDRESS_INVALID') throw error;
      setFaults(error.fields as AddressFaults);
      return false;
    } finally {
      saving.current = null;
    }
  };

  return {
    draft,
    faults,
    written: writtenOf(draft),
    /** Empty where the country has none. */
    postalCode: normalPostalCode(draft.country, readDraftText(draft, draft.country === 'BR' ? 'cep' : 'zip')),
    change: (changed: AddressDraft): void => {
      setFaults((before) => faultsLeft(before, draft, changed));
      setDraft(changed);
    },
    /** Shows all validation errors. Returns true when there are none. */
    check: (): boolean => {
      const found = faultsOfAddress(draft.country, draftInput(draft));
      setFaults(found);
      return !hasFaults(found);
    },
    isWhole: (): boolean => !hasFaults(faultsOfAddress(draft.country, draftInput(draft))),
    isKept: (): boolean => kept.current === writtenOf(draft),
    /** Saves the address, one call at a time. False when the server finds errors, which the form then shows. */
    keep: (): Promise<boolean> => {
      if (kept.current === writtenOf(draft)) return Promise.resolve(true);
      saving.current ??= save();
      return saving.current;
    },
  };
};
