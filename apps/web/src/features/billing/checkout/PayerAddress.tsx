import { BillingAddressForm } from '../address/BillingAddressForm.tsx';
import type { Paying } from './use-paying.ts';

/** The billing details of whoever pays; leaving them whole is enough to have them kept. */
export const PayerAddress = ({ onLeave, ...form }: Paying['payer']) => (
  <div onBlur={onLeave}>
    <BillingAddressForm {...form} />
  </div>
);
