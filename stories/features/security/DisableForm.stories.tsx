import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DisableForm } from '@/features/security/DisableForm';
import { inScenario } from '../../inScenario';

const meta = {
  component: DisableForm,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['LOGIN-13'] },
  args: { left: 8, disable: async () => ({ ok: true, value: null }), onDone: fn() },
} satisfies Meta<typeof DisableForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ManyCodesLeft: Story = {};
export const LastCode: Story = { args: { left: 1 }, tags: ['phone'] };
