import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { stressTexts } from '@/testing/samples';
import { Button } from '@/ui/actions/Button';
import { SidePanel } from '@/ui/overlays/SidePanel';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: SidePanel,
  args: {
    title: 'Hỗ trợ trực tuyến',
    closeLabel: 'Đóng',
    onClose: fn(),
    children: 'Nhân viên trả lời ngay tại đây.',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
};
export const LongText: Story = {
  tags: ['phone'],
  args: {
    title: stressTexts.longLabel,
    children: Array.from({ length: 30 }, (_, key) => <p key={key}>{stressTexts.marks}</p>),
  },
};

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Mở hỗ trợ</Button>
      {open && (
        <SidePanel title="Hỗ trợ trực tuyến" closeLabel="Đóng" takesFocus onClose={() => setOpen(false)}>
          <Button>Gửi</Button>
        </SidePanel>
      )}
    </>
  );
}

/** The page beside it can be used all the time. */
export const BesideThePage: Story = {
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Mở hỗ trợ' });
    await userEvent.click(opener);
    const panel = await canvas.findByRole('dialog', { name: 'Hỗ trợ trực tuyến' });
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(opener);
    await expect(panel).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};
