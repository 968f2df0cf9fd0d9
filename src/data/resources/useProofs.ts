import { useState } from 'react';
import { proofImages } from '#contract/cashier';
import type { Failure } from '@/api/failure';
import { canSendAgain } from '../core/canSendAgain';
import { randomId } from '../core/randomId';
import { useSite } from '../session/siteContext';

/** A picture that is sent as proof. */
export interface Proof {
  /** Of this page, until the gateway has given one. */
  readonly id: string;
  readonly name: string;
  readonly picture: Blob;
  readonly state: 'uploading' | 'done' | 'refused';
  /** How much of it is out, from 0 to 1. */
  readonly share?: number;
  /** Why it was refused: by its type or size before it was sent, or by the gateway. */
  readonly fault?: 'type' | 'size' | Failure;
  /** By which the gateway knows it. */
  readonly proofId?: string;
}

const faultOf = ({ type, size }: File): 'type' | 'size' | undefined => {
  if (!proofImages.types.some((taken) => taken === type)) return 'type';
  return size > proofImages.bytes ? 'size' : undefined;
};

/** What the next choice leaves in its place. */
const isKept = (proof: Proof): boolean => proof.state !== 'refused' || canSendAgain(proof);

/** Pictures on their way to the gateway, each sent as soon as it is chosen. */
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
    /** What the gateway has. */
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
    /** Sends a picture once more that could not be sent. */
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
