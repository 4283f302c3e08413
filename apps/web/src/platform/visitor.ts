import { createContext } from 'react-router';
import type { PagePieces, Visitor } from '../../render';

/** The visitor of the current request. Loaders reach the API through it. */
export const visitorContext = createContext<Visitor>();

/** Receives the finished page. A response of the router could only carry it as a stream and would copy it twice. */
export const pageContext = createContext<PagePieces | null>(null);
