import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { DeskHandOver } from '@/desk/DeskHandOver';
import { deskStaff } from '@/testing/scenario/deskFixtures';
import { atDesk } from './atDesk';

const meta = {
  component: DeskHandOver,
  ...atDesk,
  args: {
    colleagues: [deskStaff.hoa, deskStaff.lead],
    disabled: false,
    loading: false,
    onHandOver: fn(),
  },
  parameters: { requirements: ['INFO-03'] },
} satisfies Meta<typeof DeskHandOver>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nobody: Story = {};
export const Disabled: Story = { args: { disabled: true } };
/** A choice alone hands nothing over. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Chuyển cho'), 'Hoa');
    await expect(args.onHandOver).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Chuyển cho Hoa' }));
    await expect(args.onHandOver).toHaveBeenCalledWith(deskStaff.hoa.id);
  },
};
