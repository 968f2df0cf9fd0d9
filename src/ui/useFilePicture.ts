import { useCallback } from 'react';

/** For the ref of an `img`: shows a file that has not been sent, and frees its address when the image goes. */
export function useFilePicture(file: Blob) {
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
}
