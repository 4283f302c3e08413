import type { PrivacyState } from '@madang/contract/privacy/privacy.contract.ts';
import type { PrivacyChoices } from '@madang/domain/privacy/choices.ts';

/** What the form of the choices says. Under the signal the first cannot be changed, and stays what it was. */
export const readPrivacyForm = (form: FormData, { signal, sale }: PrivacyState): PrivacyChoices => ({
  sale: signal ? sale.choice : form.has('refuse_sale') ? 'refused' : 'allowed',
  statistics: form.has('statistics') ? 'allowed' : 'refused',
});
