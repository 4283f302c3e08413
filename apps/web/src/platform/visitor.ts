import { createContext } from 'react-router';
import type { Visitor } from '../../render';

/** The visitor whose request is being answered; loaders reach the API through it. */
export const visitorContext = createContext<Visitor>();
