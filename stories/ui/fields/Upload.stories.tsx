import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { Upload } from '@/ui/fields/Upload';
import { onePicture } from '@/testing/scenario/onePicture';

const meta = {
  component: Upload,
  args: {
    label: 'Tải ảnh biên lai lên',
    note: 'Ảnh PNG hoặc JPG, mỗi ảnh tối đa 5 MB, tối đa 3 ảnh',
    addLabel: 'Thêm ảnh',
    removeLabel: (name) => `Bỏ ${name}`,
    sendingLabel: (name) => `Đang gửi ${name}`,
    retryLabel: 'Thử lại',
    files: [],
    max: 3,
    onAdd: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof Upload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.upload(
      canvas.getByLabelText('Thêm ảnh'),
      new File(['x'], 'bien-lai.png', { type: 'image/png' }),
    );
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Every: Story = {
  tags: ['brand-matrix'],
  args: {
    files: [
      { id: '1', name: 'bien-lai.png', picture: onePicture, state: 'done' },
      { id: '2', name: 'sao-ke.jpg', picture: onePicture, state: 'uploading' },
      { id: '3', name: 'video.png', picture: onePicture, state: 'refused', reason: 'Ảnh lớn hơn 5 MB' },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText('Thêm ảnh')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ video.png' }));
    await expect(args.onRemove).toHaveBeenCalledWith('3');
  },
};
export const OnItsWay: Story = {
  args: {
    files: [
      { id: '1', name: 'bien-lai.png', picture: onePicture, state: 'uploading', share: 0.1 },
      { id: '2', name: 'sao-ke.jpg', picture: onePicture, state: 'uploading', share: 0.6 },
    ],
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Đang gửi sao-ke.jpg' });
    await expect(bar).toHaveAttribute('aria-valuenow', '60');
  },
};
