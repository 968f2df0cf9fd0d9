import { useUploads } from '../core/useUploads';
import { useSite } from '../session/siteContext';

/** Pictures that a member uploads as proof, or in the chat with support. */
export const useProofs = (most?: number) => {
  const { client } = useSite();
  return useUploads(
    (image, onProgress) => client.send('uploadProof', { image }, { onProgress }),
    most === undefined ? {} : { most },
  );
};
