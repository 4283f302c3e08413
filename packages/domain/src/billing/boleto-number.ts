const DAY_MS = 86_400_000;
/** Epoch of the four-digit due date factor, which restarted at 1000 after 9999 on 21 February 2025. */
const COUNTED_FROM = Date.UTC(1997, 9, 7);
const [FIRST_FACTOR, FACTORS] = [1000, 9000];

/** Content of a boleto number. */
export interface BoletoContent {
  /** Three digits. */
  readonly bank: string;
  /** Centavos, of ten digits at most. */
  readonly amount: number;
  /** Due day: midnight UTC, milliseconds since 1970. */
  readonly dueDay: number;
  /** Free field of the bank: 25 digits that identify the boleto. */
  readonly free: string;
}

/** Modulo 10: digits times 2 and 1 in turns from the right, products counted digit by digit. */
export const modulo10 = (digits: string): string => {
  const sum = [...digits].reverse().reduce((all, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return all + Math.floor(product / 10) + (product % 10);
  }, 0);
  return String((10 - (sum % 10)) % 10);
};

/** Modulo 11 with weights from 2 to 9, from the right. 0 is replaced, because a boleto has no check digit 0. */
export const modulo11 = (digits: string): string => {
  const sum = [...digits].reverse().reduce((all, digit, place) => all + Number(digit) * ((place % 8) + 2), 0);
  const check = 11 - (sum % 11);
  return String(check > 9 ? 1 : check);
};

const factorOf = (dueDay: number): string =>
  String(((Math.floor((dueDay - COUNTED_FROM) / DAY_MS) - FIRST_FACTOR) % FACTORS) + FIRST_FACTOR);

/** Printed number of 47 digits: three fields with check digits, a check digit over all, due date factor and amount. */
export const boletoNumber = ({ bank, amount, dueDay, free }: BoletoContent): string => {
  const head = `${bank}9`;
  const tail = `${factorOf(dueDay)}${String(amount).padStart(10, '0')}`;
  const whole = modulo11(head + tail + free);
  const fields = [head + free.slice(0, 5), free.slice(5, 15), free.slice(15)].map((field) => {
    const checked = field + modulo10(field);
    return `${checked.slice(0, 5)}.${checked.slice(5)}`;
  });
  return `${fields.join(' ')} ${whole} ${tail}`;
};

const WALL = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** Local time in São Paulo as if it were UTC. Milliseconds since 1970, in whole seconds. */
const shownInSaoPaulo = (instant: number): number => {
  const parts = Object.fromEntries(WALL.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

/** Due day (midnight UTC) and expiry (23:59 in São Paulo) of a boleto issued at `now`, all in milliseconds since 1970. */
export const boletoDue = (now: number, days: number): { readonly dueDay: number; readonly expiresAt: number } => {
  const dueDay = Math.floor(shownInSaoPaulo(now) / DAY_MS) * DAY_MS + days * DAY_MS;
  const shown = dueDay + DAY_MS - 60_000;
  // The UTC offset at noon is that of the evening: clocks change at night.
  const noon = dueDay + DAY_MS / 2;
  return { dueDay, expiresAt: shown + (noon - shownInSaoPaulo(noon)) };
};
