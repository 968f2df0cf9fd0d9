import type { OutsideVendorConfig } from '../outside/games/outsideVendor.ts';
import { StartError } from '../platform/postgres/StartError.ts';
import { isSandboxCode } from '../sandbox/games/sandboxVendor.ts';
import type { Environment } from './config.ts';

const CODE = /^[A-Z][A-Z0-9]{1,15}$/;
/** Vendors of tests and trials on this machine need no certificate. */
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const complaint =
  'GAME_VENDORS has to be a list such as ACME=https://games.acme.example,ORBIT=https://orbit.example/marquee: a code of capital letters and digits that no other vendor has, and an https address without query.';

const readOne = (text: string): OutsideVendorConfig => {
  const [code = '', ...address] = text.trim().split('=');
  const url = URL.parse(address.join('='));
  const isPlain = url !== null && `${url.username}${url.password}${url.search}${url.hash}` === '';
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL.test(url.hostname));
  if (!CODE.test(code) || isSandboxCode(code) || !isPlain || !isSafe) throw new StartError(complaint);
  return { code, url };
};

/** The game vendors outside. Throws StartError with one line for a list that cannot be meant. */
export const readGameVendors = (env: Environment): OutsideVendorConfig[] => {
  const list = (env.GAME_VENDORS || undefined)?.split(',').map(readOne) ?? [];
  if (new Set(list.map(({ code }) => code)).size < list.length) throw new StartError(complaint);
  return list;
};
