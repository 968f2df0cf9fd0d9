import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { LoginRehearsal } from '@/features/login/LoginRehearsal';
import { inScenario } from '../../inScenario';

const meta = {
  component: LoginRehearsal,
  ...inScenario,
  args: { onDone: fn() },
} satisfies Meta<typeof LoginRehearsal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsNothing: Story = {};
