import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { UsernameLogin } from '@/features/login/UsernameLogin';
import { inScenario } from '../../inScenario';

const meta = {
  component: UsernameLogin,
  ...inScenario,
  args: { place: 'popup', onDone: fn(), onCheck: fn(), onInvalid: fn() },
} satisfies Meta<typeof UsernameLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Agent: Story = { args: { place: 'agent' } };
