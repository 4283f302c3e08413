import { modulo10, modulo11 } from './boleto-number.ts';

/** Whether every check digit of a printed number is right. */
export const isBoletoNumber = (printed: string): boolean => {
  const digits = printed.replace(/[ .]/g, '');
  if (!/^\d{47}$/.test(digits)) return false;
  const fields = [digits.slice(0, 10), digits.slice(10, 21), digits.slice(21, 32)];
  const free = digits.slice(4, 9) + digits.slice(10, 20) + digits.slice(21, 31);
  return (
    fields.every((field) => modulo10(field.slice(0, -1)) === field.slice(-1)) &&
    modulo11(digits.slice(0, 4) + digits.slice(33) + free) === digits.charAt(32)
  );
};
