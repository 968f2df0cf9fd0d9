import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Compile } from 'typebox/compile';
import { CallbackSchema } from '../../money/payments/paymentCallback.ts';
import { readSignedCall } from '../../platform/signature/signedCall.ts';
import { answerShapes, requestSchemas } from './paymentWire.ts';

const folder = join(import.meta.dirname, '../../../docs/ports');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const examples = [...read('payment-provider.md').matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
);

test('PORT-01 each example of the payment provider’s document is what the gateway sends or takes', () => {
  const requests = Object.entries({ ...requestSchemas, 'payment.event': CallbackSchema });
  for (const [type, schema] of requests) {
    const found = examples.filter((example) => example.type === type);
    expect([type, found.map((example) => Compile(schema).Check(example))]).toEqual([type, [true]]);
  }
  const answers = examples.filter((example) => !('type' in example));
  expect(answers).toHaveLength(3);
  for (const [at, shape] of Object.values(answerShapes).entries())
    expect(shape.Check(answers[at])).toBe(true);
});

test('PORT-01 the signature of the example in docs/ports holds', () => {
  const value = (name: string) => new RegExp(`^${name} +(.+)$`, 'm').exec(read('README.md'))?.[1] ?? '';
  const headers = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, value(name)]),
  );
  const now = new Date(Number(value('webhook-timestamp')) * 1_000);
  const body = value('body');
  expect(readSignedCall([value('secret')], { headers, body }, now)).toMatchObject({ body });
});
