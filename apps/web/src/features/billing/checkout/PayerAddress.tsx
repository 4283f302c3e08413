import { BillingAddressForm } from '../address/BillingAddressForm.tsx';
import type { Paying } from './use-paying.ts';

/** The payer's billing details. A complete form is saved when focus leaves it. */
export const PayerAddress = ({ onLeave, ...form }: Paying['payer']) => (
  <div onBlur={onLeave}>
    <BillingAddressForm {...form} />
  </div>
);
