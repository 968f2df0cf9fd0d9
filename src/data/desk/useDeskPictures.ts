import { useEffect } from 'react';
import { useUploads } from '../core/useUploads';
import { useDesk } from './deskContext';

/** Pictures that staff attaches to an answer; what was uploaded is still there after a look at another chat. */
export const useDeskPictures = (chat: string) => {
  const { client, drafts } = useDesk();
  const pictures = useUploads((image) => client.call('picture', { query: { id: chat }, body: { image } }), {
    before: drafts.pictures.of(chat),
  });
  const { proofs } = pictures;
  useEffect(() => {
    drafts.pictures.keep(
      chat,
      proofs.filter(({ state }) => state === 'done'),
    );
  }, [chat, drafts, proofs]);
  return pictures;
};
