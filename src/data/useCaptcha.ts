import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CaptchaAction } from '#contract/constants';
import { limits } from '@/config/limits';
import { useSite } from './siteContext';

export interface Captcha {
  /** Names the picture to the gateway; made by this page. */
  readonly id: string;
  /** Address of the picture; undefined until it has come. */
  readonly image: string | undefined;
  readonly failed: boolean;
  readonly renew: () => void;
}

const randomId = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A picture to read, good for one answer; another at most once a second (LOGIN-07). */
export const useCaptcha = (action: CaptchaAction, wanted: boolean): Captcha => {
  const { client } = useSite();
  const [id] = useState(randomId);
  const [image, setImage] = useState<string>();
  const [failed, setFailed] = useState(false);
  const askedAt = useRef(-Infinity);

  const ask = (): void => {
    const now = client.clock.now();
    if (now - askedAt.current < limits.captchaEvery) return;
    askedAt.current = now;
    void client.call('captcha', { query: { id, action } }).then((answer) => {
      setFailed(!answer.ok);
      setImage(answer.ok ? `data:image/png;base64,${answer.value}` : undefined);
    });
  };

  const begin = useEffectEvent(ask);
  useEffect(() => {
    if (wanted) begin();
  }, [wanted]);
  return { id, image, failed, renew: ask };
};
