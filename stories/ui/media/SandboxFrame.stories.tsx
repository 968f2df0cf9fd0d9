import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SandboxFrame } from '@/ui/media/SandboxFrame';

const meta = {
  component: SandboxFrame,
  // axe cannot check the frame's content, which has no origin and is not ours.
  parameters: { a11y: { options: { iframes: false } } },
  args: { src: 'about:blank', title: 'Xác minh bạn là người thật', onMessage: fn() },
} satisfies Meta<typeof SandboxFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
