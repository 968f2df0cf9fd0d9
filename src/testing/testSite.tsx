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
  },
  now: 1_795_180_800_000,
};

export const testSite = (
  boot: Partial<Boot> = {},
  parts: Partial<Pick<Site, 'arrival' | 'leave' | 'openWindow'>> = {},
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

/** A gateway at the network edge: what it was not told to answer fails the test. */
export const testGateway = () => {
  const server = setupServer(
    // Every page of a member asks for it: nothing keeps this one from playing.
    http.get(`*${endpoints.playBreak.path}`, () =>
      HttpResponse.json({ success: true, value: { pause: null, realityCheckAt: null } }),
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
    /** Bodies of the calls of one name, in their order. */
    bodiesOf: (name: BuiltEndpointName): Promise<unknown[]> =>
      Promise.all(
        asked
          .filter(
            ({ method, url }) =>
              method === endpoints[name].method && new URL(url).pathname === endpoints[name].path,
          )
          .map((request) => request.clone().json() as Promise<unknown>),
      ),
    /** Answers as in a story of that visit. */
    visit: (options: ScenarioOptions) => server.use(scenario(options).gateway),
    /** Answers in a way of its own. */
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
