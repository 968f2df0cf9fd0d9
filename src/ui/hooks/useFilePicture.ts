import { useCallback } from 'react';

/**
 * A ref for an `img` that shows a local file. It uses a data URL, because the content policy does not allow blob
 * URLs.
 */
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
