import { join } from 'node:path';
import { readProviders, type ProviderConfig } from './providerConfig.ts';
import { readTableStreams, type TableStreams } from '../sandbox/games/tableStreams.ts';
import { StartError } from '../platform/postgres/StartError.ts';

const PROJECT = join(import.meta.dirname, '..', '..');

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

/** What an operator may set from outside, read once. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Of a PostgreSQL of the operator's; without it the embedded one runs. */
  readonly databaseUrl: string | undefined;
  /** Folder of the embedded database and of what the gateway keeps besides. */
  readonly dataDir: string | undefined;
  readonly brandsDir: string;
  readonly defaultBrand: string;
  readonly production: boolean;
  /** Accounts with shown passwords: part of a demonstration, never of production. */
  readonly demoAccounts: boolean;
  /** Proxies in front of the gateway. */
  readonly trustedHops: number;
  /**
   * The port in the address that visitors type. Undefined: the port that the gateway listens on. 0: none is written,
   * so it is 443 for https and 80 for http.
   */
  readonly publicPort: number | undefined;
  readonly logLevel: LogLevel;
  /** Of a gateway elsewhere: then this process is the front alone. */
  readonly gatewayUrl: URL | undefined;
  /** Origin of the sandbox vendor's games; without it `games.` before each brand's host. */
  readonly vendorOrigin: string | undefined;
  /** Video of the sandbox's live tables. */
  readonly tableStreams: TableStreams;
  /** Folder of the build. */
  readonly distDir: string;
  /** Seconds for which `/readyz` refuses before a stop. */
  readonly drainSeconds: number;
  /** Calls a minute from one address. */
  readonly perMinute: number;
  /** Third parties that messages, checks and sign-in go through. */
  readonly providers: ProviderConfig;
  /** Whether GET /wps/openapi.json is answered: by default anywhere but in production. */
  readonly openApi: boolean;
}

const integer = (env: Environment, name: string, fallback: number, most: number): number => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value <= most) return value;
  throw new StartError(`${name} is "${text}": it has to be a whole number from 0 to ${most}.`);
};

const flag = (env: Environment, name: string, fallback: boolean): boolean => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (text === '1' || text === '0') return text === '1';
  throw new StartError(`${name} is "${text}": it has to be 1 or 0.`);
};

const demoAccounts = (env: Environment, production: boolean): boolean => {
  const wanted = flag(env, 'DEMO_ACCOUNTS', !production);
  if (wanted && production) throw new StartError('DEMO_ACCOUNTS has no place in production: leave it out.');
  return wanted;
};

const databaseUrl = (env: Environment): string | undefined => {
  const text = env.DATABASE_URL || undefined;
  if (text === undefined || /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new StartError('DATABASE_URL has to look like postgres://user:password@host:5432/database.');
};

const gatewayUrl = (env: Environment): URL | undefined => {
  const text = env.GATEWAY_URL || undefined;
  const url = text === undefined ? undefined : URL.parse(text);
  if (url === undefined || url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new StartError('GATEWAY_URL has to look like https://gateway.example.');
};

const vendorOrigin = (env: Environment): string | undefined => {
  const text = env.VENDOR_ORIGIN || undefined;
  const url = text === undefined ? undefined : URL.parse(text);
  if (url === undefined) return undefined;
  if ((url?.protocol === 'http:' || url?.protocol === 'https:') && url.pathname === '/') return url.origin;
  throw new StartError('VENDOR_ORIGIN has to look like https://games.example.');
};

const tableStreams = (env: Environment): TableStreams => {
  const streams = readTableStreams(env.TABLE_STREAMS ?? '');
  if (streams !== undefined) return streams;
  throw new StartError('TABLE_STREAMS has to look like LIVE0001=hls:https://video.example/one/live.m3u8.');
};

const logLevel = (env: Environment, production: boolean): LogLevel => {
  const text = env.LOG_LEVEL || (production ? 'info' : 'warn');
  const level = logLevels.find((known) => known === text);
  if (level !== undefined) return level;
  throw new StartError(`LOG_LEVEL is "${text}": it has to be one of ${logLevels.join(', ')}.`);
};

/** Throws StartError with one line for a value that cannot be meant. */
export const readConfig = (env: Environment): Config => {
  const production = env.NODE_ENV === 'production';
  const trustedHops = integer(env, 'TRUST_PROXY', 0, 9);
  return {
    port: integer(env, 'PORT', 8080, 65_535),
    host: env.HOST || 'localhost',
    databaseUrl: databaseUrl(env),
    dataDir: env.DATA_DIR || undefined,
    brandsDir: env.BRANDS_DIR || join(PROJECT, 'theme', 'brands'),
    defaultBrand: env.DEFAULT_BRAND || 'aurora',
    production,
    demoAccounts: demoAccounts(env, production),
    trustedHops,
    // Behind a proxy visitors type the proxy's port, which the gateway cannot see: 0 unless PUBLIC_PORT names it.
    publicPort: env.PUBLIC_PORT || trustedHops > 0 ? integer(env, 'PUBLIC_PORT', 0, 65_535) : undefined,
    logLevel: logLevel(env, production),
    gatewayUrl: gatewayUrl(env),
    vendorOrigin: vendorOrigin(env),
    tableStreams: tableStreams(env),
    distDir: join(PROJECT, env.DIST_DIR || 'dist'),
    drainSeconds: integer(env, 'DRAIN_SECONDS', production ? 5 : 0, 300),
    perMinute: integer(env, 'RATE_LIMIT', 1_200, 1_000_000),
    providers: readProviders(env),
    openApi: flag(env, 'OPENAPI', !production),
  };
};
