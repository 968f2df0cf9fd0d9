import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { SlipDoor } from '@/features/sports/slipDoor';
import { SlipLink } from '@/features/sports/SlipLink';
import { inScenario } from '../../inScenario';

function Door({ onOpen }: { onOpen: () => void }) {
  return (
    <SlipDoor value={onOpen}>
      <div style={{ position: 'relative', marginTop: 60, height: 42 }}>
        <SlipLink />
      </div>
    </SlipDoor>
  );
}

const meta = {
  component: Door,
  ...inScenario,
  args: { onOpen: fn() },
  parameters: { requirements: ['SPORT-01', 'A11Y-02'] },
} satisfies Meta<typeof Door>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seen only while it has the focus. */
export const Focused: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: 'Đến phiếu cược' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Đến phiếu cược' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalled();
  },
};
