import type { Decorator, Meta } from '@storybook/react-webpack5';
import type { DeskCallName } from '#contract/desk';
import type { DeskValue } from '#contract/deskTypes';
import type { ErrorCode } from '#contract/errors';
import type { DeskClient } from '@/data/desk/deskClient';
import { DeskContext } from '@/data/desk/deskContext';
import { deskAnswers, deskOf } from '@/testing/scenario/deskFixtures';
import { inScenario, inScenarioSite } from '../inScenario';

interface DeskParameters {
  answers?: { readonly [Name in DeskCallName]?: DeskValue<Name> };
  refusals?: Partial<Record<DeskCallName, ErrorCode>>;
  waits?: readonly DeskCallName[];
}

/** The desk's calls as the story wants them answered. */
const callOf =
  ({ answers = {}, refusals = {}, waits = [] }: DeskParameters): DeskClient['call'] =>
  async (name) => {
    const code = refusals[name];
    if (waits.includes(name)) await new Promise(() => undefined);
    if (code !== undefined) return { ok: false, failure: { kind: 'refused', status: 400, code } };
    return { ok: true, value: answers[name] ?? deskAnswers[name] };
  };

const inDesk: Decorator = (Story, { parameters }) => (
  <DeskContext value={deskOf(callOf((parameters['desk'] ?? {}) as DeskParameters))}>
    <Story />
  </DeskContext>
);

/** Renders a story at a desk. `parameters.desk` says how its calls are answered. */
export const atDesk: Pick<Meta, 'loaders' | 'decorators' | 'beforeEach'> = {
  ...inScenario,
  decorators: [inDesk, inScenarioSite],
};
