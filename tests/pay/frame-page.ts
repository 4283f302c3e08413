import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freshDatabase } from '@madang/database/database.fixture.ts';
import { type CardFieldsSurface, cardFieldsAddress, type ZipLocation } from '@madang/contract/billing/card-fields.ts';
import { startSandbox } from '@madang/server/providers/payments/sandbox/sandbox.fixture.ts';
import { type Browser, chromium, type BrowserContextOptions, type FrameLocator, type Page } from '@playwright/test';
import { buildWeb } from '../../tools/steps/build-web.ts';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

interface Sent {
  readonly url: string;
  readonly body: string;
}

export interface FrameOptions extends BrowserContextOptions {
  readonly language?: string;
  readonly surface?: CardFieldsSurface;
  readonly zip?: ZipLocation;
  readonly country?: string;
  /** Another browser than the one that all share. */
  readonly by?: Browser;
}

/** Starts Chromium; `env` adds to its environment. */
export const startChromium = (env: NodeJS.ProcessEnv = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    env: { ...process.env, ...env },
  });

/** A page of ours around the frame: it keeps what the frame says, and gives it its height. */
const parentPage = (
  address: string,
): string => `<!doctype html><html lang="en" style="color-scheme:dark"><head><title>Page</title></head>
<body style="margin:0;background:#0a0a0e"><main><h1 hidden>Page</h1>
<iframe title="Card details" src="${address.replaceAll('&', '&amp;')}" style="width:100%;border:0;display:block"></iframe></main>
<script>
window.received = [];
const frame = document.querySelector('iframe');
addEventListener('message', (event) => {
  window.received.push({ origin: event.origin, ...event.data });
  if (event.data.kind === 'height') frame.style.height = event.data.height + 'px';
});
</script></body></html>`;

/** The sandbox, a page that holds its card fields from another origin, and Chromium. */
export const openFrames = async () => {
  await buildWeb(() => undefined);
  const connection = await freshDatabase();
  const now = Date.now;
  const pages = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    const { searchParams } = new URL(request.url ?? '', 'http://page');
    const place = {
      parent: searchParams.get('parent') ?? parentOrigin,
      language: searchParams.get('language') ?? 'en_us',
      surface: searchParams.get('surface') === 'paper' ? ('paper' as const) : ('ink' as const),
      zip: searchParams.get('zip') === 'outside' ? ('outside' as const) : ('here' as const),
      country: searchParams.get('country'),
    };
    response.end(parentPage(cardFieldsAddress(sandbox.url, place)));
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const parentOrigin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  const sandbox = await startSandbox({ connection, now, parentOrigin });
  const browser = await startChromium();

  /** Opens the page in a browser of its own; `sent` has all that left it. */
  const open = async ({
    language = 'en_us',
    surface = 'ink',
    zip = 'here',
    country,
    by = browser,
    ...context
  }: FrameOptions = {}) => {
    const tab = await by.newContext({ viewport: { width: 640, height: 900 }, ...context });
    const page = await tab.newPage();
    page.setDefaultTimeout(10_000);
    const sent: Sent[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => sent.push({ url: request.url(), body: request.postData() ?? '' }));
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${parentOrigin}/?${new URLSearchParams({ language, surface, zip, ...(country && { country }) })}`);
    const frame = page.frameLocator('iframe');
    await frame.locator('form').waitFor();
    return { page, frame, sent, complaints, close: () => tab.close() };
  };

  return {
    sandbox,
    connection,
    parentOrigin,
    browser,
    open,
    close: async () => {
      await browser.close();
      await sandbox.close();
      pages.closeAllConnections();
      await new Promise((resolve) => pages.close(resolve));
      await connection.close();
    },
  };
};
export type Frames = Awaited<ReturnType<typeof openFrames>>;

export interface ReceivedMessage {
  readonly origin: string;
  readonly kind: string;
  readonly ask?: string;
  readonly tokenId?: string | null;
  readonly height?: number;
}

let asks = 0;
/** Asks for a token as a page of ours does, and gives what the frame answers. */
export const askForToken = async (page: Page, payUrl: string, zip?: string | null): Promise<ReceivedMessage> => {
  const ask = `ask ${(asks += 1)}`;
  await page.evaluate(
    ({ message, origin }) => {
      const { contentWindow } = document.querySelector('iframe') as HTMLIFrameElement;
      contentWindow?.postMessage(message, origin);
    },
    { message: { kind: 'request-token', ask, ...(zip !== undefined && { zip }) }, origin: payUrl },
  );
  const answer = await page.waitForFunction(
    (name) =>
      (window as unknown as { received: ReceivedMessage[] }).received.find(
        (message) => message.kind === 'token' && message.ask === name,
      ),
    ask,
  );
  return (await answer.jsonValue()) as ReceivedMessage;
};

export const messagesReceivedBy = (page: Page): Promise<readonly ReceivedMessage[]> =>
  page.evaluate(() => (window as unknown as { received: ReceivedMessage[] }).received);

/** A field by its label. */
export const field = (frame: FrameLocator, label: string) => frame.getByLabel(label, { exact: true });

/** Types a card key by key. */
export const typeCard = async (
  frame: FrameLocator,
  { holder = 'Sora Kim', number = '4242424242424242', expiry = '1230', cvv = '123', zip = '94103' } = {},
): Promise<void> => {
  for (const [label, text] of [
    ['Name on card', holder],
    ['Card number', number],
    ['Expiration date', expiry],
    ['CVV', cvv],
    ['ZIP code', zip],
  ] as const) {
    await field(frame, label).fill('');
    await field(frame, label).pressSequentially(text);
  }
};
