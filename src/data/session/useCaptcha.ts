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
   * The way of those who cannot read a picture: the browser works in their place. picture: nobody asked for it. failed:
   * it could not be done.
   */
  readonly work: 'picture' | 'busy' | 'done' | 'failed';
  /** The letters are not asked for. */
  readonly byWork: boolean;
  readonly toWork: () => void;
  readonly toPicture: () => void;
  /** What goes along with the call, given the letters that were read; waits for work that is under way. */
  readonly answer: (letters: string) => Promise<CaptchaAnswer>;
}

type CaptchaAnswer =
  { readonly captcha: string; readonly captchaId: string } | { readonly captchaWork: string };

/** A picture to read, good for one answer; another at most once a second (LOGIN-07). */
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
      // What was given up ends unheard.
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
