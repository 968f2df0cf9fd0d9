import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { EmailReset } from '@/features/password/EmailReset';
import { inScenario } from '../../inScenario';

const meta = { component: EmailReset, ...inScenario, args: { captcha: false, onDone: fn() } } satisfies Meta<
  typeof EmailReset
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const WithCaptcha: Story = { args: { captcha: true } };
