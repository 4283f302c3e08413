import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stands for Recurly.js in the browser, with the calls that we make (github.com/recurly/recurly-js, types/lib): fields that are frames in a box of Recurly’s
 * own, which say whether they are empty and valid and have the focus, and a token for what is in them. It asks for all that `required` names.
 * Number 4000000000000002 is not taken, and with 4000000000000119 Recurly itself fails; one that ended before 2026 is over.
 */
export const FAKE_RECURLY_JS = `
  window.requests = [];
  const isValid = {
    CardNumber: (typed) => /^\\d{16}$/.test(typed),
    CardMonth: (typed) => Number(typed) >= 1 && Number(typed) <= 12,
    CardYear: (typed) => /^(20)?\\d\\d$/.test(typed),
    CardCvv: (typed) => /^\\d{3,4}$/.test(typed),
  };
  const settings = { required: ['number', 'month', 'year', 'first_name', 'last_name'], publicKey: null };
  class Elements {
    fields = {};
    make(kind, { style }) {
      const listeners = { attach: [], change: [], submit: [] };
      const tell = (event, ...args) => listeners[event].forEach((hear) => hear(...args));
      const box = document.createElement('div');
      box.className = 'recurly-element';
      const frame = document.createElement('iframe');
      frame.setAttribute('style', 'background: none; width: 100%; height: 100%;');
      frame.setAttribute('frameborder', '0');
      box.append(frame);
      box.addEventListener('click', () => this.fields[kind].focus());
      const element = {
        value: () => this.fields[kind].value.replaceAll(' ', ''),
        attach: (place) => {
          place.append(box);
          const inside = frame.contentDocument;
          inside.documentElement.lang = 'en';
          inside.title = kind;
          const form = inside.body.appendChild(inside.createElement('form'));
          form.setAttribute('aria-label', kind);
          form.addEventListener('submit', (event) => event.preventDefault());
          const input = form.appendChild(inside.createElement('input'));
          inside.body.style.margin = '0';
          input.style.cssText = 'width: 100%; height: 52px; padding: 0; border: 0; outline: 0; background: none';
          input.style.font = style.fontWeight + ' ' + style.fontSize + '/1.2 ' + style.fontFamily;
          input.style.color = style.fontColor;
          input.placeholder = style.placeholder.content;
          input.setAttribute('aria-label', kind);
          this.fields[kind] = input;
          const say = () => {
            const typed = element.value();
            const state = { empty: typed === '', valid: isValid[kind](typed), focus: inside.activeElement === input };
            tell('change', state);
          };
          for (const event of ['input', 'focus', 'blur']) input.addEventListener(event, say);
          input.addEventListener('keydown', ({ key }) => key === 'Enter' && tell('submit'));
          setTimeout(() => tell('attach'));
          return element;
        },
        on: (event, hear) => listeners[event].push(hear),
        focus: () => this.fields[kind].focus(),
        remove: () => box.remove(),
      };
      this[kind] = element;
      return element;
    }
    CardNumberElement = (options) => this.make('CardNumber', options);
    CardMonthElement = (options) => this.make('CardMonth', options);
    CardYearElement = (options) => this.make('CardYear', options);
    CardCvvElement = (options) => this.make('CardCvv', options);
  }
  window.recurly = {
    configure: ({ publicKey, required = [] }) => {
      settings.publicKey = publicKey;
      settings.required = [...new Set([...settings.required, ...required])];
    },
    Elements: () => new Elements(),
    token(elements, payer, done) {
      if (settings.publicKey === null) throw new Error('Not configured.');
      window.requests.push({ key: settings.publicKey, ...payer });
      const [number, month, year, cvv] = ['Number', 'Month', 'Year', 'Cvv'].map((part) => elements['Card' + part].value());
      const given = { number, month, year, cvv, ...payer };
      const missing = settings.required.filter((name) => !given[name]);
      const isOver = Number(year) % 100 < 26;
      const fields = missing.length > 0 ? missing : isOver ? ['month', 'year'] : number === '4000000000000002' ? ['number'] : [];
      const fault =
        fields.length > 0
          ? { code: 'validation', message: 'not for viewers', fields }
          : number === '4000000000000119'
            ? { code: 'api-error', message: 'not for viewers' }
            : null;
      setTimeout(() => done(fault, fault ? null : { id: 'ok ' + number.slice(-4), type: 'credit_card' }));
    },
  };
`;

/** Serves it where Recurly does, on this machine. */
export const serveRecurlyJs = async () => {
  const server = createServer((request, response) => {
    const isThere = request.url === '/v4/recurly.js';
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'text/javascript' }).end(isThere ? FAKE_RECURLY_JS : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
