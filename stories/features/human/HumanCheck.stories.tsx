import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { HumanCheck } from '@/features/human/HumanCheck';
import { inScenario } from '../../inScenario';

const meta = {
  component: HumanCheck,
  ...inScenario,
  parameters: { requirements: ['LOGIN-04'] },
  args: { check: { done: fn() } },
} satisfies Meta<typeof HumanCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CouldNotOpen: Story = {
  tags: ['phone'],
  play: async () => {
    const frame = await screen.findByTitle<HTMLIFrameElement>('Xác minh bạn là người thật');
    window.dispatchEvent(
      new MessageEvent('message', { data: { kind: 'failed' }, origin: 'null', source: frame.contentWindow }),
    );
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};
