import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import type { Boot } from '#contract/boot';
import { endpoints } from '#contract/endpoints';
import type { BuiltEndpointName } from '#contract/schemas';
import type { FailureValue, Permission, Value } from '#contract/wireTypes';
import { createSite, type Site } from '@/data/session/site';
import { SiteProvider } from '@/data/session/SiteProvider';
import { localText, sessionText } from '@/data/storage/storage';
import { member, permission } from './scenario/fixtures';
import { scenario, type ScenarioOptions } from './scenario/scenario';

const usual = scenario({ role: 'member' });

export const testBoot: Boot = {
  ...usual.boot,
  brand: {
    ...usual.boot.brand,
    titles: { EN: '{{brand}} – Online entertainment lobby' },
    gameListCentres: ['FISH'],
    gameRows: {},
    navigation: { order: [], hidden: [] },
  },
  now: 1_795_180_800_000,
};

export const testSite = (
  boot: Partial<Boot> = {},
  parts: Partial<Pick<Site, 'arrival' | 'leave' | 'openWindow' | 'push'>> = {},
): Site =>
  createSite({
    boot: { ...testBoot, ...boot },
    clock: { now: () => testBoot.now },
    random: () => 0,
    sessionText: sessionText(),
    localText: localText(),
    location: { host: 'aurora.localhost', origin: 'http://aurora.localhost' },
    arrival: {},
    leave: () => undefined,
    openWindow: () => true,
    ...parts,
  });

export const inSite = (site: Site) =>
  function InSite({ children }: { children: ReactNode }) {
    return <SiteProvider site={site}>{children}</SiteProvider>;
  };

export const testMember: Value<'memberInfo'> = {
  ...member,
  lastLoginAt: null,
  availablePromo: { REFERRAL: { enabled: false } },
};

export const testPermission: Permission = { ...permission('aurora'), maintenanceEnd: null };

/** Mock of the gateway at the network edge; an unexpected call fails the test. */
export const testGateway = () => {
  const server = setupServer(
    // Every member page makes these calls; by default the member has no pause and no answer of support.
    http.get(`*${endpoints.playBreak.path}`, () =>
      HttpResponse.json({ success: true, value: { pause: null, realityCheckAt: null } }),
    ),
    http.get(`*${endpoints.supportUnread.path}`, () =>
      HttpResponse.json({ success: true, value: { count: 0 } }),
    ),
  );
  const asked: Request[] = [];
  const reply = (name: BuiltEndpointName, body: object, status: number) => {
    const { method, path } = endpoints[name];
    const on = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method];
    server.use(
      on(`*${path}`, ({ request }) => {
        asked.push(request.clone() as Request);
        return HttpResponse.json(body, { status });
      }),
    );
  };
  return {
    asked,
    /** Bodies of one call, in order. */
    bodiesOf: (name: BuiltEndpointName): Promise<unknown[]> =>
      Promise.all(
        asked
          .filter(
            ({ method, url }) =>
              method === endpoints[name].method && new URL(url).pathname === endpoints[name].path,
          )
          .map((request) => request.clone().json() as Promise<unknown>),
      ),
    /** Uses the answers of a scenario. */
    visit: (options: ScenarioOptions) => server.use(scenario(options).gateway),
    /** Adds a custom handler. */
    handle: (handler: HttpHandler) => server.use(handler),
    open: () => server.listen({ onUnhandledFrame: 'error' }),
    reset: () => {
      server.resetHandlers();
      asked.length = 0;
      sessionText().clear();
      localText().clear();
    },
    close: () => server.close(),
    answers: <Name extends BuiltEndpointName>(name: Name, value: Value<Name>) =>
      reply(name, { success: true, value }, 200),
    refuses: <Name extends BuiltEndpointName>(
      name: Name,
      message: string,
      status: number,
      value?: FailureValue<Name>,
    ) => reply(name, { success: false, message, value }, status),
  };
};
