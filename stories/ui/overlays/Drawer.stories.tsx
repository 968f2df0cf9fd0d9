import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { stressTexts, vendors } from '@/testing/samples';
import { Button } from '@/ui/actions/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Drawer } from '@/ui/overlays/Drawer';
import { inBrandsAndOnPhone } from '../../modes';

const filters = vendors.map(({ id, name }) => (
  <Checkbox key={id} name={id} checked={id === 'Lumen'} onChange={() => undefined}>
    {name}
  </Checkbox>
));

const meta = {
  component: Drawer,
  args: {
    open: true,
    title: 'Lọc trò chơi',
    closeLabel: 'Đóng',
    onClose: fn(),
    children: filters,
    actions: <Button tone="primary">Áp dụng</Button>,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

function Opener({ children }: { children: typeof filters }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Mở bộ lọc</Button>
      <Drawer open={open} title="Lọc trò chơi" closeLabel="Đóng" onClose={() => setOpen(false)}>
        {children}
      </Drawer>
    </>
  );
}

export const Open: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
};
export const FromTheLeft: Story = { args: { side: 'left', actions: undefined } };
export const LongText: Story = {
  tags: ['phone'],
  args: {
    title: stressTexts.longLabel,
    children: Array.from({ length: 12 }, (_, key) => <p key={key}>{stressTexts.marks}</p>),
  },
};
export const ClosedByEscape: Story = {
  render: () => <Opener>{filters}</Opener>,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Mở bộ lọc' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Lọc trò chơi' });
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};
