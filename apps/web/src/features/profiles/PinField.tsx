import { PIN_LENGTH } from '@madang/domain/profiles/pin.ts';
import { TextField } from '@madang/ui/TextField.tsx';
import type { ComponentProps, FormEvent } from 'react';

type PinFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'inputMode' | 'maxLength' | 'onInput'>;

/** Masked input of four digits. Other characters are removed (PR-30). */
export function PinField(props: PinFieldProps) {
  const handleInput = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    const digits = input.value.replace(/\D/g, '').slice(0, PIN_LENGTH);
    if (digits !== input.value) input.value = digits;
  };
  // Not a password to a browser, which would keep it for the account's.
  return <TextField autoComplete="one-time-code" {...props} type="password" inputMode="numeric" onInput={handleInput} />;
}
