import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Compile } from 'typebox/compile';
import { gameMessageTypes, hostMessageTypes } from '#contract/gameMessages';
import { walletBodies } from '../../play/seamlessWallet/vendorWallet.ts';
import { answerShapes, requestSchemas } from './vendorWire.ts';

const text = readFileSync(join(import.meta.dirname, '../../../docs/ports/game-vendor.md'), 'utf8');
const examples = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, example = '']) => JSON.parse(example) as Record<string, unknown>,
);

test('PORT-01 each example of the game vendor’s document is what the gateway sends or takes', () => {
  const wallet = Object.entries(walletBodies).map(([act, schema]) => [`wallet.${act}`, schema] as const);
  for (const [type, schema] of [...wallet, ...Object.entries(requestSchemas)]) {
    const found = examples.filter((example) => example.type === type);
    expect([type, found.map((example) => Compile(schema).Check(example))]).toEqual([type, [true]]);
  }
  const answers = examples.filter((example) => !('type' in example) && !('visit' in example));
  expect(answers).toHaveLength(4);
  for (const [at, shape] of Object.values(answerShapes).entries())
    expect(shape.Check(answers[at])).toBe(true);
});

test('PORT-01 the game vendor’s document names every message between page and site', () => {
  for (const type of [...gameMessageTypes, ...hostMessageTypes])
    expect(text).toMatch(new RegExp(`[\`"]${type}[\`"]`));
});
