import { useEffect, useState } from 'react';

/** An address under which the page can show a file, given back when it is no longer needed. */
export function useObjectUrl(file: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
