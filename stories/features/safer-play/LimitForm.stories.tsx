import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { LimitForm } from '@/features/safer-play/LimitForm';
import * as given from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: LimitForm,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SAFE-01'] },
  args: {
    limit: given.rows.used,
    setLimit: given.limitTaken,
    onSaved: () => undefined,
    onLeave: () => undefined,
  },
} satisfies Meta<typeof LimitForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfMoney: Story = {};
export const First: Story = { args: { limit: given.rows.notSet } };
export const OfTime: Story = {
  args: { limit: given.timeLimit('week', null, 310) },
  play: async ({ canvas }) => userEvent.type(await canvas.findByRole('textbox'), '150'),
};
export const TooShort: Story = {
  args: { limit: given.timeLimit('day', null) },
  play: async ({ canvas }) => userEvent.type(await canvas.findByRole('textbox'), '5{Enter}'),
};
export const Refused: Story = {
  args: {
    setLimit: () => Promise.resolve({ ok: false, failure: { kind: 'refused', code: 'try_again' } }),
  },
  play: async ({ canvas }) => userEvent.type(await canvas.findByRole('textbox'), '500000{Enter}'),
};
