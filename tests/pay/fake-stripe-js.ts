import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stands for Stripe.js in the browser, with the calls that we make: fields that are plain inputs, and a payment method for what is in them.
 * Number 4000000000000002 is declined; the fields say what is wrong with a number that is too short.
 */
const SCRIPT = `
  window.requests = [];
  window.Stripe = (key, { locale }) => ({
    elements: () => ({
      create(kind) {
        const listeners = { ready: [], change: [] };
        const input = document.createElement('input');
        input.style.cssText = 'display: block; width: 100%; height: 20px; border: 0';
        input.setAttribute('aria-label', kind + ' ' + locale);
        input.addEventListener('input', () => {
          const whole = { cardNumber: 16, cardExpiry: 5, cardCvc: 3 }[kind] <= input.value.length;
          const error = !whole && kind === 'cardNumber' ? { message: 'Stripe says: too short' } : undefined;
          for (const hear of listeners.change) hear({ empty: input.value === '', complete: whole, error });
        });
        return {
          input,
          mount(place) {
            place.append(input);
            setTimeout(() => listeners.ready.forEach((hear) => hear()));
          },
          on: (event, hear) => listeners[event].push(hear),
          focus: () => input.focus(),
          destroy: () => input.remove(),
        };
      },
    }),
    async createPaymentMethod({ type, card, billing_details }) {
      window.requests.push({ key, type, billing_details });
      if (card.input.value === '4000000000000002') return { error: { type: 'card_error', message: 'Stripe says: declined' } };
      if (card.input.value === '4000000000000119') return { error: { type: 'api_error', message: 'not for viewers' } };
      return { paymentMethod: { id: 'pm_' + card.input.value.slice(-4) } };
    },
  });
`;

/** Serves it where Stripe does, on this machine. */
export const serveStripeJs = async () => {
  const server = createServer((request, response) => {
    const isThere = request.url === '/endive/stripe.js';
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'text/javascript' }).end(isThere ? SCRIPT : '');
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
