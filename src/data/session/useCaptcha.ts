import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CaptchaAction } from '#contract/constants';
import { limits } from '@/config/limits';
import { proofOfWork } from './proofOfWork';
import { randomId } from '../core/randomId';
import { useSite } from './siteContext';

export interface Captcha {
  /** Address of the picture; undefined until it has loaded. */
  readonly image: string | undefined;
  readonly failed: boolean;
  readonly renew: () => void;
  /**
   * The alternative for visitors who cannot read the picture: the browser does a proof of work. picture: not
   * requested. failed: the browser could not do it.
   */
  readonly work: 'picture' | 'busy' | 'done' | 'failed';
  /** Whether the proof of work replaces the letters. */
  readonly byWork: boolean;
  readonly toWork: () => void;
  readonly toPicture: () => void;
  /** The fields to send with the call, for the typed letters; waits for a running proof of work. */
  readonly answer: (letters: string) => Promise<CaptchaAnswer>;
}

type CaptchaAnswer =
  | { readonly captcha: string; readonly captchaId: string }
  | { readonly captchaWork: string };

/** A captcha picture, valid for one answer; a new one can be requested once a second (LOGIN-07). */
export const useCaptcha = (action: CaptchaAction, wanted: boolean): Captcha => {
  const { client } = useSite();
  const [id] = useState(randomId);
  const [image, setImage] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [work, setWork] = useState<Captcha['work']>('picture');
  const askedAt = useRef(-Infinity);
  const running = useRef<Promise<string | undefined>>(undefined);
  const byWork = work === 'busy' || work === 'done';

  const ask = (): void => {
    const now = client.clock.now();
    if (now - askedAt.current < limits.captchaEvery) return;
    askedAt.current = now;
    void client.get('captcha', { id, action }).then((answer) => {
      setFailed(!answer.ok);
      setImage(answer.ok ? `data:image/png;base64,${answer.value}` : undefined);
    });
  };

  const prove = async (): Promise<string | undefined> => {
    const given = await client.get('humanChallenge', { action, instead: 'captcha' });
    if (!given.ok || given.value.provider !== 'altcha') return undefined;
    return proofOfWork(given.value.challenge).catch(() => undefined);
  };

  const toWork = (): void => {
    const mine = prove();
    running.current = mine;
    setWork('busy');
    void mine.then((proof) => {
      // The result of an abandoned proof is ignored.
      if (running.current === mine) setWork(proof === undefined ? 'failed' : 'done');
    });
  };

  const begin = useEffectEvent(ask);
  useEffect(() => {
    if (wanted) begin();
  }, [wanted]);
  return {
    image,
    failed,
    renew: byWork ? toWork : ask,
    work,
    byWork,
    toWork,
    toPicture: () => {
      running.current = undefined;
      setWork('picture');
    },
    answer: async (letters) => {
      const captchaWork = await running.current;
      return captchaWork === undefined ? { captcha: letters.trim(), captchaId: id } : { captchaWork };
    },
  };
};
