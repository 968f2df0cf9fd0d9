import fc from 'fast-check';
import type { EndpointName } from '#contract/endpoints';
import { schemas, type EndpointSchemas } from '#contract/schemas';
import { fuzzShape } from '../fuzzShape.ts';

const hosts = (brands: readonly string[]): string[] => [
  ...brands.map((brand) => `${brand}.localhost`),
  `games.${brands[0]}.localhost`,
  'evil.example',
  '[::1]',
  'a'.repeat(300),
];
const types = [
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/csp-report',
  'x',
];
const keys = (count: number): string =>
  `{${Array.from({ length: count }, (_, at) => `"k${at}":0`).join(',')}}`;
const payloads = [
  '['.repeat(16_000),
  keys(1_600),
  '['.repeat(2_000_000),
  keys(600_000),
  '{"__proto__":1}',
  '"\\ud800"',
  '\u0000',
  '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n',
];

const anyObject = { type: 'object' } as EndpointSchemas['value'];
const queryOf = (name: EndpointName) =>
  fuzzShape((schemas as Partial<Record<EndpointName, EndpointSchemas>>)[name]?.query ?? anyObject);

/** What an attacker may send to a call. */
export const attackShapes = (name: EndpointName, brands: readonly string[], token: string) =>
  fc.record({
    fields: queryOf(name),
    host: fc.constantFrom(...hosts(brands)),
    type: fc.constantFrom(...types),
    payload: fc.oneof(fc.constantFrom(...payloads), fc.json()),
    authorization: fc.constantFrom(`Bearer ${token}`, 'Bearer x', 'x'.repeat(5_000)),
    more: fc.constantFrom(
      '',
      'x-forwarded-host: evil.example\r\n',
      'origin: null\r\n',
      'upgrade: websocket\r\nconnection: upgrade\r\n',
    ),
  });
