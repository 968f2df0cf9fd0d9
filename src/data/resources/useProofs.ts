import { useState } from 'react';
import { proofImages } from '#contract/cashier';
import type { Failure } from '@/api/failure';
import { canSendAgain } from '../core/canSendAgain';
import { randomId } from '../core/randomId';
import { useSite } from '../session/siteContext';

/** A picture that is uploaded as proof. */
export interface Proof {
  /** Id within this page; the gateway assigns its own later. */
  readonly id: string;
  readonly name: string;
  readonly picture: Blob;
  readonly state: 'uploading' | 'done' | 'refused';
  /** The sent share, from 0 to 1. */
  readonly share?: number;
  /** Why it was refused: by type or size before the upload, or by the gateway. */
  readonly fault?: 'type' | 'size' | Failure;
  /** The gateway's id. */
  readonly proofId?: string;
}

const faultOf = ({ type, size }: File): 'type' | 'size' | undefined => {
  if (!proofImages.types.some((taken) => taken === type)) return 'type';
  return size > proofImages.bytes ? 'size' : undefined;
};

/** Whether the next selection keeps this picture. */
const isKept = (proof: Proof): boolean => proof.state !== 'refused' || canSendAgain(proof);

/** Pictures being uploaded; each is sent as soon as the user selects it. */
export const useProofs = (most: number = proofImages.most) => {
  const { client } = useSite();
  const [proofs, setProofs] = useState<readonly Proof[]>([]);

  const change = (id: string, to: Partial<Proof>): void =>
    setProofs((all) => all.map((proof) => (proof.id === id ? { ...proof, ...to } : proof)));

  const send = async ({ id, picture }: Proof): Promise<void> => {
    const sent = await client.send(
      'uploadProof',
      { image: picture },
      { onProgress: (share) => change(id, { share }) },
    );
    change(
      id,
      sent.ok ? { state: 'done', proofId: sent.value.id } : { state: 'refused', fault: sent.failure },
    );
  };

  return {
    proofs,
    /** Ids of the uploaded pictures. */
    ids: proofs.flatMap(({ proofId }) => proofId ?? []),
    busy: proofs.some(({ state }) => state === 'uploading'),
    add: (files: readonly File[]): void => {
      const added = files.slice(0, Math.max(0, most - proofs.filter(isKept).length)).map((file): Proof => {
        const fault = faultOf(file);
        return {
          id: randomId(),
          name: file.name,
          picture: file,
          state: fault === undefined ? 'uploading' : 'refused',
          ...(fault !== undefined && { fault }),
        };
      });
      setProofs((all) => [...all.filter(isKept), ...added]);
      for (const proof of added) if (proof.state === 'uploading') void send(proof);
    },
    /** Uploads a failed picture again. */
    retry: (id: string): void => {
      const proof = proofs.find((one) => one.id === id);
      if (proof?.state !== 'refused') return;
      change(id, { state: 'uploading', share: undefined, fault: undefined });
      void send(proof);
    },
    remove: (id: string): void => setProofs((all) => all.filter((proof) => proof.id !== id)),
    clear: (): void => setProofs([]),
  };
};
