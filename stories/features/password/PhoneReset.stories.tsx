import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PhoneReset } from '@/features/password/PhoneReset';
import { inScenario } from '../../inScenario';

const meta = { component: PhoneReset, ...inScenario, args: { captcha: false, onDone: fn() } } satisfies Meta<
  typeof PhoneReset
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { tags: ['phone'] };
export const WithCaptcha: Story = { args: { captcha: true } };
