import { request } from 'node:http';
import { headers } from '#contract/constants';
import type { EndpointName } from '#contract/endpoints';
import { endpoints } from '#contract/endpoints';
import type { GameView, PlayedView } from '../../sandbox/games/engine/gameWire.ts';
import type { RoundAct } from '../../sandbox/games/engine/roundActs.ts';

const BRAND = 'wireframe';

interface Sent {
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly client: 'site' | 'game';
  readonly token?: string;
  readonly body?: unknown;
}

interface Answer {
  readonly success: boolean;
  readonly value?: unknown;
  readonly message?: string;
}

/** One call over the network under the name of a host; nothing when no answer came. */
const ask = (
  address: string,
  { host, method, path, client, token, body }: Sent,
): Promise<Answer | undefined> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const call = request(
      {
        hostname,
        port,
        method,
        path,
        headers: {
          host: `${host}:${port}`,
          [headers.client]: client,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        let text = '';
        response.on('data', (part) => (text += String(part)));
        response.on('error', () => resolve(undefined));
        response.on('end', () => {
          try {
            resolve((response.statusCode ?? 500) < 500 ? (JSON.parse(text) as Answer) : undefined);
          } catch {
            resolve(undefined);
          }
        });
      },
    );
    call.on('error', () => resolve(undefined));
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });

/** A member at a game of the sandbox vendor, as a browser would be: logged in by a hand-over code. */
export const vendorPlayer = async (address: () => string, code: string, gameCode: string) => {
  const site = async (name: EndpointName, body: unknown, token?: string): Promise<unknown> => {
    const { method, path } = endpoints[name];
    const host = `${BRAND}.localhost`;
    const answer = await ask(address(), {
      host,
      method,
      path,
      client: 'site',
      body,
      ...(token && { token }),
    });
    if (answer?.success !== true) throw new Error(`${name}: ${answer?.message ?? 'no answer'}`);
    return answer.value;
  };
  const { token } = (await site('handOver', { code })) as { token: string };
  const { game: known } = (await (async () => {
    const { path } = endpoints.gameDetail;
    const answer = await ask(address(), {
      host: `${BRAND}.localhost`,
      method: 'GET',
      path: `${path}?gameCode=${gameCode}&language=EN`,
      client: 'site',
    });
    return answer?.value;
  })()) as { game: { vassalage: string } };
  const launch = { gameCode, vassalage: known.vassalage, platform: 'WEB', language: 'EN' };
  const { url } = (await site('launchGame', launch, token)) as { url: string };
  const host = `games.${BRAND}.localhost`;
  const opened = await ask(address(), {
    host,
    method: 'POST',
    path: '/play/api/open',
    client: 'game',
    body: { merchant: BRAND, ticket: new URL(url).hash.slice(1) },
  });
  const game = opened?.value as GameView;
  /** One call of the game's page; nothing when no answer came. Throws when it is refused. */
  const call = async (path: string, sent: unknown): Promise<PlayedView | undefined> => {
    const answer = await ask(address(), {
      host,
      method: 'POST',
      path: `/play/api/${path}`,
      client: 'game',
      token: game.token,
      body: sent,
    });
    if (answer === undefined || answer.message === 'try_again') return undefined;
    if (!answer.success) throw new Error(answer.message);
    return answer.value as PlayedView;
  };
  return {
    game,
    /** Plays a round. */
    round: (key: string, stake: number) => call('round', { key, stake }),
    /** Continues a round. */
    act: (id: string, at: number, act: RoundAct) => call('act', { id, at, act }),
  };
};
