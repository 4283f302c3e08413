import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type ReferenceData, ReferencePage } from './reference-page.ts';

declare global {
  var reference: ReferenceData;
}

hydrateRoot(document.body, createElement(ReferencePage, globalThis.reference));
