import { useCallback } from 'react';

/** For the ref of an `img`: shows a file that has not been sent. As data: the content policy knows no object addresses. */
export function useFilePicture(file: Blob) {
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const reader = new FileReader();
      reader.onload = () => {
        if (typeof reader.result === 'string') image.src = reader.result;
      };
      reader.readAsDataURL(file);
      return () => reader.abort();
    },
    [file],
  );
}
