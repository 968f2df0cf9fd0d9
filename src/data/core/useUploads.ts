import { useState } from 'react';
import { proofImages } from '#contract/cashier';
import type { Failure, Result } from '@/api/failure';
import { canSendAgain } from './canSendAgain';
import { randomId } from './randomId';

/** A picture that is uploaded, as proof or in a chat. */
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

/** Sends one picture; the gateway answers with its id. */
export type SendPicture = (
  picture: Blob,
  onProgress: (share: number) => void,
) => Promise<Result<{ readonly id: string }>>;

interface UploadOptions {
  /** @default as many as a proof may have */
  readonly most?: number;
  /** Pictures that were uploaded before. */
  readonly before?: readonly Proof[];
}

/** Pictures being uploaded; each is sent as soon as the user selects it. */
export const useUploads = (
  upload: SendPicture,
  { most = proofImages.most, before = [] }: UploadOptions = {},
) => {
  const [proofs, setProofs] = useState<readonly Proof[]>(before);

  const change = (id: string, to: Partial<Proof>): void =>
    setProofs((all) => all.map((proof) => (proof.id === id ? { ...proof, ...to } : proof)));

  const send = async ({ id, picture }: Proof): Promise<void> => {
    const sent = await upload(picture, (share) => change(id, { share }));
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
    /** Whether no further picture is taken. */
    full: proofs.filter(isKept).length >= most,
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

export type Uploads = ReturnType<typeof useUploads>;
