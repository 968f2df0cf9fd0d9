import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { manifestFields } from '#theme/manifest/manifestFields';
import { testRuntime } from '../../testing/testRuntime.ts';
import { outsideSupport } from './outsideSupport.ts';

const folder = join(import.meta.dirname, '../../../docs/ports');
const [manifest, , claims] = [
  ...readFileSync(join(folder, 'support-provider.md'), 'utf8').matchAll(/```json\n([\s\S]*?)```/g),
].map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);

test('PORT-01 the example of a brand is one that the gateway takes', () => {
  const complaints: unknown[] = [];
  const read = manifestFields.supportChat.read(manifest?.['supportChat'], 'supportChat', (fault) =>
    complaints.push(fault),
  );
  expect([read, complaints]).toEqual([manifest?.['supportChat'], []]);
});

test('PORT-01 the token of the document has the claims that the gateway writes', async () => {
  const { seat } = outsideSupport({
    id: 'acme-1',
    runtime: testRuntime(),
    secrets: () => Promise.resolve([`whsec_${Buffer.alloc(32, 7).toString('base64')}`]),
  });
  const { token } = await seat({ memberId: 'm', merchant: 'aurora', origin: 'https://aurora.example' });
  const written = decodeJwt(token ?? '');
  expect(Object.keys(written).toSorted()).toEqual(Object.keys(claims ?? {}).toSorted());
  expect((written.exp ?? 0) - (written.iat ?? 0)).toBe(600);
});
