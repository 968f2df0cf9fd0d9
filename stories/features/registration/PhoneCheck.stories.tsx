import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PhoneCheck } from '@/features/registration/PhoneCheck';
import { inScenario } from '../../inScenario';

const meta = {
  component: PhoneCheck,
  ...inScenario,
  // axe cannot check the frame's content, which has no origin and is not ours.
  parameters: { requirements: ['REG-06'], a11y: { options: { iframes: false } } },
  args: { question: { ask: { kind: 'send', number: '+84912345678' }, done: fn() } },
} satisfies Meta<typeof PhoneCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = { tags: ['phone'] };
export const CheckingUnseen: Story = {
  args: { question: { ask: { kind: 'check', session: 'session-1', code: '246810' }, done: fn() } },
};
