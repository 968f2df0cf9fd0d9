import type { ReactNode } from 'react';
import { createElement, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { canSendAgain } from '@/data/core/canSendAgain';
import { useProofs } from '@/data/resources/useProofs';
import { FailureText } from '@/forms/FailureText';

/** A picture between its choice and its message. */
export interface SentPicture {
  readonly name: string;
  readonly state: 'uploading' | 'done' | 'refused';
  /** Why it was refused. */
  readonly reason?: ReactNode;
  readonly canRetry: boolean;
}

/** Uploads one picture and then says it; a refused one stays until it is sent or dropped. */
export const useSentPicture = (say: (text: string, pictureId: string) => void) => {
  const { t } = useTranslation('cashier');
  const { proofs, add, retry, clear } = useProofs(1);
  const [proof] = proofs;
  const sent = useEffectEvent((pictureId: string, name: string) => {
    clear();
    say(name, pictureId);
  });
  useEffect(() => {
    if (proof?.proofId !== undefined) sent(proof.proofId, proof.name);
  }, [proof?.proofId, proof?.name]);
  const reasonOf = (fault: NonNullable<typeof proof>['fault']): ReactNode => {
    if (fault === undefined) return undefined;
    return typeof fault === 'object' ? createElement(FailureText, { failure: fault }) : t(`proof.${fault}`);
  };
  const picture: SentPicture | undefined = proof && {
    name: proof.name,
    state: proof.state,
    reason: reasonOf(proof.fault),
    canRetry: canSendAgain(proof),
  };
  return {
    picture,
    send: (file: File): void => add([file]),
    retry: (): void => {
      if (proof) retry(proof.id);
    },
    drop: clear,
  };
};
