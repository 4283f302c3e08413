import { data } from 'react-router';
import type { Visitor } from '../../../render';

/** There is no page for codes where none is redeemed. */
export const onlyWithCodes = ({ codes }: Visitor): null => {
  if (!codes) throw data(null, { status: 404 });
  return null;
};
