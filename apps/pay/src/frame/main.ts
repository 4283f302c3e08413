import './frame.css';
import { type FromCardFields, readToCardFields } from '@madang/contract/billing/card-fields.ts';
import { CONFIG_ID, type FrameConfig } from '../frame-config.ts';
import { createCardForm } from './card-form.ts';
import { createCardToken } from './create-card-token.ts';

const { parentOrigin, words, zipLocation, country } = JSON.parse(
  document.getElementById(CONFIG_ID)?.textContent ?? '',
) as FrameConfig;

const say = (message: FromCardFields): void => window.parent.postMessage(message, parentOrigin);

const form = createCardForm({
  page: document,
  words,
  zipLocation,
  country,
  now: Date.now,
  createToken: createCardToken,
  onEnter: () => say({ kind: 'enter' }),
  onEdit: () => say({ kind: 'edit' }),
});
document.body.append(form.root);

window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
  if (origin !== parentOrigin || source !== window.parent) return;
  const request = readToCardFields(data);
  if (!request) return;
  void form.requestToken(request.zip).then((tokenId) => say({ kind: 'token', ask: request.ask, tokenId }));
});
new ResizeObserver(() => say({ kind: 'height', height: Math.ceil(form.root.getBoundingClientRect().height) })).observe(form.root);
say({ kind: 'ready' });
