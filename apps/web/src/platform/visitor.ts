import { createContext } from 'react-router';
import type { PagePieces, Visitor } from '../../render';

/** The visitor whose request is being answered; loaders reach the API through it. */
export const visitorContext = createContext<Visitor>();

/** Where the page is left once it is whole; the router's own answers could only carry it as a stream, and copy it twice. */
export const pageContext = createContext<PagePieces | null>(null);
