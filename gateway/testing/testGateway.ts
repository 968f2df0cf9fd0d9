import type { FastifyInstance } from 'fastify';
import { headers } from '#contract/constants';
import type { Endpoint } from '#contract/endpoint';
import { endpoints, type EndpointName } from '#contract/endpoints';
import { buildApp, type AppOptions } from '../app/app.ts';
import { jobsOf } from '../app/jobs.ts';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { envelopeKeyStore } from '../http/envelope/envelopeKeys.ts';
import { createLog } from '../platform/log/log.ts';
import type { HumanProvider } from '../members/ports/humanProvider.ts';
import type { PaymentProvider } from '../money/payments/PaymentProvider.ts';
import { outboxMessenger } from '../sender/messages/outboxMessenger.ts';
import { createTestDatabase, type TestDatabase } from './postgres/testCluster.ts';
import type { Providers } from '../app/providers.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import type { Tenant, Tenants } from '../brands/tenants/tenant.ts';
import { sandboxCashier } from '../sandbox/cashier/sandboxCashier.ts';
import type { GameVendors } from '../catalogue/vendors/GameVendors.ts';
import { vendorsOf } from '../app/vendorsOf.ts';
import type { OutsideVendorConfig } from '../outside/games/outsideVendor.ts';
import { vendorSite } from '../sandbox/games/vendorSite.ts';
import { pushServices, usualPushOrigins } from '../sender/push/pushServices.ts';
import { ownSupport } from '../content/support/ownSupport.ts';
import { encodeBody } from './encodeBody.ts';
import { jobDriver, type JobDriver } from './jobDriver.ts';
import { seal } from './seal.ts';
import { sharedCompilers } from './sharedCompilers.ts';
import { silentLog } from './silentLog.ts';
import { testMembers, type TestMembers } from './testMembers.ts';
import { testRuntime, type TestRuntime } from './testRuntime.ts';
import { testTenants } from './testTenants.ts';

export interface CallOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: string;
  /** The first brand of the gateway unless given. */
  readonly brand?: string;
  readonly idempotencyKey?: string;
  /** Sent unchanged instead of a body; the headers name its type. */
  readonly payload?: string;
  /** Over and instead of the headers that the site sends. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Address of the caller. */
  readonly ip?: string;
}

export interface TestAnswer {
  readonly status: number;
  readonly body: { readonly success: boolean; readonly value?: unknown; readonly message?: string };
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface TestGateway {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly connection: TestDatabase['connection'];
  readonly clock: TestRuntime;
  readonly vendors: GameVendors;
  readonly tenants: Tenants;
  readonly members: TestMembers;
  /** What happens later or again, by the clock of the test; what comes again and again by itself is not begun. */
  readonly jobs: JobDriver;
  /** Makes a call as the site does: own headers, sealed where the table says so. */
  readonly call: (name: EndpointName, options?: CallOptions) => Promise<TestAnswer>;
  /** Messages are sent behind an answer that does not wait for them; resolves when none is under way. */
  readonly sent: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface TestGatewayOptions extends Partial<
  Pick<AppOptions, 'trustedHops' | 'perMinute' | 'plugins' | 'log'>
> {
  readonly brands?: readonly string[];
  /** Changes to each brand. */
  readonly tenant?: Partial<Tenant>;
  /** Brands whose folder cannot be shown, as long as they are in it. */
  readonly refused?: ReadonlySet<string>;
  readonly now?: Date;
  /** Another gateway whose database it shares; closed before that one. */
  readonly beside?: Pick<TestGateway, 'connection'>;
  readonly random?: () => number;
  readonly providers?: Partial<Providers>;
  /** Game vendors outside. */
  readonly gameVendors?: readonly OutsideVendorConfig[];
  /** Human verification, which is built on the database; nobody is asked for it without. */
  readonly human?: (database: Database, runtime: Runtime) => HumanProvider;
  /** The payment provider, which is built on the database; the sandbox unless given. */
  readonly payments?: (database: Database, runtime: Runtime) => PaymentProvider | undefined;
}

/** A gateway on a database of its own, called without a network. */
export const testGateway = async (options: TestGatewayOptions = {}): Promise<TestGateway> => {
  const {
    brands = ['aurora', 'lotus'],
    tenant,
    refused,
    now,
    random,
    beside,
    providers,
    human,
    payments = sandboxCashier,
    gameVendors = [],
    ...given
  } = options;
  const { connection, drop } = beside
    ? { ...beside, drop: () => Promise.resolve() }
    : await createTestDatabase();
  const database = openDatabase({ connection });
  const runtime = testRuntime(now, random, beside && 'beside');
  const tenants = testTenants(brands, tenant, refused);
  const keep = outboxMessenger(database, runtime);
  const underWay = new Set<Promise<void>>();
  const all: Providers = {
    send: (message) => {
      const sending = keep(message).finally(() => underWay.delete(sending));
      underWay.add(sending);
      return sending;
    },
    human: human?.(database, runtime),
    social: [],
    phone: undefined,
    push: pushServices({ origins: usualPushOrigins }),
    support: () => ownSupport,
    payments: payments(database, runtime),
    ...providers,
  };
  const site = vendorSite(undefined);
  const vendors = vendorsOf({ database, runtime }, site, gameVendors);
  const app = await buildApp({
    log: createLog({ level: 'silent' }),
    trustedHops: 0,
    perMinute: 100_000,
    plugins: [],
    ...given,
    providers: all,
    database,
    runtime,
    tenants,
    vendors,
    vendorSite: site,
    publicPort: 0,
    schemaController: sharedCompilers,
  });
  await app.ready();
  const log = silentLog;
  const parts = { database, runtime, tenants, log, providers: all, vendors };
  const jobs = jobDriver({ database, runtime, connection, log }, jobsOf(parts, app).handlers);
  const keys = envelopeKeyStore(database.queries, runtime);
  const call: TestGateway['call'] = async (name, { brand = brands[0], ...sent } = {}) => {
    const endpoint: Endpoint = endpoints[name];
    const host = `${brand}.localhost`;
    const merchantCode = tenants.forHost(host)?.merchantCode ?? '';
    const context = { method: endpoint.method, path: endpoint.path, merchant: merchantCode };
    const sealing = { ...(await keys.current(merchantCode)), time: runtime.now().getTime() };
    const body =
      sent.payload !== undefined
        ? undefined
        : endpoint.encrypted
          ? seal(sent.body ?? {}, context, sealing)
          : sent.body;
    const encoded = body === undefined ? undefined : await encodeBody(endpoint, body);
    const payload = sent.payload ?? encoded?.payload;
    const response = await app.inject({
      method: endpoint.method,
      url: endpoint.path,
      ...(sent.query && { query: { ...sent.query } }),
      ...(sent.ip && { remoteAddress: sent.ip }),
      headers: {
        host,
        [headers.client]: 'site',
        ...(sent.token && { authorization: `Bearer ${sent.token}` }),
        ...(sent.idempotencyKey && { [headers.idempotencyKey]: sent.idempotencyKey }),
        ...(encoded && { 'content-type': encoded.type }),
        ...sent.headers,
      },
      ...(payload !== undefined && { payload }),
    });
    return {
      status: response.statusCode,
      body: response.json(),
      headers: response.headers,
    };
  };
  return {
    app,
    database,
    connection,
    clock: runtime,
    vendors,
    tenants,
    members: testMembers(database, runtime),
    jobs,
    call,
    sent: async () => {
      await Promise.allSettled(underWay);
    },
    close: async () => {
      await jobs.close();
      await app.close();
      await database.close();
      await drop();
    },
  };
};
