import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import type { Boot } from '#contract/boot';
import { endpoints } from '#contract/endpoints';
import { referenceProfile } from '#contract/profile';
import type { BuiltEndpointName } from '#contract/schemas';
import type { FailureValue, Permission, Value } from '#contract/wireTypes';
import { createSite, type Site } from '@/data/session/site';
import { SiteProvider } from '@/data/session/SiteProvider';
import { localText, sessionText } from '@/data/storage/storage';

export const testBoot: Boot = {
  build: 'test',
  language: 'VI',
  brand: {
    key: 'aurora',
    name: 'Aurora88',
    abouts: { VI: 'Sảnh của {{brand}}, từ {{age}} tuổi.' },
    titles: { EN: '{{brand}} – Online entertainment lobby' },
    merchantCode: 'aurora',
    languages: ['VI', 'EN'],
    currency: 'VND',
    decimals: 0,
    timeZone: 'Asia/Ho_Chi_Minh',
    age: 21,
    logo: '/logo.svg',
    art: {
      url: '/brands/aurora/hero',
      src: '/brands/aurora/hero-780.webp',
      srcSet: '/brands/aurora/hero-780.webp 780w',
      avif: '/brands/aurora/hero-780.avif 780w',
      small: ['/brands/aurora/hero-390.webp'],
    },
    homeOrder: ['banners', 'notices', 'matches', 'lobby', 'promotions'],
    links: { support: 'https://help.example/' },
    helpLines: [],
    gameListCentres: ['FISH'],
    footer: 'standard',
    vendorPictures: 'color',
    asksConsent: true,
  },
  profile: { ...referenceProfile, envelope: false, socket: false },
  answers: {},
  hero: null,
  playMoney: true,
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
  id: 'm1',
  account: 'minhanh92',
  nickname: 'Minh Anh',
  type: 0,
  vipLevel: 3,
  lastLoginAt: null,
  availablePromo: { REFERRAL: { enabled: false } },
};

const { key, name, merchantCode, languages, currency, decimals, timeZone, age } = testBoot.brand;

export const testPermission: Permission = {
  info: {
    domainRoute: '',
    mainDomain: 'aurora.example',
    resources: [],
    whitelabelVal: {
      ...{ brand: key, name, merchantCode, languages: [...languages], currency, decimals, timeZone, age },
      currencySymbol: '₫',
      favicon: '/favicon.svg',
    },
    validate: [],
    gtagId: null,
    imageCDNs: [],
    launchGameCDNs: [],
    supportUrl: '',
  },
  location: { ip: '203.0.113.24', country: 'VN' },
  maintenance: false,
  regionRestriction: false,
  maintenanceEnd: null,
};

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
