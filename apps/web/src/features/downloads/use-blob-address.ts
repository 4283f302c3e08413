import { useEffect, useState } from 'react';

/**
 * Object URL for a stored picture, revoked on unmount. IndexedDB returns a new Blob on each read, so the first one is
 * kept.
 */
export const useBlobAddress = (blob: Blob | null): string | undefined => {
  const [first, keep] = useState(blob);
  const [address, setAddress] = useState<string>();
  if (first === null && blob !== null) keep(blob);
  useEffect(() => {
    if (!first) return undefined;
    const made = URL.createObjectURL(first);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [first]);
  return address;
};
