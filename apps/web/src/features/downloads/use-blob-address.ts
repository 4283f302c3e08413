import { useEffect, useState } from 'react';

/**
 * An address under which the page can show something that lies in the browser; it is given back when nobody shows it. What is read
 * from a database is a new object each time, though the same picture: the first one stays.
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
